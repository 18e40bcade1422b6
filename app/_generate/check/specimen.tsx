import type { Template } from "#lib/contracts/template.ts";
import { Step } from "../step.tsx";
import styles from "./check.module.css";
import { Sheet } from "./sheet.tsx";

/** Where the proof will lie: a specimen of the template, until there are rows. */
export function SpecimenStep({ template }: { template: Template | undefined }) {
  return (
    <Step number={4} title="Check the proof">
      <p className="soft">You see each document here before it is made.</p>
      {template && (
        <div className={styles.specimen}>
          <Sheet source={`/templates/${template.id}.svg`} words={`Specimen: ${template.title}`} />
        </div>
      )}
    </Step>
  );
}
