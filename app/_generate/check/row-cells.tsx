import { type SyntheticEvent, useId, useState } from "react";
import { isCorrectionOf, withCell } from "#lib/client/changes/corrections.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Correction } from "#lib/contracts/sessions/choices.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { Notice } from "../../_controls/notice.tsx";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { useTextDraft } from "../drafts/use-text-draft.ts";
import type { OpenStepProps } from "../open-step.ts";
import { NextProblem } from "../problems/next-problem.tsx";
import { cellPlace } from "../problems/problem-places.ts";
import styles from "./correct.module.css";
import { shownColumns } from "./shown-columns.ts";

interface RowCellsProps extends Omit<OpenStepProps, "errors"> {
  /** The displayed row. */
  row: number;
  /** Why the server rejected the corrections. */
  error: string | undefined;
}

/**
 * The cells of the displayed row, to correct them. Opens by itself if the row has a problem or a correction, or is the
 * only one, as after *Correct* on a job's page. What the visitor opened stays open for other rows.
 */
export function RowCells({ session, row, error, onChange }: RowCellsProps) {
  const say = useSay();
  const [toggled, setToggled] = useState<{ row: number; isOpen: boolean } | null>(null);
  const { preview, corrections, problems } = session;
  if (preview?.row !== row || preview.cells.length === 0) return null;
  const isOnly = session.only?.length === 1 && session.only[0] === row;
  const isNoted =
    isOnly || corrections.some((each) => each.row === row) || problems.some(({ rows }) => rows.includes(row));
  const isOpen = toggled?.isOpen || (toggled?.row !== row && isNoted);
  const toggle = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) =>
    open === isOpen || setToggled({ row, isOpen: open });
  const changeRow: OpenStepProps["onChange"] = (change) => {
    setToggled({ row, isOpen: true });
    onChange(change);
  };
  return (
    <details className={styles.correct} open={isOpen} onToggle={toggle}>
      <summary>{say("correct.row", { row })}</summary>
      {error && <Notice kind="refusal">{error}</Notice>}
      <p className="soft small">{say("correct.how")}</p>
      <RowChoice rows={preview.rows} row={row} onChange={changeRow} />
      <div className={styles.cells}>
        {shownColumns(session, row).map(([index, name]) => (
          <RowCell
            key={`${row} ${name}`}
            row={row}
            column={name}
            was={preview.cells[index] ?? null}
            correction={corrections.find(isCorrectionOf({ row, column: name }))}
            problem={problems.find((each) => each.rows.includes(row) && each.column === name)?.message}
            onCorrect={(value, was) =>
              onChange({ corrections: withCell(corrections, { row, column: name, value, was }) })
            }
          />
        ))}
      </div>
    </details>
  );
}

/** The rows of the displayed document, such as an invoice's lines or the labels of a sheet. */
function RowChoice({ rows, row, onChange }: Pick<RowCellsProps, "row" | "onChange"> & { rows: number[] }) {
  const say = useSay();
  const id = useId();
  if (rows.length < 2 || !rows.includes(row)) return null;
  const show = (row: number) => onChange({ preview: { row } });
  return (
    <p className={styles.which}>
      <label htmlFor={id}>{say("correct.which")}</label>
      <select id={id} value={row} onChange={(event) => show(Number(event.currentTarget.value))}>
        {rows.map((each) => (
          <option key={each} value={each}>
            {say("correct.which.row", { row: each })}
          </option>
        ))}
      </select>
    </p>
  );
}

interface RowCellProps {
  row: number;
  column: string;
  /** The text in the spreadsheet; null if it is too long to be corrected. */
  was: string | null;
  correction: Correction | undefined;
  problem: string | undefined;
  onCorrect: (value: string, was: string) => void;
}

function RowCell({ was, ...props }: RowCellProps) {
  const say = useSay();
  const { row, column, correction } = props;
  return (
    <div data-corrected={correction ? true : undefined} data-mends={cellPlace(column)}>
      {was === null ? (
        <Labelled label={column}>
          {({ id }) => (
            <p id={id} tabIndex={-1}>
              {say("correct.long")}
            </p>
          )}
        </Labelled>
      ) : (
        <CellInput was={was} {...props} />
      )}
      <NextProblem at={cellPlace(column)} row={row} />
    </div>
  );
}

function CellInput({ column, was, correction, problem, onCorrect }: RowCellProps & { was: string }) {
  const say = useSay();
  const { text, type, settle } = useTextDraft(correction?.value ?? was, (value) => onCorrect(value, was));
  const before = correction && (
    <>
      {was === "" ? say("correct.was.empty") : say("correct.was", { text: was })}{" "}
      <UndoButton column={column} row={correction.row} onUndo={() => onCorrect(was, was)} />
    </>
  );
  return (
    <Labelled label={column} error={problem} help={before}>
      {(control) => {
        const field = {
          ...control,
          value: text,
          maxLength: limits.correctionCharacters,
          spellCheck: false,
          dir: "auto",
          onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
          onBlur: settle,
        } as const;
        const commit = ({ key }: { key: string }) => key === "Enter" && settle();
        return /\n/.test(was + text) ? (
          <textarea {...field} rows={3} />
        ) : (
          <input {...field} type="text" onKeyDown={commit} />
        );
      }}
    </Labelled>
  );
}

/** Restores the cell's text from the spreadsheet. */
export function UndoButton({ column, row, onUndo }: { column: string; row: number; onUndo: () => void }) {
  const say = useSay();
  return (
    <button className="link-button" type="button" onClick={onUndo}>
      <Rich
        text={say("correct.undo", { column, row })}
        parts={{ hidden: (text) => <span className="visually-hidden">{text}</span> }}
      />
    </button>
  );
}
