import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Labelled } from "../../_controls/labelled.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./sent-file.module.css";
import type { SentFile } from "./use-sent-file.ts";

interface SentFileInputProps {
  label: string;
  help: string;
  sent: SentFile;
  accept: string;
  multiple?: boolean;
  /** The label of the button that takes all files of a folder; without it, there is no such button. */
  folder?: string;
  /** What is wrong with the file in use; a failed upload comes first. */
  error?: ReactNode;
  /** The upload's progress, or the file in use. */
  status: string;
  /** Whether a file is in use: the input must not say that none is chosen. */
  isFilled: boolean;
  /** A file that was dropped elsewhere on the page. */
  dropped?: File | null;
  /** Removes the file in use; null if it can't be removed, or there is none. */
  removal?: { label: string; onRemove: () => void } | null;
  /** What was found in the file. */
  children?: ReactNode;
}

/** The input of a file that is uploaded as soon as it is chosen or dropped on it. */
export function SentFileInput(props: SentFileInputProps) {
  const {
    label,
    help,
    sent,
    accept,
    multiple = false,
    folder,
    error,
    status,
    isFilled,
    dropped,
    removal,
    children,
  } = props;
  const { sending, take, drop, retry, send, forget } = sent;
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const sendDropped = useEffectEvent((file: File) => send([{ path: file.name, file }]));
  useEffect(() => {
    if (dropped) sendDropped(dropped);
  }, [dropped]);

  function remove(onRemove: () => void) {
    // The button disappears together with the file.
    input.current?.focus();
    forget();
    onRemove();
  }

  return (
    <div className={styles.sentFile}>
      <Labelled label={label} help={help} error={sending.state === "failed" ? errorInWords(sending.error, say) : error}>
        {(control) => (
          <input
            {...control}
            {...drop}
            ref={input}
            className={isFilled ? styles.filled : undefined}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={(event) => take(event.currentTarget)}
          />
        )}
      </Labelled>
      {folder && <FolderButton label={folder} onChosen={take} />}
      <p role="status">{status}</p>
      {retry && <RetryButton onRetry={retry} heir={() => input.current} />}
      {children}
      {removal && (
        <button className="quiet-button" type="button" onClick={() => remove(removal.onRemove)}>
          {removal.label}
        </button>
      )}
    </div>
  );
}

/** Opens the browser's folder picker, which a file input doesn't offer. */
function FolderButton({ label, onChosen }: { label: string; onChosen: (input: HTMLInputElement) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button className="quiet-button" type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        {...{ webkitdirectory: "" }}
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={(event) => onChosen(event.currentTarget)}
      />
    </>
  );
}
