import { memo, useRef } from "react";
import { flushSync } from "react-dom";
import { columnHole } from "#lib/contracts/column-hole.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { useStable } from "../../_controls/use-stable.ts";
import styles from "./match.module.css";

/** Inserts a column's placeholder into a text, at the caret or instead of what is selected. */
export function useColumnInsert(value: string, onChange: (text: string) => void) {
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
  return { input, insert };
}

interface ColumnButtonsProps {
  label: string;
  columns: Source["columns"];
  onInsert: (column: string) => void;
}

/** A button for each column. There may be hundreds of them, and none changes while a text is typed. */
export const ColumnButtons = memo(function ColumnButtons({ label, columns, onInsert }: ColumnButtonsProps) {
  return (
    <fieldset className={styles.columns}>
      <legend className="visually-hidden">{label}</legend>
      {columns.map(({ name }) => (
        <button key={name} className={styles.column} type="button" onClick={() => onInsert(name)}>
          {columnHole(name)}
        </button>
      ))}
    </fieldset>
  );
});
