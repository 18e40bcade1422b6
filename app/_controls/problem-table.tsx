import { memo, useState } from "react";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { MessageKey } from "#lib/messages/page-messages.ts";
import { numberIn } from "../_site/words/numbers.ts";
import { Rich } from "../_site/words/rich.tsx";
import { useSpeech } from "../_site/words/say.tsx";
import { countOf } from "./problem-counts.ts";
import { kindInWords } from "./problem-kinds.ts";
import { inOrder, nextOrder, type ProblemKey, type ProblemOrder } from "./problem-order.ts";
import styles from "./problem-table.module.css";

interface ProblemTableProps {
  problems: RowProblem[];
  /** The total number of problems; the list only has the first of them. */
  problemCount: number;
  /** Set if problems can be opened: called with one of the problem's rows. */
  onOpen?: (problem: RowProblem, row: number) => void;
}

const columns = [
  { key: "row", name: "problems.row" },
  { key: null, name: "problems.line" },
  { key: "column", name: "problems.column" },
  { key: "kind", name: "problems.kind" },
  { key: "severity", name: "problems.severity" },
  { key: null, name: "problems.what" },
] as const satisfies { key: ProblemKey | null; name: MessageKey }[];

/** The problems, sortable; similar ones share a line. A document with an error is skipped, one with warnings isn't. */
export const ProblemTable = memo(function ProblemTable({ problems, problemCount, onOpen }: ProblemTableProps) {
  const speech = useSpeech();
  const { say } = speech;
  const shown = countOf(problems);
  const [order, setOrder] = useState<ProblemOrder>({ by: "row", isDescending: false });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.scroll} aria-label={say("problems.label")} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, name }) =>
              key ? (
                <SortHeader key={name} label={say(name)} by={key} order={order} onOrder={setOrder} />
              ) : (
                <th key={name} scope="col">
                  {say(name)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {inOrder(problems, order, speech).map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem twice
            <ProblemRow key={index} problem={problem} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      {problemCount > shown && <p className={styles.more}>{say("problems.first", { shown, all: problemCount })}</p>}
    </section>
  );
});

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

function ProblemRow({ problem, onOpen }: { problem: RowProblem; onOpen: ProblemTableProps["onOpen"] }) {
  const { row, sheetRow, column, code, message, severity, rows, count } = problem;
  const { language, say } = useSpeech();
  const open = onOpen && ((row: number) => onOpen(problem, row));
  return (
    <tr>
      <th scope="row" className="figures" data-before={say("problems.row")}>
        <RowLink row={row} onOpen={open} />
      </th>
      <td className={`${styles.line} figures`} data-before={say("problems.line.before")}>
        {numberIn(language, sheetRow)}
      </td>
      <td>{column ?? "–"}</td>
      <td>{kindInWords(code, say)}</td>
      <td className={styles[severity]}>{say(`problems.${severity}`)}</td>
      <td>
        {message}
        {count > 1 && (
          <p className={`${styles.rows} figures`}>
            <span>{say("problems.rows")} </span>
            {rows.map((each) => (
              // Otherwise adjacent texts would be one item without gaps.
              <span key={each}>
                <RowLink row={each} onOpen={open} />{" "}
              </span>
            ))}
            {count > rows.length && say("problems.moreRows", { count: count - rows.length })}
          </p>
        )}
      </td>
    </tr>
  );
}

function RowLink({ row, onOpen }: { row: number; onOpen: ((row: number) => void) | undefined }) {
  const { language, say } = useSpeech();
  const hidden = (text: string) => <span className="visually-hidden">{text}</span>;
  if (!onOpen) return numberIn(language, row);
  return (
    <button className="link-button" type="button" onClick={() => onOpen(row)}>
      <Rich text={say("problems.open", { row })} parts={{ hidden }} />
    </button>
  );
}
