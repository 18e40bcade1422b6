import { useState } from "react";
import { type FoundDocuments, useFoundDocuments } from "#lib/client/jobs/use-found-documents.ts";
import type { AnyStatus, ListedDocument } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { Notice } from "../../../_controls/notice.tsx";
import { errorInWords } from "../../../_site/words/error-words.ts";
import { numberIn } from "../../../_site/words/numbers.ts";
import { useSay, useSpeech } from "../../../_site/words/say.tsx";
import { labelsInWords, thingsInWords } from "../../../_site/words/things.ts";
import styles from "./documents.module.css";

interface JobDocumentsProps {
  job: AnyStatus;
  listed: AnyStatus;
  /** The token of the job's link, for people who received it. */
  token?: string | null;
}

/**
 * The documents one by one, and the labels on their sheets, searchable by name; each leads to correcting its row.
 * `listed` may already have the first of them.
 */
export function JobDocuments({ job, listed, token = null }: JobDocumentsProps) {
  const say = useSay();
  const [text, setText] = useState("");
  const made = job.results.find(({ kind }) => kind === "archive" || kind === "combined");
  const { found, error } = useFoundDocuments(made ? job.jobId : null, text, listed, token);
  if (!made) return null;
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{say(made.kind === "archive" ? "job.documents" : "job.documents.combined")}</h2>
      <search className={styles.search} data-needs-script>
        <label className="label" htmlFor="find">
          {say("job.find")}
        </label>
        <input
          id="find"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.findCharacters}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status" className="soft figures">
          {found && foundInWords(found, made.documents, job, say)}
        </p>
      </search>
      {error && <Notice kind="refusal">{errorInWords(error, say)}</Notice>}
      {found && found.documents.length > 0 && (
        <ul className={styles.list}>
          {found.documents.map((document) => (
            <DocumentLinks
              key={`${document.number} ${document.place}`}
              document={document}
              url={made.kind === "archive" ? made.downloadUrl : null}
              job={job}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DocumentLinksProps {
  document: ListedDocument;
  /** Of the archive; null if all documents are one PDF. */
  url: string | null;
  job: AnyStatus;
}

function DocumentLinks({ document: { number, filename, row, place, text }, url, job }: DocumentLinksProps) {
  const { say, language } = useSpeech();
  const address = url && `${url}${url.includes("?") ? "&" : "?"}document=${number}`;
  const name = filename.replace(/\.(?:pdf|docx)$/i, "");
  // A browser shows PDFs itself; Word files are downloaded.
  const opens = filename.endsWith(".docx") ? {} : { target: "_blank", rel: "noopener", title: say("job.opens") };
  const shown = place === undefined ? name : (text ?? name);
  // A whole sheet of labels has no row of its own.
  const isOne = job.sessionId !== null && row !== undefined && (job.unit === "document" || place !== undefined);
  return (
    <li className={styles.document}>
      <span className="soft figures" aria-hidden="true">
        {numberIn(language, number)}
      </span>
      <span className={styles.name} dir="auto">
        {address ? (
          <a href={address} {...opens}>
            {shown}
          </a>
        ) : (
          shown
        )}
        {place === undefined && text && (
          <span className="soft small" dir="auto">
            {text}
          </span>
        )}
        {place !== undefined && <span className="soft small">{say("job.label", { sheet: number, place })}</span>}
      </span>
      <span className={styles.actions}>
        {isOne && (
          <a href={`/?from=${job.sessionId}&only=${row}`} aria-label={say("job.correct.one", { name: shown })}>
            {say("job.correct")}
          </a>
        )}
        {address && place === undefined && (
          <a
            href={address}
            download={filename.split("/").at(-1)}
            aria-label={say("job.download.one", { name: filename })}
          >
            {say("job.download")}
          </a>
        )}
      </span>
    </li>
  );
}

/** `240 documents`, `12 of 240 documents`, `90 of 240 documents, the first 50 of them here`. */
function foundInWords({ documents, count }: FoundDocuments, all: number, job: AnyStatus, say: Say): string {
  if (documents.some(({ place }) => place !== undefined)) {
    const found = say("job.found.label", { things: labelsInWords(count, job.template, say) });
    return documents.length < count ? say("job.found.first", { found, shown: documents.length }) : found;
  }
  const found =
    count === all
      ? thingsInWords(all, job, say)
      : say("job.found", { found: count, things: thingsInWords(all, job, say) });
  return documents.length < count ? say("job.found.first", { found, shown: documents.length }) : found;
}
