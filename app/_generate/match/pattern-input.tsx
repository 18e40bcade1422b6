import type { FieldError } from "#lib/contracts/errors.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { TextFault } from "../../_controls/text-fault.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { ColumnButtons, useColumnInsert } from "./column-buttons.tsx";
import styles from "./match.module.css";

interface PatternInputProps {
  label: string;
  value: string;
  columns: Source["columns"];
  error: FieldError | undefined;
  help?: string;
  /** How many lines it has room for; by default it is a single one. */
  rows?: number;
  onChange: (text: string) => void;
}

/** A text in which `{Column}` stands for a row's value; a click on a column's name inserts it at the caret. */
export function PatternInput({ label, value, columns, error, help, rows, onChange }: PatternInputProps) {
  const say = useSay();
  const { input, insert } = useColumnInsert(value, onChange);

  return (
    <div className={styles.pattern}>
      <Labelled label={label} error={error && <TextFault error={error} text={value} />} help={help}>
        {(control) => {
          const field = {
            ...control,
            ref: input,
            maxLength: limits.patternCharacters,
            value,
            onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
          };
          return rows ? <textarea {...field} rows={rows} /> : <input {...field} type="text" />;
        }}
      </Labelled>
      <ColumnButtons label={say("match.insert", { field: label })} columns={columns} onInsert={insert} />
    </div>
  );
}
