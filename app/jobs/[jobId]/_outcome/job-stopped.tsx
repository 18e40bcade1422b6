import type { StatusResponse } from "#lib/contracts/job.ts";
import { Notice } from "../../../_controls/notice.tsx";
import { errorInWords } from "../../../_site/words/error-words.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { thingsInWords } from "../../../_site/words/things.ts";
import { useRestart } from "./use-restart.ts";

/** A job that the visitor stopped, with a button to create its other documents. */
export function JobStopped({ job }: { job: StatusResponse }) {
  const { sessionId, progress } = job;
  const say = useSay();
  const { isStarting, refusal, restart } = useRestart(sessionId);
  const left = progress.total - progress.done - progress.failed;
  const things = thingsInWords(left, job, say);
  const hasSome = progress.done > 0;

  return (
    <Notice kind={refusal === null ? "warning" : "refusal"}>
      <p>{refusal === null ? say(hasSome ? "job.partial.why" : "job.partial.none.why") : errorInWords(refusal, say)}</p>
      <button className="quiet-button" type="button" disabled={isStarting} onClick={restart}>
        {hasSome ? say("job.resume", { count: left, things }) : say("job.resume.all", { things })}
      </button>
    </Notice>
  );
}
