import { Labelled } from "../../_controls/labelled.tsx";
import { errorAt, faultAt } from "../error-at.ts";
import { PatternInput } from "../match/pattern-input.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { LocaleSelect } from "./locale-select.tsx";
import styles from "./output.module.css";
import { RowRange } from "./row-range.tsx";

/** What is well chosen already for most: rows, file names, language and the kind of PDF. */
export function MoreChoices({ session, errors, onChange }: OpenStepProps) {
  const { output, rows, source } = session;
  return (
    <details className={styles.more}>
      <summary>Rows, file names, language, archive format</summary>
      <div className={styles.moreFields}>
        <RowRange
          rows={rows}
          rowCount={source.rowCount}
          error={errorAt(errors, "rows")}
          onChange={(range) => onChange({ rows: range })}
        />
        <PatternInput
          label="File name"
          value={output.filename}
          columns={source.columns}
          error={faultAt(errors, "output.filename")}
          help="A name in braces stands for each row's value. Names that come twice get a number."
          onChange={(filename) => onChange({ output: { filename } })}
        />
        <LocaleSelect
          value={output.locale}
          error={errorAt(errors, "output.locale")}
          onChange={(locale) => onChange({ output: { locale } })}
        />
        <Labelled label="Kind of PDF" help="PDF/A is for archives: it holds all it needs to look the same in decades.">
          {(control) => (
            <select
              {...control}
              value={output.standard}
              onChange={(event) =>
                onChange({ output: { standard: event.currentTarget.value === "pdf" ? "pdf" : "pdf/a-3a" } })
              }
            >
              <option value="pdf">PDF</option>
              <option value="pdf/a-3a">PDF/A-3a</option>
            </select>
          )}
        </Labelled>
      </div>
    </details>
  );
}
