import { useEffect, useState } from "react";
import { forgetJob, type MyJob } from "#lib/client/jobs/my-jobs.ts";
import { useKeptJob } from "#lib/client/jobs/use-generation.ts";
import { closeSession } from "#lib/client/requests/api.ts";
import { isGone } from "#lib/client/requests/api-error.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { ConfirmButton } from "../_controls/confirm-button.tsx";
import { errorInWords } from "../_site/words/error-words.ts";
import { useSay } from "../_site/words/say.tsx";
import { thingsInWords } from "../_site/words/things.ts";
import styles from "./mine.module.css";
import { timeLeft } from "./time-left.ts";

interface MyJobItemProps {
  kept: MyJob;
  /** The title of its template. */
  template: string;
  /** It has been removed from the list. */
  onGone: () => void;
}

/** One of this browser's jobs: its state, updated while it runs, when its files will be deleted, and its actions. */
export function MyJobItem({ kept, template, onGone }: MyJobItemProps) {
  const say = useSay();
  const { job, trouble, remove } = useMyJob(kept, onGone);
  const main = job?.results.find(({ kind }) => kind === "archive" || kind === "combined");
  return (
    <li className={styles.item}>
      <p dir="auto" className={styles.name}>
        <a href={`/jobs/${kept.jobId}`}>{kept.filename}</a> <span className="soft">{template}</span>
      </p>
      <p className="soft figures">
        {trouble ? errorInWords(trouble, say) : job && stateInWords(job, say)} · {timeLeft(kept.expiresAt, say)}
      </p>
      {job && job.pollAfterMs > 0 && (
        <progress
          className={styles.bar}
          aria-label={say("mine.progress", { name: kept.filename })}
          max={Math.max(1, job.progress.total)}
          value={job.progress.done + job.progress.failed}
        />
      )}
      <div className={styles.actions}>
        {main && (
          <a
            href={main.downloadUrl}
            download={main.filename}
            aria-label={say("mine.download.one", { name: main.filename })}
          >
            {say("mine.download")}
          </a>
        )}
        <ConfirmButton
          className="link-button"
          label={say("mine.delete")}
          question={say("mine.delete.question", { name: kept.filename })}
          confirm={say("mine.delete.confirm")}
          onConfirm={() => void remove()}
        >
          {say("mine.delete.what")}
        </ConfirmButton>
      </div>
    </li>
  );
}

/** A job of this browser, what went wrong with it last, and how to delete it. */
function useMyJob({ jobId, sessionId }: MyJob, onGone: () => void) {
  const { job, error } = useKeptJob(jobId);
  const [refusal, setRefusal] = useState<unknown>(null);
  const isOver = isGone(error) || job?.status === "canceled";
  useEffect(() => {
    if (!isOver) return;
    forgetJob(jobId);
    onGone();
  }, [isOver, jobId, onGone]);

  function leave() {
    forgetJob(jobId);
    document.getElementById("my-jobs")?.focus();
    onGone();
  }

  async function remove() {
    setRefusal(null);
    try {
      await closeSession(sessionId);
      leave();
    } catch (failure) {
      if (isGone(failure)) leave();
      else setRefusal(failure);
    }
  }

  return { job, trouble: refusal ?? error, remove };
}

function stateInWords(job: StatusResponse, say: Say): string {
  const { status, progress } = job;
  const { done, total } = progress;
  if (status === "succeeded") return say("mine.ready", { count: done, things: thingsInWords(done, job, say) });
  if (status === "failed" || status === "canceled") return say(`mine.${status}`);
  return say("mine.running", { done, count: total, things: thingsInWords(total, job, say) });
}
