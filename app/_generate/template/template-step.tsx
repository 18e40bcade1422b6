import type { ReactNode } from "react";
import type { TemplateCard as Card } from "#lib/messages/template-words.ts";
import { TemplatePicture } from "../../_site/template-picture.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { Step } from "../step.tsx";
import styles from "./template.module.css";
import { ownDesign, ownFile } from "./template-ids.ts";

/** A design that the site's owner offers. */
export interface OfferedCard extends Card {
  picture: string | null;
}

interface TemplateStepProps {
  templates: Card[];
  offered: OfferedCard[];
  chosen: string;
  onChoose: (id: string) => void;
  /** The visitor's own design or Word file, while that is chosen. */
  children: ReactNode;
}

export function TemplateStep({ templates, offered, chosen, onChoose, children }: TemplateStepProps) {
  const say = useSay();
  const own = { id: ownDesign, title: say("own.title"), description: say("own.what") };
  const word = { id: ownFile, title: say("docx.title"), description: say("docx.what", { tag: "{Name}" }) };
  const chosenOne = [own, word, ...templates, ...offered].find(({ id }) => id === chosen);
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
          >
            <TemplatePicture id={template.id} alt="" size="small" />
          </TemplateCard>
        ))}
        {offered.map((design) => (
          <TemplateCard
            key={design.id}
            template={design}
            isChosen={design.id === chosen}
            onChoose={() => onChoose(design.id)}
          >
            {/* biome-ignore lint/performance/noImgElement: a picture of a few kilobytes that is part of the page */}
            {design.picture ? <img src={design.picture} alt="" /> : <DrawnPage drawing="boxes" />}
          </TemplateCard>
        ))}
        <TemplateCard template={own} isChosen={chosen === own.id} onChoose={() => onChoose(own.id)}>
          <DrawnPage drawing="boxes" />
        </TemplateCard>
        <TemplateCard template={word} isChosen={chosen === word.id} onChoose={() => onChoose(word.id)}>
          <DrawnPage drawing="letter" />
        </TemplateCard>
      </fieldset>
      <p className={styles.what} aria-hidden="true">
        {chosenOne?.description}
      </p>
      {children}
    </Step>
  );
}

interface TemplateCardProps {
  template: Card;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function TemplateCard({ template: { id, title, description }, isChosen, onChoose, children }: TemplateCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.picture}>{children}</span>
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

/** Icons of the visitor's own templates: lines and boxes on a page of 60 by 84. */
const drawings = {
  letter: ["M10 14h18M10 30h40M10 38h40M10 46h30M10 62h18", "M34 28h12v4H34zM10 60h14v4H10z"],
  boxes: ["M10 14h40v10H10zM18 34h24v24H18zM10 68h40", "M8 12h4v4H8zM48 12h4v4h-4zM8 22h4v4H8zM48 22h4v4h-4z"],
};

function DrawnPage({ drawing }: { drawing: keyof typeof drawings }) {
  return (
    <svg className={styles.own} viewBox="0 0 60 84" aria-hidden="true">
      <path d="M1 1h58v82H1z" />
      {drawings[drawing].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
