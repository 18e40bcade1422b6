import { useState } from "react";
import { type FoundDocuments, useFoundDocuments } from "#lib/client/use-found-documents.ts";
import type { AnyStatus, ListedDocument } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Unit } from "#lib/contracts/template.ts";
import type { Say } from "#lib/messages/messages.ts";
import { Notice } from "../../_controls/notice.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { numberIn } from "../../_site/numbers.ts";
import { useSay, useSpeech } from "../../_site/say.tsx";
import styles from "./documents.module.css";
import { countInWords } from "./job-words.ts";

interface JobDocumentsProps {
  job: AnyStatus;
  listed: AnyStatus;
  /** Of the job's link, for whoever received it. */
  token?: string | null;
}

/**
 * The archive's documents one by one, searchable by name; nothing if they are one PDF. `listed` may already have the
 * first of them.
 */
export function JobDocuments({ job, listed, token = null }: JobDocumentsProps) {
  const say = useSay();
  const [text, setText] = useState("");
  const archive = job.results.find(({ kind }) => kind === "archive");
  const { found, error } = useFoundDocuments(archive ? job.jobId : null, text, listed, token);
  if (!archive) return null;
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{say("job.documents")}</h2>
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
          {found && foundInWords(found, archive.documents, job.unit, say)}
        </p>
      </search>
      {error && <Notice kind="refusal">{errorInWords(error, say)}</Notice>}
      {found && found.documents.length > 0 && (
        <ul className={styles.list}>
          {found.documents.map((document) => (
            <DocumentLinks key={document.number} document={document} url={archive.downloadUrl} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DocumentLinks({ document: { number, filename }, url }: { document: ListedDocument; url: string }) {
  const { say, language } = useSpeech();
  const address = `${url}${url.includes("?") ? "&" : "?"}document=${number}`;
  return (
    <li className={styles.document}>
      <span className="soft figures" aria-hidden="true">
        {numberIn(language, number)}
      </span>
      <a className={styles.name} href={address} target="_blank" rel="noopener" title={say("job.opens")} dir="auto">
        {filename.replace(/\.pdf$/i, "")}
      </a>
      <a href={address} download={filename} aria-label={say("job.download.one", { name: filename })}>
        {say("job.download")}
      </a>
    </li>
  );
}

/** `240 documents`, `12 of 240 documents`, `90 of 240 documents, the first 50 of them here`. */
function foundInWords({ documents, count }: FoundDocuments, all: number, unit: Unit, say: Say): string {
  const found = count === all ? countInWords(all, unit, say) : say(`job.found.${unit}`, { found: count, count: all });
  return documents.length < count ? say("job.found.first", { found, shown: documents.length }) : found;
}
