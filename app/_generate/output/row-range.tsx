import type { ReactNode } from "react";
import type { RowRange as Range } from "#lib/contracts/session.ts";
import { NumberInput } from "../../_controls/number-input.tsx";
import { useSay } from "../../_site/say.tsx";
import styles from "./output.module.css";

interface RowRangeProps {
  rows: Range;
  rowCount: number;
  error: ReactNode;
  onChange: (rows: Range | null) => void;
}

export function RowRange({ rows: { from, to }, rowCount, error, onChange }: RowRangeProps) {
  const say = useSay();
  const isAll = from === 1 && to === rowCount;
  return (
    <fieldset className={styles.range} aria-describedby="rows-error">
      <legend className="label">{say("make.rows")}</legend>
      <div className={styles.bounds}>
        <span aria-hidden="true">{say("make.from")}</span>
        <NumberInput
          control={{}}
          label={say("make.fromRow")}
          value={from}
          min={1}
          max={to}
          onChange={(first) => onChange({ from: first, to })}
        />
        <span aria-hidden="true">{say("make.to")}</span>
        <NumberInput
          control={{}}
          label={say("make.toRow")}
          value={to}
          min={from}
          max={rowCount}
          onChange={(last) => onChange({ from, to: last })}
        />
        {isAll ? (
          <span className="soft">{say("make.allOfThem")}</span>
        ) : (
          <button className="link-button" type="button" onClick={() => onChange(null)}>
            {say("make.all", { count: rowCount })}
          </button>
        )}
      </div>
      <p className={styles.rangeError} id="rows-error">
        {error}
      </p>
    </fieldset>
  );
}
