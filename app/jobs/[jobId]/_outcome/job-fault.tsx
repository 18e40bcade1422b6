import type { StatusResponse } from "#lib/contracts/job.ts";
import { Notice } from "../../../_controls/notice.tsx";
import { errorInWords } from "../../../_site/words/error-words.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { useRestart } from "./use-restart.ts";

/** Why a job failed. Unless the spreadsheet is the cause, the job can be restarted, and continues where it stopped. */
export function JobFault({ job }: { job: Extract<StatusResponse, { status: "failed" }> }) {
  const { error, sessionId } = job;
  const say = useSay();
  const { isStarting, refusal, restart } = useRestart(sessionId);

  return (
    <Notice kind="refusal">
      <p>{refusal === null ? error.message : errorInWords(refusal, say)}</p>
      {error.code === "internal" && (
        <button className="quiet-button" type="button" disabled={isStarting} onClick={restart}>
          {say("trouble.retry")}
        </button>
      )}
    </Notice>
  );
}
