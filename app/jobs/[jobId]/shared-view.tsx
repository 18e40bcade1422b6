"use client";

import { Suspense } from "react";
import { useSharedGeneration } from "#lib/client/jobs/use-generation.ts";
import { useExpiry } from "#lib/client/use-expiry.ts";
import type { SharedStatus } from "#lib/contracts/job.ts";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { useSpeech } from "../../_site/words/say.tsx";
import { JobDocuments } from "./_documents/job-documents.tsx";
import { JobEnd } from "./_outcome/job-end.tsx";
import { JobResults } from "./_outcome/job-results.tsx";
import styles from "./job.module.css";
import { JobProgress } from "./job-progress.tsx";
import { NoAnswer } from "./job-view.tsx";
import { announcement, headline, isOver, tabTitle } from "./job-words.ts";
import { useTitle } from "./use-title.ts";

interface SharedViewProps {
  /** The status when the server rendered the page. */
  first: SharedStatus;
  token: string;
  /** By the server's clock, in ms. */
  serverNow: number;
  retentionHours: number;
}

/** A job's documents, for people who received its link. */
export function SharedView({ first, token, serverNow, retentionHours }: SharedViewProps) {
  const generation = useSharedGeneration(first, token);
  const { job, trouble, refresh } = generation;
  useExpiry(job.expiresAt, serverNow, refresh);
  const speech = useSpeech();
  const { say } = speech;
  useTitle(tabTitle(job, speech));
  if (trouble === "gone" || job.status === "canceled") return <JobEnd kind="gone" retentionHours={retentionHours} />;
  return (
    <div className={styles.job}>
      <h1 tabIndex={-1} ref={focusIfLost}>
        {headline(job, say)}
      </h1>
      {trouble && <NoAnswer generation={generation} />}
      <div className={styles.whole}>
        <p>{say("job.shared")}</p>
        {!isOver(job) && <JobProgress job={job} />}
        <JobResults job={job} />
        <p>
          <a href="/">{say("job.shared.own")}</a>
        </p>
      </div>
      <div className={styles.each}>
        <Suspense fallback={<div className={styles.coming} />}>
          <JobDocuments job={job} listed={first} token={token} />
        </Suspense>
      </div>
      <p role="status" className="visually-hidden">
        {announcement(job, say)}
      </p>
    </div>
  );
}
