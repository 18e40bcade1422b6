import type { Result, StatusResponse } from "#lib/contracts/job.ts";
import type { Unit } from "#lib/contracts/template.ts";
import { sizeInWords } from "../../_site/numbers.ts";
import { useSay, useSpeech } from "../../_site/say.tsx";
import { useIsAlive } from "../../_site/use-is-alive.ts";
import styles from "./job.module.css";
import { countInWords } from "./job-words.ts";

/** The available downloads, and whether anything is missing in them. */
export function JobResults({ job: { results, expiresAt, progress, unit } }: { job: StatusResponse }) {
  const { say, language } = useSpeech();
  const isAlive = useIsAlive();
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
      {/* The server does not know the visitor's time zone: until hydration the line only reserves its space. */}
      <p className="soft" style={{ visibility: isAlive ? "visible" : "hidden" }}>
        {say("job.kept", { time: momentIn(language, expiresAt, isAlive ? undefined : "UTC") })}
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

/** A time in the visitor's own time zone, or in another one. */
function momentIn(language: string, iso: string, timeZone: string | undefined): string {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { ...day, hour: "2-digit", minute: "2-digit", timeZone }).format(
    new Date(iso),
  );
}
