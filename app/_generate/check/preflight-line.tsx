import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./check.module.css";
import { preflightInWords } from "./preflight-words.ts";

/** The progress of checking all documents, and the result. */
export function PreflightLine({ session }: { session: SessionResponse }) {
  const say = useSay();
  const { preflight, unmapped } = session;
  const isRunning = preflight?.state === "running" && unmapped.length === 0;
  return (
    <div className={styles.preflight}>
      <p className={isRunning ? "soft figures" : "figures"}>{preflightInWords(session, say)}</p>
      {isRunning && <progress aria-label={say("check.progress")} max={preflight.total} value={preflight.checked} />}
    </div>
  );
}
