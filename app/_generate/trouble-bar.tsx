import { Notice } from "../_controls/notice.tsx";
import { errorInWords } from "../_site/error-words.ts";
import { useSay } from "../_site/say.tsx";
import styles from "./step.module.css";
import type { Workbench } from "./use-workbench.ts";

/** What stands in the way of the session as a whole; it stays in sight wherever on the page it came about. */
export function TroubleBar({ workbench: { state, retry, start, makeOthers } }: { workbench: Workbench }) {
  const say = useSay();
  const { trouble, session } = state;
  if (!trouble || trouble.kind === "file" || trouble.kind === "start") return null;
  return (
    <div className={styles.trouble}>
      <Notice kind={trouble.kind === "unsaved" ? "refusal" : "warning"}>
        <p>{trouble.error === null ? say("trouble.started") : errorInWords(trouble.error, say)}</p>
        {trouble.kind === "unsaved" && (
          <button className="quiet-button" type="button" onClick={retry}>
            {say("trouble.retry")}
          </button>
        )}
        {trouble.kind === "started" && session && (
          <>
            <button className="quiet-button" type="button" onClick={() => void makeOthers(session)}>
              {say("trouble.others")}
            </button>
            <button className="quiet-button" type="button" onClick={() => void start(session.sessionId)}>
              {say("trouble.watch")}
            </button>
          </>
        )}
      </Notice>
    </div>
  );
}
