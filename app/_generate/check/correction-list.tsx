import { isCorrectionOf, withCell, withoutWas } from "#lib/client/changes/corrections.ts";
import type { KeptCorrection } from "#lib/contracts/sessions/choices.ts";
import type { SettledSource as Source } from "#lib/contracts/sessions/source.ts";
import { Notice } from "../../_controls/notice.tsx";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import styles from "./correct.module.css";
import { CorrectedSheet } from "./corrected-sheet.tsx";
import { UndoButton } from "./row-cells.tsx";

interface CorrectionListProps extends Omit<OpenStepProps, "errors"> {
  onShowRow: (row: number) => void;
  isSaving: boolean;
}

/** All corrections, each with a button to undo it, including those that no longer match the spreadsheet. */
export function CorrectionList({ session, isSaving, onShowRow, onChange }: CorrectionListProps) {
  const say = useSay();
  const { corrections, staleCorrections, source } = session;
  const usable = staleCorrections.filter((each) => hasCell(source, each) && !corrections.some(isCorrectionOf(each)));
  const reapply = () => onChange({ corrections: [...corrections, ...usable].map(withoutWas) });
  return (
    <>
      <div role="status">
        {staleCorrections.length > 0 && (
          <Notice kind="warning">
            <p>{say("correct.stale", { count: staleCorrections.length })}</p>
            <ul className={styles.stale}>
              {staleCorrections.map((each) => (
                <li key={`${each.row} ${each.column}`}>{say("correct.change", shown(each, say("correct.empty")))}</li>
              ))}
            </ul>
            {usable.length > 0 && (
              <button className="quiet-button" type="button" onClick={reapply}>
                {say("correct.reapply", { count: usable.length })}
              </button>
            )}
            <button className="quiet-button" type="button" onClick={() => onChange({ staleCorrections: [] })}>
              {say("correct.discard")}
            </button>
          </Notice>
        )}
      </div>
      {corrections.length > 0 && (
        <details className={styles.list}>
          <summary>{say("correct.count", { count: corrections.length })}</summary>
          <CorrectionTable
            corrections={corrections}
            onShowRow={onShowRow}
            onUndo={(each) => onChange({ corrections: withCell(corrections, { ...each, value: each.was }) })}
          />
          <button className="quiet-button" type="button" onClick={() => onChange({ corrections: [] })}>
            {say("correct.undoAll")}
          </button>{" "}
          <CorrectedSheet sessionId={session.sessionId} isSaving={isSaving} />
        </details>
      )}
    </>
  );
}

interface CorrectionTableProps {
  corrections: readonly KeptCorrection[];
  onShowRow: (row: number) => void;
  onUndo: (correction: KeptCorrection) => void;
}

function CorrectionTable({ corrections, onShowRow, onUndo }: CorrectionTableProps) {
  const say = useSay();
  const hidden = (text: string) => <span className="visually-hidden">{text}</span>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.scroll} aria-label={say("correct.list")} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(["problems.row", "problems.column", "correct.before", "correct.now"] as const).map((key) => (
              <th key={key} scope="col">
                {say(key)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {corrections.map((each) => {
            const { row, column, was, value } = shown(each, say("correct.empty"));
            return (
              <tr key={`${row} ${column}`}>
                <th scope="row" className="figures">
                  <button className="link-button" type="button" onClick={() => onShowRow(row)}>
                    <Rich text={say("problems.show", { row })} parts={{ hidden }} />
                  </button>
                </th>
                <td>{column}</td>
                <td>
                  <del>{was}</del>
                </td>
                <td>
                  <ins>{value}</ins>
                </td>
                <td>
                  <UndoButton column={column} row={row} onUndo={() => onUndo(each)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function hasCell({ rowCount, columns }: Source, { row, column }: KeptCorrection): boolean {
  return row <= rowCount && columns.some(({ name }) => name === column);
}

function shown({ row, column, was, value }: KeptCorrection, empty: string) {
  return { row, column, was: was || empty, value: value || empty };
}
