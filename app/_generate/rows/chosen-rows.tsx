import { memo, type SyntheticEvent, useId, useState } from "react";
import { limits } from "#lib/contracts/limits.ts";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useSay, useSpeech } from "../../_site/words/say.tsx";
import { errorAt } from "../error-at.ts";
import type { OpenStepProps } from "../open-step.ts";
import { ConditionEditor } from "./condition-editor.tsx";
import { chosenRowsInWords, conditionsInWords, contradictionInWords } from "./condition-words.ts";
import { openCondition } from "./conditions.ts";
import { RowListInput, useRowList } from "./row-list-input.tsx";
import styles from "./rows.module.css";
import { keptRowsId, rowsSummaryId } from "./rows-heir.ts";

interface ChosenRowsProps extends OpenStepProps {
  isSaving: boolean;
}

/** Which rows become documents: a list of them, and the conditions that they must meet, with how many do. */
export function ChosenRows({ session, errors, isSaving, onChange }: ChosenRowsProps) {
  const speech = useSpeech();
  const { say } = speech;
  const [added, setAdded] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { rows, rowCounts } = session;
  const where = rows.where ?? [];
  const error = errorAt(errors, "rows.where");
  const change = (where: RowCondition[]) => onChange({ rows: { where } });
  const sentence = chosenRowsInWords(session, speech);
  const contradiction = contradictionInWords(session, speech);
  const list = useRowList(session, onChange);
  function toggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    // An error that keeps step 5 from starting stays in sight.
    if (list.fault) currentTarget.open = true;
    setOpen(currentTarget.open);
  }
  return (
    <>
      <StaleConditions session={session} onDrop={() => onChange({ staleConditions: [] })} />
      <details className={styles.rows} open={isOpen || list.fault !== null} onToggle={toggle}>
        <summary id={rowsSummaryId}>{say("rows.title")}</summary>
        <RowListInput list={list} error={errorAt(errors, "only")} />
        <p className="soft small">{say("rows.how")}</p>
        {error && <Notice kind="refusal">{error}</Notice>}
        {where.map((condition, at) => (
          <ConditionEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a column can have several conditions
            key={`${at} ${condition.column}`}
            {...{ session, condition, isSaving }}
            isNew={added === at}
            onChange={(changed) => {
              setAdded(null);
              change(changed ? where.with(at, changed) : where.toSpliced(at, 1));
            }}
          />
        ))}
        {where.length < limits.rowConditions && (
          <AddCondition
            session={session}
            onAdd={(column) => {
              setAdded(where.length);
              change([...where, openCondition(column)]);
            }}
          />
        )}
      </details>
      <div className={`${styles.news} ${styles.kept}`} id={keptRowsId} role="status">
        {sentence && <p className="figures">{sentence}</p>}
        {contradiction && <p>{contradiction}</p>}
        {rowCounts.shared.map((column) => (
          <p key={column}>{say("rows.shared", { column })}</p>
        ))}
        {rowCounts.unclear.map(({ column, count }) => (
          <p key={column}>{say("rows.unclear", { column, count })}</p>
        ))}
      </div>
    </>
  );
}

interface AddConditionProps {
  session: SessionResponse;
  onAdd: (column: string) => void;
}

/** Chooses a column. One without a condition is suggested, first of all one that marks rows as cancelled. */
function AddCondition({ session: { source, rows, rowCounts }, onAdd }: AddConditionProps) {
  const say = useSay();
  const id = useId();
  // A choice outlives changes of the suggestion, which come whenever the session's counts do.
  const [chosen, setChosen] = useState<string | null>(null);
  const used = new Set(rows.where?.map(({ column }) => column));
  const free = source.columns.filter(({ name }) => !used.has(name));
  const marked = free.find(({ name }) => rowCounts.cancelled.some(({ column }) => column === name));
  const column = source.columns.find(({ name }) => name === chosen) ?? marked ?? free[0] ?? source.columns[0];
  function add() {
    setChosen(null);
    if (column) onAdd(column.name);
  }
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>{say("rows.column")}</label>
      <ColumnSelect id={id} columns={source.columns} value={column?.name} onChoose={setChosen} />
      <button className="quiet-button" type="button" onClick={add}>
        {say("rows.add")}
      </button>
    </div>
  );
}

interface ColumnSelectProps {
  id: string;
  columns: SessionResponse["source"]["columns"];
  value: string | undefined;
  onChoose: (name: string) => void;
}

/** Rendered again only for another choice, because a sheet can have hundreds of columns. */
const ColumnSelect = memo(function ColumnSelect({ id, columns, value, onChoose }: ColumnSelectProps) {
  return (
    <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
      {columns.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
});

/** Conditions of the spreadsheet before, on columns that this one doesn't have. */
function StaleConditions({ session, onDrop }: { session: SessionResponse; onDrop: () => void }) {
  const speech = useSpeech();
  const { staleConditions } = session;
  const conditions = conditionsInWords(staleConditions, speech);
  return (
    <div className={styles.news} role="status">
      {staleConditions.length > 0 && (
        <Notice kind="warning">
          <p>{speech.say("rows.stale", { count: staleConditions.length, conditions })}</p>
          <button className="quiet-button" type="button" onClick={onDrop}>
            {speech.say("rows.stale.drop")}
          </button>
        </Notice>
      )}
    </div>
  );
}
