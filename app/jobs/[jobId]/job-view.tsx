"use client";

import { Suspense, useEffect, useState } from "react";
import { forgetJob, rememberJob } from "#lib/client/jobs/my-jobs.ts";
import { type Generation, useGeneration } from "#lib/client/jobs/use-generation.ts";
import { closeSession, stopSession } from "#lib/client/requests/api.ts";
import { isPassing } from "#lib/client/requests/api-error.ts";
import { useExpiry } from "#lib/client/use-expiry.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { Notice } from "../../_controls/notice.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";
import { Moment } from "../../_site/moment.tsx";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSay, useSpeech } from "../../_site/words/say.tsx";
import { JobDocuments } from "./_documents/job-documents.tsx";
import { JobThumbnails } from "./_documents/job-thumbnails.tsx";
import { JobCombined } from "./_outcome/job-combined.tsx";
import { JobCorrected } from "./_outcome/job-corrected.tsx";
import { JobEnd } from "./_outcome/job-end.tsx";
import { JobFailures } from "./_outcome/job-failures.tsx";
import { JobFault } from "./_outcome/job-fault.tsx";
import { JobResults } from "./_outcome/job-results.tsx";
import { JobStopped } from "./_outcome/job-stopped.tsx";
import { LeftOut } from "./_outcome/left-out.tsx";
import styles from "./job.module.css";
import { JobActions } from "./job-actions.tsx";
import { JobProgress } from "./job-progress.tsx";
import { JobRemembered } from "./job-remembered.tsx";
import { JobShare } from "./job-share.tsx";
import { announcement, headline, isOver, tabTitle } from "./job-words.ts";
import { TellWhenReady } from "./tell-when-ready.tsx";
import { useTitle } from "./use-title.ts";

interface JobViewProps {
  /** The status when the server rendered the page. */
  first: StatusResponse;
  /** By the server's clock, in ms. */
  serverNow: number;
  retentionHours: number;
}

/** A job's page: progress, results and downloads. */
export function JobView({ first, serverNow, retentionHours }: JobViewProps) {
  const generation = useGeneration(first);
  const { job } = generation;
  useExpiry(job.expiresAt, serverNow, generation.refresh);
  const { isDeleted, refusal, retry, stop, close } = useEnding(generation);
  const isGone = isDeleted || generation.trouble === "gone";
  useEffect(() => (isGone ? forgetJob(first.jobId) : rememberJob(first)), [isGone, first]);
  const speech = useSpeech();
  const { say } = speech;
  useTitle(tabTitle(job, speech));

  const end = endOf(generation, isDeleted);
  return (
    <>
      {end ? (
        <JobEnd kind={end} retentionHours={retentionHours} />
      ) : (
        <div className={styles.job}>
          <h1 tabIndex={-1} ref={focusIfLost}>
            {headline(job, say)}
          </h1>
          <div role="status" className={styles.trouble}>
            {generation.trouble === "retrying" && <NoAnswer generation={generation} />}
          </div>
          {generation.trouble === "refused" && <NoAnswer generation={generation} />}
          {refusal !== null && (
            <Notice kind="refusal">
              <p>{errorInWords(refusal, say)}</p>
              {isPassing(refusal) && <RetryButton onRetry={retry} heir={findHeading} />}
            </Notice>
          )}
          <Job job={job} listed={first} onStop={stop} onClose={close} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {end ? say(`job.${end}.title`) : announcement(job, say)}
      </p>
    </>
  );
}

const findHeading = () => document.querySelector("h1");

/** Why the job has no further results, if so. */
function endOf({ job, trouble }: Generation, isDeleted: boolean): "deleted" | "gone" | "stopped" | null {
  if (isDeleted) return "deleted";
  if (trouble === "gone") return "gone";
  return job.status === "canceled" ? "stopped" : null;
}

interface JobProps {
  job: StatusResponse;
  /** The first status that lists documents, if any. */
  listed: StatusResponse;
  onStop: () => void;
  onClose: () => void;
}

function Job({ job, listed, onStop, onClose }: JobProps) {
  const say = useSay();
  return (
    <>
      <div className={styles.whole}>
        {job.status === "failed" && <JobFault job={job} />}
        {!isOver(job) && <JobProgress job={job} />}
        {!isOver(job) && (
          <p className="soft">
            <Moment iso={job.expiresAt} inSentence={(time) => say("job.kept.running", { time })} />
          </p>
        )}
        {job.status === "succeeded" && job.stopped && <JobStopped job={job} />}
        {job.waitingFor && <Notice kind="warning">{say(`job.waitingFor.${job.waitingFor}`)}</Notice>}
        <TellWhenReady job={job} />
        <JobResults job={job} />
        <JobCombined job={job} />
        {job.status === "succeeded" && <LeftOut job={job} />}
        <JobCorrected job={job} />
        <JobShare job={job} />
        <JobRemembered jobId={job.jobId} />
        <JobActions job={job} onStop={onStop} onClose={onClose} />
      </div>
      <div className={styles.each}>
        {!isOver(job) && <JobThumbnails job={job} />}
        {/* Rendered last and hydrated in a task of its own, because it is the longest part. */}
        <Suspense fallback={<div className={styles.coming} />}>
          <JobDocuments job={job} listed={listed} />
        </Suspense>
        <JobFailures job={job} />
      </div>
    </>
  );
}

interface NoAnswerProps {
  generation: Pick<Generation, "trouble" | "error" | "refresh">;
}

/** Why there's no new status, and a button that asks for it now. */
export function NoAnswer({ generation: { trouble, error, refresh } }: NoAnswerProps) {
  const say = useSay();
  useFocusHeir(findHeading);
  return (
    <Notice kind={trouble === "retrying" ? "warning" : "refusal"}>
      <p>
        {errorInWords(error, say)} {trouble === "retrying" && say("job.retrying")}
      </p>
      <button className="quiet-button" type="button" onClick={refresh}>
        {say("job.askNow")}
      </button>
    </Notice>
  );
}

/** Stopping a job keeps what is done; closing its session stops it and deletes all of its files. */
function useEnding({ job: { sessionId }, refresh }: Generation) {
  const [isDeleted, setDeleted] = useState(false);
  const [refused, setRefused] = useState<{ error: unknown; retry: () => void } | null>(null);

  async function attempt(end: (id: SessionId) => Promise<unknown>, then: () => void) {
    setRefused(null);
    try {
      await end(sessionId);
      then();
    } catch (error) {
      setRefused({ error, retry: () => void attempt(end, then) });
      refresh();
    }
  }

  return {
    isDeleted,
    refusal: refused?.error ?? null,
    retry: () => refused?.retry(),
    stop: () => void attempt(stopSession, refresh),
    close: () => void attempt(closeSession, () => setDeleted(true)),
  };
}
