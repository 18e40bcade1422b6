import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { percentIn, sizeInWords } from "../../_site/words/numbers.ts";
import { type Speech, useSay, useSpeech } from "../../_site/words/say.tsx";
import { errorAt } from "../error-at.ts";
import type { OpenStepProps } from "../open-step.ts";
import { SentFileInput } from "../sent-file/sent-file-input.tsx";
import { type Sending, useSentFile } from "../sent-file/use-sent-file.ts";
import styles from "./match.module.css";

type Found = NonNullable<SessionResponse["picturesFound"]>;

interface RowPicturesProps extends OpenStepProps {
  /** The largest ZIP that can be uploaded. */
  maxPicturesBytes: number;
}

/** The images that rows refer to, as a ZIP, a folder or several files: what's in them, and what is unreadable. */
export function RowPictures({ session, errors, onChange, maxPicturesBytes }: RowPicturesProps) {
  const speech = useSpeech();
  const { say } = speech;
  const { pictures, picturesFound: found } = session;
  const sent = useSentFile({
    maxBytes: maxPicturesBytes,
    maxChosenBytes: Math.max(limits.chosenPictureBytes, maxPicturesBytes),
    prepare: async (chosen, signal, report) => {
      const { packPhotos } = await import("#lib/client/photos/pack-photos.ts");
      const onProgress = (done: number, total: number) => report({ done, total });
      return packPhotos(chosen, {
        filename: `${say("pictures.file")}.zip`,
        maxBytes: maxPicturesBytes,
        signal,
        onProgress,
      });
    },
    takesSeveral: true,
    kind: "pictures",
    choose: say("pictures.choose"),
    onSent: (id) => onChange({ pictures: id }),
  });

  const size = sizeInWords(Math.max(limits.chosenPictureBytes, maxPicturesBytes), say);
  return (
    <SentFileInput
      label={say("pictures.label")}
      help={say("pictures.help", { pictures: limits.pictures, size })}
      sent={sent}
      accept=".zip,image/*"
      multiple
      folder={say("pictures.folder")}
      error={errorAt(errors, "pictures")}
      status={picturesInWords(sent.sending, found, speech)}
      isFilled={pictures !== null}
      removal={
        pictures === null ? null : { label: say("pictures.remove"), onRemove: () => onChange({ pictures: null }) }
      }
    >
      {found && found.unreadableCount > 0 && <UnreadablePictures {...found} />}
    </SentFileInput>
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

function picturesInWords(sending: Sending, found: Found | null, { say, language }: Speech): string {
  if (sending.state === "sending") {
    const { name, packed, sent } = sending;
    if (packed) return say("pictures.shrinking", { done: packed.done, total: packed.total });
    if (sent !== undefined && sent < 1) return say("pictures.sending", { name, percent: percentIn(language, sent) });
    return say("pictures.reading", { name });
  }
  return found ? say("pictures.found", { name: found.filename, count: found.count }) : "";
}
