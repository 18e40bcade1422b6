import { type ReactNode, useState } from "react";
import { limits } from "#lib/contracts/limits.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { useDraft } from "../drafts/drafts.ts";
import type { OpenStepProps } from "../open-step.ts";
import { type RowListFault, readRowList, rowListInText } from "./row-list.ts";
import styles from "./rows.module.css";

interface RowListInputProps extends Pick<OpenStepProps, "onChange"> {
  only: readonly number[] | null;
  rowCount: number;
  /** Why the server rejected the list. */
  error: ReactNode;
}

interface Typed {
  text: string;
  fault: RowListFault | null;
  /** The list that was replaced by typing; if it changes from outside, the new list is shown. */
  over: string;
}

/**
 * The rows to use, as a list such as `5, 22, 31-40`. It is committed on blur, on Enter, or before anything that uses all
 * values. A pause doesn't commit it: half of a list is a list, too.
 */
export function RowListInput({ only, rowCount, error, onChange }: RowListInputProps) {
  const say = useSay();
  const shown = rowListInText(only ?? []);
  const [draft, setDraft] = useState<Typed | null>(null);
  const typed = draft?.over === shown ? draft : null;

  function settle(): boolean {
    if (!typed) return true;
    const rows = readRowList(typed.text, rowCount);
    if (typeof rows === "string") {
      setDraft({ ...typed, fault: rows });
      return false;
    }
    setDraft(null);
    const [first] = rows;
    if (rowListInText(rows) !== shown) onChange(first ? { only: rows, preview: { row: first } } : { only: null });
    return true;
  }
  useDraft(Boolean(typed?.fault), settle);
  // A row's number is shown as it can be typed, without thousands separators.
  const max = typed?.fault === "many" ? limits.corrections : String(rowCount);
  return (
    <div className={styles.list}>
      <Labelled
        label={say("rows.list")}
        help={say("rows.list.help")}
        error={typed?.fault ? say(`rows.list.${typed.fault}`, { max }) : error}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            className="figures"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={typed?.text ?? shown}
            onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, fault: null, over: shown })}
            onBlur={settle}
            onKeyDown={({ key }) => key === "Enter" && settle()}
          />
        )}
      </Labelled>
    </div>
  );
}
