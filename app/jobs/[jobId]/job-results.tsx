import type { AnyStatus, Result } from "#lib/contracts/job.ts";
import type { Unit } from "#lib/contracts/template.ts";
import { Moment } from "../../_site/moment.tsx";
import { sizeInWords } from "../../_site/numbers.ts";
import { useSay } from "../../_site/say.tsx";
import styles from "./job.module.css";
import { countInWords } from "./job-words.ts";

/** The available downloads, and whether anything is missing in them. */
export function JobResults({ job: { results, expiresAt, progress, unit } }: { job: AnyStatus }) {
  const say = useSay();
  if (results.length === 0) return null;
  return (
    <>
      {progress.failed > 0 && (
        <p>
          <a href="#problems">
            {say("job.omitted", { count: progress.failed, things: countInWords(progress.failed, unit, say) })}
          </a>
        </p>
      )}
      <ul className={styles.results}>
        {results.map((result, index) => (
          <li key={result.resultId}>
            <ResultLink result={result} unit={unit} isMain={index === 0} />
          </li>
        ))}
      </ul>
      <p className="soft">
        <Moment iso={expiresAt} inSentence={(time) => say("job.kept", { time })} />
      </p>
    </>
  );
}

function ResultLink({ result, unit, isMain }: { result: Result; unit: Unit; isMain: boolean }) {
  const say = useSay();
  const { kind, filename, bytes, documents, downloadUrl, resultId } = result;
  const facts = [filename, sizeInWords(bytes, say), documents > 0 && countInWords(documents, unit, say)];
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
