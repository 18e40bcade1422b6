import type { StatusResponse } from "#lib/contracts/job.ts";
import { problemsInWords } from "../../../_controls/problem-counts.ts";
import { ProblemTable } from "../../../_controls/problem-table.tsx";
import { useSpeech } from "../../../_site/words/say.tsx";
import styles from "../job.module.css";
import { isOver } from "../job-words.ts";

/** The problems by row, and a link to retry these rows. */
export function JobFailures({ job }: { job: StatusResponse }) {
  const speech = useSpeech();
  const { say } = speech;
  const { jobId, sessionId, problems, problemCount, progress } = job;
  if (problemCount === 0) return null;
  const isFixable = isOver(job) && (progress.failed > 0 || problems.some(({ severity }) => severity === "error"));
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h2 id="problems">{problemsInWords(problems, problemCount, speech)}</h2>
      {isFixable && (
        <>
          <p>
            <a className="button" href={`/?from=${sessionId}&failed=${jobId}&row=${firstError(problems)}`}>
              {say("job.correct.failed")}
            </a>
          </p>
          <p>
            <a href={`/?again=${jobId}`}>{say("job.again")}</a>
          </p>
          <p className="soft">{say("job.again.how")}</p>
        </>
      )}
      <ProblemTable problems={problems} problemCount={problemCount} />
    </section>
  );
}

function firstError(problems: StatusResponse["problems"]): number {
  return problems.find(({ severity }) => severity === "error")?.row ?? 1;
}
