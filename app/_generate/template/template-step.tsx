import type { TemplateCard as Card } from "#lib/messages/template-words.ts";
import { useSay } from "../../_site/say.tsx";
import { TemplatePicture } from "../../_site/template-picture.tsx";
import { Step } from "../step.tsx";
import styles from "./template.module.css";

interface TemplateStepProps {
  templates: Card[];
  chosen: string;
  onChoose: (id: string) => void;
}

export function TemplateStep({ templates, chosen, onChoose }: TemplateStepProps) {
  const say = useSay();
  const chosenOne = templates.find(({ id }) => id === chosen);
  return (
    <Step number={2} title={say("choose.title")}>
      <fieldset className={styles.templates}>
        <legend className="visually-hidden">{say("choose.label")}</legend>
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            isChosen={template.id === chosen}
            onChoose={() => onChoose(template.id)}
          />
        ))}
      </fieldset>
      <p className={styles.what} aria-hidden="true">
        {chosenOne?.description}
      </p>
    </Step>
  );
}

interface TemplateCardProps {
  template: Card;
  isChosen: boolean;
  onChoose: () => void;
}

function TemplateCard({ template: { id, title, description }, isChosen, onChoose }: TemplateCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.picture}>
        <TemplatePicture id={id} alt="" size="small" />
      </span>
      <span className={styles.name}>
        <input
          type="radio"
          name="template"
          id={`template-${id}`}
          aria-describedby={`template-${id}-what`}
          value={id}
          checked={isChosen}
          onChange={onChoose}
        />
        <label htmlFor={`template-${id}`}>{title}</label>
      </span>
      <p id={`template-${id}-what`} className="visually-hidden">
        {description}
      </p>
    </div>
  );
}
