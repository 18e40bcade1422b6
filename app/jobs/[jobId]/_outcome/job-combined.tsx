import { useEffect, useState } from "react";
import { rememberJob } from "#lib/client/jobs/my-jobs.ts";
import { zipJobOf } from "#lib/client/jobs/zip-job.ts";
import { createSession, readSession, startGeneration } from "#lib/client/requests/api.ts";
import type { JobId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { Notice } from "../../../_controls/notice.tsx";
import { othersOf } from "../../../_generate/again/same-sheet-request.ts";
import { errorInWords } from "../../../_site/words/error-words.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { lacksCombined } from "./lacks-combined.ts";

/**
 * For a job that made a ZIP alone: creates the same documents again, as one PDF, in a job of its own, which then links
 * back.
 */
export function JobCombined({ job }: { job: StatusResponse }) {
  const say = useSay();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [zip, setZip] = useState<JobId | null>(null);
  useEffect(() => setZip(zipJobOf(job.jobId)), [job.jobId]);
  useEffect(() => {
    // A page restored from the back/forward cache is as it was left: starting.
    const left = new AbortController();
    window.addEventListener("pageshow", ({ persisted }) => persisted && setStarting(false), { signal: left.signal });
    return () => left.abort();
  }, []);
  if (zip) {
    return (
      <p>
        <a href={`/jobs/${zip}`}>{say("job.combine.zip")}</a>
      </p>
    );
  }
  if (!lacksCombined(job)) return null;

  async function combine() {
    setStarting(true);
    setRefusal(null);
    try {
      const before = await readSession({ sessionId: job.sessionId });
      const output = { archive: false, combined: true };
      // Nobody sees a preview.
      const { sessionId } = await createSession({ ...othersOf(before), output, preview: null });
      const started = await startGeneration(sessionId);
      rememberJob(started, { zip: job.jobId });
      location.assign(`/jobs/${started.jobId}`);
    } catch (error) {
      setRefusal(error);
      setStarting(false);
    }
  }

  return (
    <>
      <p>
        <button
          className="quiet-button"
          type="button"
          aria-disabled={isStarting}
          aria-describedby="combine-what"
          onClick={() => isStarting || void combine()}
        >
          {say("job.combine")}
        </button>
      </p>
      <p id="combine-what" className="soft small">
        {say("job.combine.what")}
      </p>
      {refusal !== null && <Notice kind="refusal">{errorInWords(refusal, say)}</Notice>}
    </>
  );
}
