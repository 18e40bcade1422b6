import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { bytesInWords, countInWords, plural } from "../../_site/words.ts";
import { errorAt } from "../error-at.ts";
import type { OpenStepProps } from "../open-step.ts";
import styles from "./match.module.css";
import { type Sending, useSentFile } from "./use-sent-file.ts";

type Found = NonNullable<SessionResponse["picturesFound"]>;

/** The ZIP of pictures that rows name: what was found in it, and what of it cannot be read. */
export function RowPictures({ session, errors, onChange, maxUploadBytes }: OpenStepProps & { maxUploadBytes: number }) {
  const { pictures, picturesFound: found } = session;
  const { sending, take, forget } = useSentFile({
    maxBytes: maxUploadBytes,
    kind: "pictures",
    choose: "Choose a ZIP of pictures.",
    onSent: (id) => onChange({ pictures: id }),
  });

  function remove() {
    forget();
    onChange({ pictures: null });
  }

  const fault = sending.state === "failed" ? sending.message : errorAt(errors, "pictures");
  return (
    <div className={styles.pictures}>
      <Labelled label="ZIP of pictures" help={help(maxUploadBytes)} error={fault}>
        {(control) => <input {...control} type="file" accept=".zip" onChange={(event) => take(event.currentTarget)} />}
      </Labelled>
      <p role="status">{picturesInWords(sending, found)}</p>
      {found && found.unreadableCount > 0 && <UnreadablePictures {...found} />}
      {pictures !== null && (
        <button className="quiet-button" type="button" onClick={remove}>
          Remove the pictures
        </button>
      )}
    </div>
  );
}

function UnreadablePictures({ unreadable, unreadableCount }: Found) {
  const others = unreadableCount - unreadable.length;
  return (
    <details>
      <summary>{plural(unreadableCount, "picture")} cannot be used</summary>
      <ul className={styles.unreadable}>
        {unreadable.map(({ name, reason }) => (
          <li key={name}>
            “{name}” {reason}
          </li>
        ))}
        {others > 0 && <li>and {countInWords(others)} more</li>}
      </ul>
    </details>
  );
}

function help(maxUploadBytes: number): string {
  const most = `up to ${countInWords(limits.pictures)} pictures and ${bytesInWords(maxUploadBytes)}`;
  return `A column names each row’s picture, as “ann.jpg” or “ann”. JPEG, PNG, WebP, GIF, AVIF, TIFF or SVG, ${most}: photos straight from a telephone are larger than any print needs, so make them smaller first (2,000 pixels are plenty).`;
}

function picturesInWords(sending: Sending, found: Found | null): string {
  if (sending.state === "sending") return `Uploading and reading “${sending.name}” …`;
  return found ? `“${found.filename}”: ${plural(found.count, "picture")}.` : "";
}
