import type { RowRange as Range } from "#lib/contracts/session.ts";
import { NumberInput } from "../../_controls/number-input.tsx";
import { countInWords } from "../../_site/words.ts";
import styles from "./output.module.css";

interface RowRangeProps {
  rows: Range;
  rowCount: number;
  error: string | undefined;
  onChange: (rows: Range | null) => void;
}

export function RowRange({ rows: { from, to }, rowCount, error, onChange }: RowRangeProps) {
  const isAll = from === 1 && to === rowCount;
  return (
    <fieldset className={styles.range} aria-describedby="rows-error">
      <legend className="label">Rows</legend>
      <div className={styles.bounds}>
        <span aria-hidden="true">From</span>
        <NumberInput
          control={{}}
          label="From row"
          value={from}
          min={1}
          max={to}
          onChange={(first) => onChange({ from: first, to })}
        />
        <span aria-hidden="true">to</span>
        <NumberInput
          control={{}}
          label="To row"
          value={to}
          min={from}
          max={rowCount}
          onChange={(last) => onChange({ from, to: last })}
        />
        {isAll ? (
          <span className="soft">all of them</span>
        ) : (
          <button className="link-button" type="button" onClick={() => onChange(null)}>
            All {countInWords(rowCount)} rows
          </button>
        )}
      </div>
      <p className={styles.rangeError} id="rows-error">
        {error}
      </p>
    </fieldset>
  );
}
