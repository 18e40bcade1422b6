import { Notice } from "../_controls/notice.tsx";
import { RetryButton } from "../_controls/retry-button.tsx";
import { errorInWords } from "../_site/error-words.ts";
import { useSay } from "../_site/say.tsx";
import styles from "./step.module.css";
import { useIsLong } from "./use-is-long.ts";
import type { Workbench } from "./use-workbench.ts";

/** What stands in the way of the session as a whole; it stays in sight wherever on the page it came about. */
export function TroubleBar({ workbench }: { workbench: Workbench }) {
  const { activity, trouble, session, leftBehind } = workbench.state;
  const isStarted = session?.state === "started";
  const isSlow = useIsLong(activity === "finding" || activity === "saving", session);
  // Elsewhere the others are told where they came about.
  const isToldHere =
    trouble?.kind === "unsaved" || trouble?.kind === "gone" || (isStarted && trouble?.kind === "start");
  if (!isToldHere && !isStarted && !leftBehind && !isSlow) return null;
  return (
    <div className={styles.trouble}>
      {isToldHere && <InTheWay workbench={workbench} />}
      {isStarted && <Started workbench={workbench} />}
      {leftBehind && <LeftBehind {...leftBehind} />}
      {isSlow && !isToldHere && <Slow />}
    </div>
  );
}

function InTheWay({ workbench: { state, retry } }: { workbench: Workbench }) {
  const say = useSay();
  const { trouble } = state;
  if (!trouble) return null;
  const isOver = trouble.kind === "gone";
  return (
    <Notice kind={isOver ? "warning" : "refusal"}>
      <p>{errorInWords(trouble.error, say)}</p>
      {!isOver && <RetryButton onRetry={retry} />}
    </Notice>
  );
}

function Started({ workbench: { state, start, makeOthers } }: { workbench: Workbench }) {
  const say = useSay();
  const { session, activity } = state;
  if (!session) return null;
  return (
    <Notice kind="warning">
      <p>{say("trouble.started")}</p>
      <button className="quiet-button" type="button" onClick={() => makeOthers(session)}>
        {say("trouble.others")}
      </button>
      <button className="quiet-button" type="button" disabled={activity === "starting"} onClick={() => start(session)}>
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
