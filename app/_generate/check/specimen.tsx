import type { TemplateCard } from "#lib/messages/template-words.ts";
import { TemplatePicture } from "../../_site/template-picture.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { Step } from "../step.tsx";
import styles from "./check.module.css";
import { Sheet } from "./sheet.tsx";

/** A specimen of the template, in place of the preview until there are rows. */
export function SpecimenStep({ template }: { template: TemplateCard | undefined }) {
  const say = useSay();
  return (
    <Step number={4} title={say("check.title")}>
      <p className="soft">{say("check.later")}</p>
      {template && (
        <div className={styles.specimen}>
          <Sheet>
            <TemplatePicture
              id={template.id}
              alt={say("template.specimen", { template: template.title })}
              size="large"
            />
          </Sheet>
        </div>
      )}
    </Step>
  );
}
