"use client";

import { useState } from "react";
import { closeSession } from "#lib/client/api.ts";
import { type Generation, useGeneration } from "#lib/client/use-generation.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { Notice } from "../../_controls/notice.tsx";
import styles from "./job.module.css";
import { JobDeeds } from "./job-deeds.tsx";
import { JobEnd } from "./job-end.tsx";
import { JobProgress } from "./job-progress.tsx";
import { JobResults } from "./job-results.tsx";
import { announcement, headline, isOver, tabTitle } from "./job-words.ts";
import { useJobId } from "./use-job-id.ts";
import { useTitle } from "./use-title.ts";

/** A job as its visitor sees it: to watch, to come back to, and to download from. */
export function JobView({ retentionHours }: { retentionHours: number }) {
  const jobId = useJobId();
  const generation = useGeneration(jobId ?? null);
  const { isDeleted, refusal, close } = useClosing(generation);
  useTitle(tabTitle(generation.job));

  if (isDeleted) return <JobEnd kind="deleted" retentionHours={retentionHours} />;
  if (jobId === null || generation.trouble === "gone") return <JobEnd kind="gone" retentionHours={retentionHours} />;
  if (generation.job?.status === "canceled") return <JobEnd kind="canceled" retentionHours={retentionHours} />;
  return (
    <div className={styles.job}>
      <h1 tabIndex={-1} ref={focusIfLost}>
        {headline(generation.job)}
      </h1>
      {generation.trouble && <NoAnswer generation={generation} />}
      {refusal && <Notice kind="refusal">{refusal}</Notice>}
      {generation.job && <Job job={generation.job} onClose={close} />}
      <p role="status" className="visually-hidden">
        {announcement(generation.job)}
      </p>
    </div>
  );
}

function Job({ job, onClose }: { job: StatusResponse; onClose: (sessionId: SessionId) => void }) {
  return (
    <>
      {job.status === "failed" && <Notice kind="refusal">{job.error.message}</Notice>}
      {!isOver(job) && <JobProgress job={job} />}
      <JobResults job={job} />
      <JobDeeds job={job} onClose={() => onClose(job.sessionId)} />
    </>
  );
}

function NoAnswer({ generation: { job, trouble, error, refresh } }: { generation: Generation }) {
  return (
    <Notice kind={trouble === "retrying" ? "warning" : "refusal"}>
      <p>
        {error?.message}
        {trouble === "retrying" && job && " Your documents go on being made; this page keeps asking."}
      </p>
      <button className="quiet-button" type="button" onClick={refresh}>
        Ask now
      </button>
    </Notice>
  );
}

/** Closing a job's session stops the job and deletes all of its files. */
function useClosing({ refresh }: Generation) {
  const [isDeleted, setDeleted] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function close(sessionId: SessionId) {
    setRefusal(null);
    try {
      await closeSession(sessionId);
      setDeleted(true);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : "It could not be deleted. Try again.");
      refresh();
    }
  }

  return { isDeleted, refusal, close };
}
