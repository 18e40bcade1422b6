import { siteFacts } from "#lib/generation/site-facts.ts";
import { WorkbenchSteps } from "./_generate/workbench.tsx";
import styles from "./page.module.css";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  const { template: wanted } = await searchParams;
  const { templates, maxUploadBytes, maxRows } = await siteFacts();
  const first = templates.find(({ id }) => id === wanted) ?? templates[0];
  return (
    <>
      <div className={styles.intro}>
        <h1>A finished document for every row</h1>
        <p>
          Bring a spreadsheet, choose a template, check the proof, and take away a ZIP with one PDF a row: certificates,
          invoices, badges.
        </p>
      </div>
      <WorkbenchSteps
        key={first?.id}
        firstTemplate={first?.id ?? ""}
        templates={templates}
        maxUploadBytes={maxUploadBytes}
        maxRows={maxRows}
      />
    </>
  );
}
