import { type ReactNode, useState } from "react";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { useDraft } from "../drafts/drafts.ts";
import type { OpenStepProps } from "../open-step.ts";
import { type RowListFault, readRowList, rowListInText } from "./row-list.ts";
import styles from "./rows.module.css";

interface RowList {
  /** The list as it is shown and can be typed. */
  text: string;
  fault: RowListFault | null;
  rowCount: number;
  hasFailedRows: boolean;
  type: (text: string) => void;
  settle: () => boolean;
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
export function useRowList(
  { only, source: { rowCount }, failedIn }: SessionResponse,
  onChange: OpenStepProps["onChange"],
): RowList {
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
  return {
    text: typed?.text ?? shown,
    fault: typed?.fault ?? null,
    rowCount,
    hasFailedRows: failedIn !== null,
    type: (text) => setDraft({ text, fault: null, over: shown }),
    settle,
  };
}

interface RowListInputProps {
  list: RowList;
  /** Why the server rejected the list. */
  error: ReactNode;
}

/** The field for a list of rows. */
export function RowListInput({ list, error }: RowListInputProps) {
  const say = useSay();
  const { text, fault, rowCount, hasFailedRows, type, settle } = list;
  // A row's number is shown as it can be typed, without thousands separators.
  const max = fault === "many" ? limits.corrections : String(rowCount);
  return (
    <div className={styles.list}>
      <Labelled
        label={say("rows.list")}
        help={`${say("rows.list.help")} ${say(hasFailedRows ? "rows.list.failed" : "rows.list.all")}`}
        error={fault ? say(`rows.list.${fault}`, { max }) : error}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            className="figures"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={settle}
            onKeyDown={({ key }) => key === "Enter" && settle()}
          />
        )}
      </Labelled>
    </div>
  );
}
