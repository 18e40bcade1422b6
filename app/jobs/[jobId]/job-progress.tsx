import type { StatusResponse } from "#lib/contracts/job.ts";
import styles from "./job.module.css";
import { percentOf, progressInWords } from "./job-words.ts";

/** A ruler that fills with ink, and the same in words. */
export function JobProgress({ job }: { job: StatusResponse }) {
  const percent = percentOf(job.progress);
  return (
    <div className={styles.progress}>
      <p className={`${styles.percent} figures`} aria-hidden="true">
        {percent}%
      </p>
      <progress className={styles.bar} aria-label="Documents made" max={100} value={percent}>
        {percent}%
      </progress>
      <div className={styles.ruler} aria-hidden="true" />
      <p className="figures">{progressInWords(job)}</p>
    </div>
  );
}
