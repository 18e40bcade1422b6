import { percentIn } from "../../_site/words/numbers.ts";
import { useSpeech } from "../../_site/words/say.tsx";
import styles from "./file.module.css";

/** The upload's progress; after the last byte, that the server is reading the file. */
export function SendingFile({ filename, sent }: { filename: string; sent: number }) {
  const { language, say } = useSpeech();
  const isReading = sent >= 1;
  const words = say(isReading ? "file.reading" : "file.uploading", { name: filename });
  return (
    <div className={styles.sending}>
      <p>
        {words} <span className="soft">{!isReading && percentIn(language, sent)}</span>
      </p>
      <progress className={styles.progress} aria-label={words} max={1} value={isReading ? undefined : sent} />
    </div>
  );
}
