import { useState } from "react";
import { startGeneration } from "#lib/client/api.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { Notice } from "../../_controls/notice.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { useSay } from "../../_site/say.tsx";

/** Why a job failed. One that failed through no fault of its sheet can be started again, and goes on where it was. */
export function JobFault({ job }: { job: Extract<StatusResponse, { status: "failed" }> }) {
  const { error, sessionId } = job;
  const say = useSay();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function restart() {
    setStarting(true);
    try {
      await startGeneration(sessionId);
      // What follows a job stops at its end: the page begins anew.
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
