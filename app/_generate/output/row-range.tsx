import { type ReactNode, useId, useRef, useState } from "react";
import type { RowRange as Range } from "#lib/contracts/sessions/choices.ts";
import { useSay } from "../../_site/words/say.tsx";
import { useDraft } from "../drafts/drafts.ts";
import { NumberInput } from "../drafts/number-input.tsx";
import { type NumberDraft, useNumberDraft } from "../drafts/use-number-draft.ts";
import styles from "./output.module.css";

interface RowRangeProps {
  rows: Range;
  rowCount: number;
  error: ReactNode;
  onChange: (rows: Range | null) => void;
}

/** The first and the last row. Nothing is sent until the two form a valid range. */
export function RowRange({ rows, rowCount, error, onChange }: RowRangeProps) {
  const say = useSay();
  const id = useId();
  const endInput = useRef<HTMLInputElement>(null);
  const [disordered, setDisordered] = useState<{ range: Range; over: string } | null>(null);
  const over = `${rows.from}-${rows.to} of ${rowCount}`;
  const wanted = disordered?.over === over ? disordered.range : null;
  const { from, to } = wanted ?? rows;

  function take(range: Range): boolean {
    const isOrdered = range.from <= range.to;
    setDisordered(isOrdered ? null : { range, over });
    if (isOrdered) onChange(range);
    return isOrdered;
  }
  const bounds = { min: 1, max: rowCount };
  const first = useNumberDraft({ ...bounds, value: from, onChange: (row) => take({ from: row, to }) });
  const end = useNumberDraft({ ...bounds, value: to, onChange: (row) => take({ from, to: row }) });
  const isFaulty = Boolean(first.fault ?? end.fault ?? wanted);
  useDraft(isFaulty, () => [first.settle(), end.settle(), wanted === null].every(Boolean));

  function takeAll() {
    for (const draft of [first, end]) draft.drop();
    setDisordered(null);
    onChange(null);
    // This button disappears: the focus moves next to it.
    endInput.current?.focus();
  }
  const controlOf = ({ fault }: NumberDraft) => {
    const isInvalid = Boolean(fault ?? wanted ?? error);
    return isInvalid ? ({ "aria-describedby": id, "aria-invalid": true } as const) : {};
  };

  return (
    <fieldset className={styles.range}>
      <legend className="label">{say("make.rows")}</legend>
      <div className={styles.bounds}>
        <span aria-hidden="true">{say("make.from")}</span>
        <NumberInput control={controlOf(first)} label={say("make.fromRow")} draft={first} />
        <span aria-hidden="true">{say("make.to")}</span>
        <NumberInput control={controlOf(end)} label={say("make.toRow")} draft={end} ref={endInput} />
        {from === 1 && to === rowCount && !isFaulty ? (
          <span className="soft">{say("make.allOfThem")}</span>
        ) : (
          <button className="link-button" type="button" onClick={takeAll}>
            {say("make.all", { count: rowCount })}
          </button>
        )}
      </div>
      <p className={styles.rangeError} id={id}>
        {first.fault ?? end.fault ?? (wanted ? say("make.rows.order") : error)}
      </p>
    </fieldset>
  );
}
