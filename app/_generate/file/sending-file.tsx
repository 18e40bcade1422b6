import styles from "./file.module.css";

/** A file on its way; once all of it is sent, the server reads it. */
export function SendingFile({ filename, sent }: { filename: string; sent: number }) {
  const isReading = sent >= 1;
  return (
    <div className={styles.sending}>
      <p>
        {isReading ? "Reading" : "Uploading"} “{filename}”{" "}
        <span className="soft">{!isReading && `${percent(sent)}%`}</span>
      </p>
      <progress
        className={styles.progress}
        aria-label={`${isReading ? "Reading" : "Upload of"} ${filename}`}
        max={1}
        value={isReading ? undefined : sent}
      />
    </div>
  );
}

function percent(part: number): number {
  return Math.floor(part * 100);
}
