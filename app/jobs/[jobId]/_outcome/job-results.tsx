import type { AnyStatus, Result } from "#lib/contracts/job.ts";
import { Moment } from "../../../_site/moment.tsx";
import { sizeInWords } from "../../../_site/words/numbers.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { thingsInWords } from "../../../_site/words/things.ts";
import styles from "../job.module.css";

/** The available downloads, and whether anything is missing in them. */
export function JobResults({ job }: { job: AnyStatus }) {
  const { results, expiresAt, progress } = job;
  const say = useSay();
  if (results.length === 0) return null;
  return (
    <>
      {progress.failed > 0 && (
        <p>
          <a href="#problems">
            {say("job.omitted", { count: progress.failed, things: thingsInWords(progress.failed, job, say) })}
          </a>
        </p>
      )}
      <ul className={styles.results}>
        {results.map((result, index) => (
          <li key={result.resultId}>
            <ResultLink result={result} job={job} isMain={index === 0} />
          </li>
        ))}
      </ul>
      <p className="soft">
        <Moment iso={expiresAt} inSentence={(time) => say("job.kept", { time })} />
      </p>
    </>
  );
}

function ResultLink({ result, job, isMain }: { result: Result; job: AnyStatus; isMain: boolean }) {
  const say = useSay();
  const { kind, filename, bytes, documents, downloadUrl, resultId } = result;
  const facts = [filename, sizeInWords(bytes, say), documents > 0 && thingsInWords(documents, job, say)];
  return (
    <div className={styles.result}>
      <a
        className={isMain ? `button ${styles.main}` : "quiet-button"}
        href={downloadUrl}
        download={filename}
        aria-describedby={resultId}
      >
        {say(`job.download.${kind}`)}
      </a>
      <p id={resultId} className="soft">
        {facts.filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}
