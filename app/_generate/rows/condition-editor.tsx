import { useEffect, useId, useRef, useState } from "react";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { BoundsChoice } from "./bounds-choice.tsx";
import { type ConditionKind, isOpen, kindOf, kindsFor, withKind } from "./conditions.ts";
import styles from "./rows.module.css";
import { useRowsAsHeir } from "./rows-heir.ts";
import { ValueChoice } from "./value-choice.tsx";

interface ConditionEditorProps {
  session: SessionResponse;
  condition: RowCondition;
  /** Whether the visitor has just added it. */
  isNew: boolean;
  isSaving: boolean;
  /** Null removes it. */
  onChange: (condition: RowCondition | null) => void;
}

/** One condition: its column, what is asked of it, and a button to remove it. */
export function ConditionEditor({ session, condition, isNew, isSaving, onChange }: ConditionEditorProps) {
  const say = useSay();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<ConditionKind | null>(null);
  const { column } = condition;
  // Bounds that aren't there yet are no part of the condition.
  const kind = (isOpen(condition) ? chosen : null) ?? kindOf(condition);
  const kinds = new Set([
    ...kindsFor(session.source.columns.find(({ name }) => name === column) ?? { type: "text" }),
    kind,
  ]);
  useRowsAsHeir();
  useEffect(() => {
    if (isNew) select.current?.focus();
  }, [isNew]);
  function choose(next: ConditionKind) {
    setChosen(next);
    if (next !== kind) onChange(withKind(condition, next));
  }
  return (
    <fieldset className={styles.condition}>
      <legend className="label">{say("rows.condition", { column })}</legend>
      <div className={styles.kind}>
        <label htmlFor={id}>{say("rows.kind")}</label>
        <select
          ref={select}
          id={id}
          value={kind}
          onChange={(event) => choose(event.currentTarget.value as ConditionKind)}
        >
          {[...kinds].map((each) => (
            <option key={each} value={each}>
              {say(`rows.kind.${each}`)}
            </option>
          ))}
        </select>
        <button className="link-button" type="button" onClick={() => onChange(null)}>
          <Rich
            text={say("rows.remove", { column })}
            parts={{ hidden: (text) => <span className="visually-hidden">{text}</span> }}
          />
        </button>
      </div>
      {kind === "values" && <ValueChoice {...{ session, condition, isSaving, onChange }} />}
      {(kind === "number" || kind === "date") && <BoundsChoice {...{ kind, condition, onChange }} />}
    </fieldset>
  );
}
