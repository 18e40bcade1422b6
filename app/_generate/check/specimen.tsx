import type { Template } from "#lib/contracts/template.ts";
import { useSay } from "../../_site/say.tsx";
import { Step } from "../step.tsx";
import styles from "./check.module.css";
import { Sheet } from "./sheet.tsx";

/** Where the proof will lie: a specimen of the template, until there are rows. */
export function SpecimenStep({ template }: { template: Template | undefined }) {
  const say = useSay();
  return (
    <Step number={4} title={say("check.title")}>
      <p className="soft">{say("check.later")}</p>
      {template && (
        <div className={styles.specimen}>
          <Sheet
            source={`/templates/${template.id}.svg`}
            words={say("template.specimen", { template: template.title })}
          />
        </div>
      )}
    </Step>
  );
}
