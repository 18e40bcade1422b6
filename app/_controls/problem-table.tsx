import { useState } from "react";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { countInWords } from "../_site/words.ts";
import { problemKinds } from "./problem-kinds.ts";
import { inOrder, nextOrder, type ProblemKey, type ProblemOrder } from "./problem-order.ts";
import styles from "./problem-table.module.css";

interface ProblemTableProps {
  problems: RowProblem[];
  /** How many there are in all; the list holds the first of them. */
  problemCount: number;
  /** Where rows can be looked at: called with a row's number. */
  onShowRow?: (row: number) => void;
}

const columns: { key: ProblemKey | null; label: string }[] = [
  { key: "row", label: "Row" },
  { key: null, label: "Line in the sheet" },
  { key: "column", label: "Column" },
  { key: "kind", label: "Kind" },
  { key: "severity", label: "Severity" },
  { key: null, label: "What is wrong" },
];

/** What is wrong with which row, in the order that is wanted. An error leaves its document out; a warning does not. */
export function ProblemTable({ problems, problemCount, onShowRow }: ProblemTableProps) {
  const [order, setOrder] = useState<ProblemOrder>({ by: "row", isDescending: false });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be within reach of the keyboard
    <section className={styles.scroll} aria-label="Problems by row" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, label }) =>
              key ? (
                <SortHeader key={label} label={label} by={key} order={order} onOrder={setOrder} />
              ) : (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {inOrder(problems, order).map((problem, index) => (
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

interface SortHeaderProps {
  label: string;
  by: ProblemKey;
  order: ProblemOrder;
  onOrder: (order: ProblemOrder) => void;
}

function SortHeader({ label, by, order, onOrder }: SortHeaderProps) {
  const direction = order.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" className={styles.sortable} aria-sort={order.by === by ? direction : undefined}>
      <button type="button" onClick={() => onOrder(nextOrder(order, by))}>
        {label}
      </button>
    </th>
  );
}

function ProblemRow({ problem, onShowRow }: { problem: RowProblem; onShowRow: ProblemTableProps["onShowRow"] }) {
  const { row, sheetRow, column, code, message, severity } = problem;
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
      <td>{problemKinds[code]}</td>
      <td className={styles[severity]}>{severity === "error" ? "Error" : "Warning"}</td>
      <td>{message}</td>
    </tr>
  );
}
