import { useState } from "react";
import { startGeneration } from "#lib/client/api.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { Notice } from "../../_controls/notice.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { useSay } from "../../_site/say.tsx";

/** Why a job failed. If the sheet is not the cause, the job can be restarted, and continues where it stopped. */
export function JobFault({ job }: { job: Extract<StatusResponse, { status: "failed" }> }) {
  const { error, sessionId } = job;
  const say = useSay();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function restart() {
    setStarting(true);
    try {
      await startGeneration(sessionId);
      // Polling stops when a job ends, so the page is reloaded.
      location.reload();
    } catch (error) {
      setRefusal(error);
      setStarting(false);
    }
  }

  return (
    <Notice kind="refusal">
      <p>{refusal === null ? error.message : errorInWords(refusal, say)}</p>
      {error.code === "internal" && (
        <button className="quiet-button" type="button" disabled={isStarting} onClick={() => void restart()}>
          {say("trouble.retry")}
        </button>
      )}
    </Notice>
  );
}
