import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { choicesOf, keptValues, withValue } from "./conditions.ts";
import styles from "./rows.module.css";
import { rowsSummaryId } from "./rows-heir.ts";
import { useColumnValues } from "./use-column-values.ts";

interface ValueChoiceProps {
  session: SessionResponse;
  condition: RowCondition;
  isSaving: boolean;
  onChange: (condition: RowCondition) => void;
}

/** A checklist of a column's values; rows with the checked ones are kept. */
export function ValueChoice({ session, condition, isSaving, onChange }: ValueChoiceProps) {
  const say = useSay();
  const { column, is } = condition;
  const { values: found, retry } = useColumnValues(session, column, isSaving);
  if (!found) {
    return (
      <>
        <p className="soft small" role="status">
          {say(found === null ? "rows.failed" : "rows.loading")}
        </p>
        {found === null && <RetryButton onRetry={retry} heir={() => document.getElementById(rowsSummaryId)} />}
      </>
    );
  }
  const { values, distinct } = found;
  const isKept = keptValues(condition);
  const isCut = distinct > values.length;
  return (
    <>
      {isCut && (
        <p className="soft small">
          {say("rows.many", { column, count: distinct, shown: values.length })}{" "}
          {say(is ? "rows.many.skipped" : "rows.many.kept")}
        </p>
      )}
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{say("rows.values", { column })}</legend>
        {choicesOf(condition, found).map(({ value, count }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={isKept(value)}
              onChange={({ currentTarget: { checked } }) => onChange(withValue(condition, value, checked))}
            />
            <span>
              <Rich
                text={say("rows.counted", { value: value === "" ? say("rows.none") : value, count })}
                parts={{
                  value: (text) => <bdi>{text}</bdi>,
                  count: (text) => <span className="soft figures">{text}</span>,
                }}
              />
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.actions}>
        <button className="link-button" type="button" onClick={() => onChange({ column, isNot: [] })}>
          {say("rows.keepAll")}
        </button>
        <button className="link-button" type="button" onClick={() => onChange({ column, is: [] })}>
          {say("rows.keepNone")}
        </button>
      </p>
    </>
  );
}
