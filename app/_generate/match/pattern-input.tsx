import { memo, useRef } from "react";
import { flushSync } from "react-dom";
import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { TextFault } from "../../_controls/text-fault.tsx";
import { useStable } from "../../_controls/use-stable.ts";
import { useSay } from "../../_site/words/say.tsx";
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
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const insert = useStable((name: string) => {
    const start = input.current?.selectionStart ?? value.length;
    const end = input.current?.selectionEnd ?? start;
    const column = columnHole(name);
    // A new value moves the caret to the end, so the caret is set after the field has updated.
    flushSync(() => onChange(`${value.slice(0, start)}${column}${value.slice(end)}`));
    input.current?.focus();
    input.current?.setSelectionRange(start + column.length, start + column.length);
  });

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
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">{say("match.insert", { field: label })}</legend>
        <ColumnButtons columns={columns} onInsert={insert} />
      </fieldset>
    </div>
  );
}

interface ColumnButtonsProps {
  columns: Source["columns"];
  onInsert: (column: string) => void;
}

/** There may be hundreds of them, and none changes while a text is typed. */
const ColumnButtons = memo(function ColumnButtons({ columns, onInsert }: ColumnButtonsProps) {
  return columns.map(({ name }) => (
    <button key={name} className={styles.column} type="button" onClick={() => onInsert(name)}>
      {columnHole(name)}
    </button>
  ));
});
