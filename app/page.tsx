import { siteFacts } from "#lib/generation/site-facts.ts";
import { WorkbenchSteps } from "./_generate/workbench.tsx";
import styles from "./page.module.css";

export default async function Page() {
  const { templates, maxUploadBytes, maxRows } = await siteFacts();
  return (
    <>
      <div className={styles.intro}>
        <h1>A finished document for every row</h1>
        <p>
          Bring a spreadsheet, choose a template, check the proof, and take away a ZIP with one PDF a row: certificates,
          invoices, badges.
        </p>
      </div>
      <WorkbenchSteps templates={templates} maxUploadBytes={maxUploadBytes} maxRows={maxRows} />
    </>
  );
}
