import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { countInWords } from "../_site/words.ts";
import styles from "./problem-table.module.css";

interface ProblemTableProps {
  problems: RowProblem[];
  /** How many there are in all; the list holds the first of them. */
  problemCount: number;
  /** Where rows can be looked at: called with a row's number. */
  onShowRow?: (row: number) => void;
}

/** What is wrong with which row. An error leaves its document out; a warning does not. */
export function ProblemTable({ problems, problemCount, onShowRow }: ProblemTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be within reach of the keyboard
    <section className={styles.scroll} aria-label="Problems by row" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Line in the sheet</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem twice
            <ProblemRow key={index} problem={problem} onShowRow={onShowRow} />
          ))}
        </tbody>
      </table>
      {problemCount > problems.length && (
        <p className={styles.more}>
          These are the first {countInWords(problems.length)} of {countInWords(problemCount)}.
        </p>
      )}
    </section>
  );
}

function ProblemRow({ problem, onShowRow }: { problem: RowProblem; onShowRow: ProblemTableProps["onShowRow"] }) {
  const { row, sheetRow, column, message, severity } = problem;
  return (
    <tr>
      <th scope="row" className="figures">
        {onShowRow ? (
          <button className="link-button" type="button" onClick={() => onShowRow(row)}>
            {countInWords(row)}
            <span className="visually-hidden"> in the proof</span>
          </button>
        ) : (
          countInWords(row)
        )}
      </th>
      <td className={`${styles.line} figures`}>{countInWords(sheetRow)}</td>
      <td>{column ?? "–"}</td>
      <td>
        <span className={styles[severity]}>{severity === "error" ? "Error" : "Warning"}</span> {message}
      </td>
    </tr>
  );
}
