import type { FieldError } from "#lib/contracts/errors.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { TemplateSetting } from "#lib/contracts/template.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { TextFault } from "../../_controls/text-fault.tsx";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { NextProblem } from "../problems/next-problem.tsx";
import { settingPlace } from "../problems/problem-places.ts";
import { ColumnButtons, useColumnInsert } from "./column-buttons.tsx";
import styles from "./match.module.css";
import { settingId } from "./show-setting.ts";

interface TextSettingProps {
  setting: Extract<TemplateSetting, { type: "text" }>;
  value: string;
  columns: Source["columns"];
  error: FieldError | undefined;
  onChange: (value: string) => void;
}

/** A text for all documents, in which `{Column}` stands for a row's value. */
export function TextSetting({ setting, value, columns, error, onChange }: TextSettingProps) {
  const say = useSay();
  const { input, insert } = useColumnInsert(value, onChange);
  const { name, label, help, multiline, required, sample } = setting;
  const mark = required ? say("match.required") : undefined;
  return (
    <div
      className={`${styles.text} ${multiline ? styles.wide : ""}`}
      id={settingId(name)}
      data-mends={settingPlace(name)}
    >
      <Labelled label={label} mark={mark} help={help} error={error && <TextFault error={error} text={value} />}>
        {(control) => {
          const text = {
            ...control,
            ref: input,
            value,
            placeholder: sample && say("match.sample", { text: sample }),
            required,
            maxLength: limits.settingCharacters,
            onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
          };
          return multiline ? <textarea {...text} rows={rowsOf(value)} /> : <input {...text} type="text" />;
        }}
      </Labelled>
      <details className={styles.insert}>
        <summary>
          <Rich text={say("match.insert.open", { field: label })} parts={{ hidden }} />
        </summary>
        <ColumnButtons label={say("match.insert", { field: label })} columns={columns} onInsert={insert} />
      </details>
      <NextProblem at={settingPlace(name)} />
    </div>
  );
}

const hidden = (text: string) => <span className="visually-hidden">{text}</span>;

/** For browsers without `field-sizing`: about as many rows as the text has lines of 70 letters. */
function rowsOf(text: string): number {
  const rows = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 70)), 0);
  return Math.min(Math.max(rows, 3), 24);
}
