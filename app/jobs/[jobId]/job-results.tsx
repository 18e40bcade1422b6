import type { Result, StatusResponse } from "#lib/contracts/job.ts";
import type { Unit } from "#lib/contracts/template.ts";
import { ProblemTable } from "../../_controls/problem-table.tsx";
import { bytesInWords, momentInWords, plural } from "../../_site/words.ts";
import styles from "./job.module.css";

const deeds: Record<Result["kind"], string> = {
  archive: "Download ZIP",
  combined: "Download combined PDF",
  problems: "Download list of problems",
};

/** What there is to download, and what went wrong with which row. */
export function JobResults({ job }: { job: StatusResponse }) {
  const { results, problems, problemCount, progress, unit } = job;
  return (
    <>
      {results.length > 0 && (
        <ul className={styles.results}>
          {results.map((result, index) => (
            <li key={result.resultId}>
              <ResultLink result={result} unit={unit} isMain={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {results.length > 0 && <p className="soft">Kept until {momentInWords(job.expiresAt)}, then deleted.</p>}
      {problemCount > 0 && (
        <section className={styles.problems} aria-labelledby="problems">
          <h2 id="problems">{plural(problemCount, "problem")}</h2>
          {progress.failed > 0 && <p>{leftOut(progress.failed, unit)}</p>}
          <ProblemTable problems={problems} problemCount={problemCount} />
        </section>
      )}
    </>
  );
}

function ResultLink({ result, unit, isMain }: { result: Result; unit: Unit; isMain: boolean }) {
  const { kind, filename, bytes, documents, downloadUrl, resultId } = result;
  const facts = [filename, bytesInWords(bytes), documents > 0 && plural(documents, unit)];
  return (
    <div className={styles.result}>
      <a
        className={isMain ? `button ${styles.main}` : "quiet-button"}
        href={downloadUrl}
        download={filename}
        aria-describedby={resultId}
      >
        {deeds[kind]}
      </a>
      <p id={resultId} className="soft figures">
        {facts.filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}

function leftOut(failed: number, unit: Unit): string {
  const were = failed === 1 ? "was" : "were";
  return `${plural(failed, unit)} ${were} left out. Correct these rows in the sheet, and make them again.`;
}
