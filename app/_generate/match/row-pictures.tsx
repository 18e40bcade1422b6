import { useRef } from "react";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import type { Say } from "#lib/messages/messages.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { sizeInWords } from "../../_site/numbers.ts";
import { useSay } from "../../_site/say.tsx";
import { errorAt } from "../error-at.ts";
import type { OpenStepProps } from "../open-step.ts";
import styles from "./match.module.css";
import { type Sending, useSentFile } from "./use-sent-file.ts";

type Found = NonNullable<SessionResponse["picturesFound"]>;

/** The ZIP of images that rows refer to: what was found in it, and which images are unreadable. */
export function RowPictures({ session, errors, onChange, maxUploadBytes }: OpenStepProps & { maxUploadBytes: number }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const { pictures, picturesFound: found } = session;
  const { sending, take, drop, retry, forget } = useSentFile({
    maxBytes: maxUploadBytes,
    kind: "pictures",
    choose: say("pictures.choose"),
    onSent: (id) => onChange({ pictures: id }),
  });

  function remove() {
    // The button disappears together with the images.
    input.current?.focus();
    forget();
    onChange({ pictures: null });
  }

  const size = sizeInWords(maxUploadBytes, say);
  const help = say("pictures.help", { pictures: limits.pictures, size });
  const fault = sending.state === "failed" ? errorInWords(sending.error, say) : errorAt(errors, "pictures");
  return (
    <div className={styles.pictures}>
      <Labelled label={say("pictures.label")} help={help} error={fault}>
        {(control) => (
          <input
            {...control}
            {...drop}
            ref={input}
            className={pictures === null ? undefined : styles.filled}
            type="file"
            accept=".zip"
            onChange={(event) => take(event.currentTarget)}
          />
        )}
      </Labelled>
      <p role="status">{picturesInWords(sending, found, say)}</p>
      {retry && <RetryButton onRetry={retry} heir={() => input.current} />}
      {found && found.unreadableCount > 0 && <UnreadablePictures {...found} />}
      {pictures !== null && (
        <button className="quiet-button" type="button" onClick={remove}>
          {say("pictures.remove")}
        </button>
      )}
    </div>
  );
}

function UnreadablePictures({ unreadable, unreadableCount }: Found) {
  const say = useSay();
  const others = unreadableCount - unreadable.length;
  return (
    <details>
      <summary>{say("pictures.unreadable", { count: unreadableCount })}</summary>
      <ul className={styles.unreadable}>
        {unreadable.map(({ name, reason }) => (
          <li key={name}>
            {say("pictures.name", { name })} {reason}
          </li>
        ))}
        {others > 0 && <li>{say("pictures.others", { count: others })}</li>}
      </ul>
    </details>
  );
}

function picturesInWords(sending: Sending, found: Found | null, say: Say): string {
  if (sending.state === "sending") return say("pictures.reading", { name: sending.name });
  return found ? say("pictures.found", { name: found.filename, count: found.count }) : "";
}
