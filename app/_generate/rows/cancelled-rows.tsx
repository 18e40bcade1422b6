import { useState } from "react";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useSpeech } from "../../_site/words/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { valuesInWords } from "./condition-words.ts";
import { withCondition } from "./conditions.ts";
import { keepDeclined, keptDeclined } from "./declined-offers.ts";
import styles from "./rows.module.css";
import { useRowsAsHeir } from "./rows-heir.ts";

type Marked = SessionResponse["rowCounts"]["cancelled"][number];

/** Offers to skip a few rows that are marked as cancelled. Nothing is skipped unless the visitor wants that. */
export function CancelledRows({ session, onChange }: Pick<OpenStepProps, "session" | "onChange">) {
  const { sessionId, rowCounts } = session;
  const [declined, setDeclined] = useState<readonly string[]>(() => keptDeclined(sessionId));
  const { where = [] } = session.rows;
  const isShown = ({ column }: Marked) => !declined.includes(column);
  const offered = where.length < limits.rowConditions ? rowCounts.cancelled.filter(isShown) : [];
  function decline(columns: string[]) {
    setDeclined(columns);
    keepDeclined(sessionId, columns);
  }
  return (
    <div className={styles.news} role="status">
      {offered.map((marked) => (
        <Offer
          key={marked.column}
          {...marked}
          onSkip={() =>
            onChange({ rows: { where: withCondition(where, { column: marked.column, isNot: marked.values }) } })
          }
          onKeep={() => decline([...declined, marked.column])}
        />
      ))}
    </div>
  );
}

function Offer({ column, values, count, onSkip, onKeep }: Marked & { onSkip: () => void; onKeep: () => void }) {
  const speech = useSpeech();
  const { say } = speech;
  useRowsAsHeir();
  return (
    <Notice kind="news">
      <p>{say("rows.cancelled", { column, count, values: valuesInWords(values, speech) })}</p>
      <button className="quiet-button" type="button" onClick={onSkip}>
        {say("rows.cancelled.skip", { count })}
      </button>
      <button className="quiet-button" type="button" onClick={onKeep}>
        {say("rows.cancelled.keep", { count })}
      </button>
    </Notice>
  );
}
