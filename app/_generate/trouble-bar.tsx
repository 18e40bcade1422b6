import { useEffect, useRef } from "react";
import { Notice } from "../_controls/notice.tsx";
import { RetryButton } from "../_controls/retry-button.tsx";
import { useFocusHeir } from "../_controls/use-focus-heir.ts";
import { errorInWords } from "../_site/words/error-words.ts";
import { useSay } from "../_site/words/say.tsx";
import styles from "./step.module.css";
import { useIsLong } from "./use-is-long.ts";
import type { Workbench } from "./workbench/workbench-store.ts";

/** Problems of the session as a whole; visible wherever on the page they occurred. */
export function TroubleBar({ workbench }: { workbench: Workbench }) {
  const findField = useChangedField();
  const { activity, trouble, session, leftBehind } = workbench.state;
  const isStarted = session?.state === "started";
  const isSlow = useIsLong(activity === "finding" || activity === "saving", session);
  // All other problems are shown where they occurred.
  const isShownHere =
    trouble?.kind === "unsaved" || trouble?.kind === "gone" || (isStarted && trouble?.kind === "start");
  const isOver = trouble?.kind === "gone";
  return (
    <div className={styles.trouble}>
      {isShownHere && !isOver && <TroubleNotice workbench={workbench} findField={findField} />}
      <div role="status">
        {isOver && <TroubleNotice workbench={workbench} findField={findField} />}
        {isStarted && <Started workbench={workbench} />}
        {leftBehind && <LeftBehind {...leftBehind} />}
        {isSlow && !isShownHere && <Slow />}
      </div>
    </div>
  );
}

/** Finds the field that the visitor changed last, which gets the focus once its change is saved. */
function useChangedField(): () => HTMLElement | null {
  const changed = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement) changed.current = target;
    };
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, []);
  return () => (changed.current?.isConnected ? changed.current : document.getElementById("step-1"));
}

interface TroubleNoticeProps {
  workbench: Workbench;
  findField: () => HTMLElement | null;
}

function TroubleNotice({ workbench: { state, retry }, findField }: TroubleNoticeProps) {
  const say = useSay();
  const { trouble } = state;
  if (!trouble) return null;
  const isOver = trouble.kind === "gone";
  return (
    <Notice kind={isOver ? "warning" : "refusal"}>
      <p>{errorInWords(trouble.error, say)}</p>
      {!isOver && <RetryButton onRetry={retry} heir={findField} />}
    </Notice>
  );
}

function Started({ workbench: { state, start, makeOthers } }: { workbench: Workbench }) {
  const say = useSay();
  useFocusHeir(() => document.getElementById("step-1"));
  const { session, activity } = state;
  if (!session) return null;
  return (
    <Notice kind="warning">
      <p>{say("trouble.started")}</p>
      <button className="quiet-button" type="button" onClick={() => makeOthers(session)}>
        {say("trouble.others")}
      </button>
      <button
        className="quiet-button"
        type="button"
        aria-disabled={activity === "starting"}
        onClick={() => start(session)}
      >
        {say("trouble.watch")}
      </button>
    </Notice>
  );
}

function LeftBehind({ jobId, filename }: NonNullable<Workbench["state"]["leftBehind"]>) {
  const say = useSay();
  return (
    <Notice kind="news">
      <a href={`/jobs/${jobId}`}>{say("trouble.leftBehind", { file: filename })}</a>
    </Notice>
  );
}

function Slow() {
  const say = useSay();
  return <Notice kind="news">{say("trouble.slow")}</Notice>;
}
