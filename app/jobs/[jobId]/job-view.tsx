"use client";

import { useState } from "react";
import { closeSession } from "#lib/client/api.ts";
import { type Generation, useGeneration } from "#lib/client/use-generation.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { Notice } from "../../_controls/notice.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { useSay, useSpeech } from "../../_site/say.tsx";
import styles from "./job.module.css";
import { JobDeeds } from "./job-deeds.tsx";
import { JobDocuments } from "./job-documents.tsx";
import { JobEnd } from "./job-end.tsx";
import { JobFailures } from "./job-failures.tsx";
import { JobProgress } from "./job-progress.tsx";
import { JobResults } from "./job-results.tsx";
import { JobThumbnails } from "./job-thumbnails.tsx";
import { announcement, headline, isOver, tabTitle } from "./job-words.ts";
import { TellWhenReady } from "./tell-when-ready.tsx";
import { useJobId } from "./use-job-id.ts";
import { useTitle } from "./use-title.ts";

/** A job as its visitor sees it: to watch, to come back to, and to download from. */
export function JobView({ retentionHours }: { retentionHours: number }) {
  const jobId = useJobId();
  const generation = useGeneration(jobId ?? null);
  const { isDeleted, refusal, close } = useClosing(generation);
  const speech = useSpeech();
  const { say } = speech;
  useTitle(tabTitle(generation.job, speech));

  if (isDeleted) return <JobEnd kind="deleted" retentionHours={retentionHours} />;
  if (jobId === null || generation.trouble === "gone") return <JobEnd kind="gone" retentionHours={retentionHours} />;
  if (generation.job?.status === "canceled") return <JobEnd kind="stopped" retentionHours={retentionHours} />;
  return (
    <div className={styles.job}>
      <h1 tabIndex={-1} ref={focusIfLost}>
        {headline(generation.job, say)}
      </h1>
      {generation.trouble && <NoAnswer generation={generation} />}
      {refusal !== null && <Notice kind="refusal">{errorInWords(refusal, say)}</Notice>}
      {generation.job && <Job job={generation.job} onClose={close} />}
      <p role="status" className="visually-hidden">
        {announcement(generation.job, say)}
      </p>
    </div>
  );
}

function Job({ job, onClose }: { job: StatusResponse; onClose: (sessionId: SessionId) => void }) {
  return (
    <>
      <div className={styles.whole}>
        {job.status === "failed" && <Notice kind="refusal">{job.error.message}</Notice>}
        {!isOver(job) && <JobProgress job={job} />}
        <TellWhenReady job={job} />
        <JobResults job={job} />
        <JobDeeds job={job} onClose={() => onClose(job.sessionId)} />
      </div>
      <div className={styles.each}>
        {!isOver(job) && <JobThumbnails job={job} />}
        <JobDocuments job={job} />
        <JobFailures job={job} />
      </div>
    </>
  );
}

function NoAnswer({ generation: { job, trouble, error, refresh } }: { generation: Generation }) {
  const say = useSay();
  return (
    <Notice kind={trouble === "retrying" ? "warning" : "refusal"}>
      <p>
        {errorInWords(error, say)} {trouble === "retrying" && job && say("job.retrying")}
      </p>
      <button className="quiet-button" type="button" onClick={refresh}>
        {say("job.askNow")}
      </button>
    </Notice>
  );
}

/** Closing a job's session stops the job and deletes all of its files. */
function useClosing({ refresh }: Generation) {
  const [isDeleted, setDeleted] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function close(sessionId: SessionId) {
    setRefusal(null);
    try {
      await closeSession(sessionId);
      setDeleted(true);
    } catch (error) {
      setRefusal(error);
      refresh();
    }
  }

  return { isDeleted, refusal, close };
}
