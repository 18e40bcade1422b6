import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { hoursInWords } from "../../_site/words/hours-in-words.ts";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { type DroppedFiles, dropProps } from "./dropped-files.ts";
import styles from "./file.module.css";

interface DropZoneProps extends DroppedFiles {
  maxUploadBytes: number;
  maxRows: number;
  maxColumns: number;
  retentionHours: number;
  /** A file is already loaded: the zone is smaller and replaces it. */
  compact: boolean;
}

/** A native file input stretched over the zone, so it handles clicks, keys and dropped files. */
export function DropZone({ maxUploadBytes, maxRows, maxColumns, retentionHours, compact, ...dropped }: DropZoneProps) {
  const say = useSay();
  const id = useId();
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(chosen: HTMLInputElement) {
    const [file] = chosen.files ?? [];
    chosen.value = "";
    if (file) dropped.onFile(file);
  }
  // A file that was chosen before the page's scripts ran: nobody heard of the change. It is read after the effects of
  // all components, as one of them opens the session in the URL, and the last request wins.
  const takeEarly = useEffectEvent(() => input.current && take(input.current));
  useEffect(() => queueMicrotask(() => takeEarly()), []);
  const drop = dropProps(say, { ...dropped, takesLinks: true });

  return (
    <div className={styles.zone} data-compact={compact || undefined} data-dragging={dragging || undefined}>
      <label className="label" htmlFor={id}>
        {compact ? say("file.another") : say("file.label")}
      </label>
      <p id={`${id}-how`}>
        <Rich text={say("file.drop")} parts={{ choose: (text) => <span className={styles.choose}>{text}</span> }} />
      </p>
      <p id={`${id}-what`} className="soft small">
        {say("file.limits", { rows: maxRows, columns: maxColumns, size: sizeInWords(maxUploadBytes, say) })}{" "}
        {say("file.kept", { time: hoursInWords(retentionHours, say) })}
      </p>
      <input
        ref={input}
        id={id}
        className={styles.file}
        type="file"
        accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.json,.jsonl,.ndjson,.html,.htm,.xml"
        aria-describedby={`${id}-how ${id}-what`}
        onChange={(event) => take(event.currentTarget)}
        onDragEnter={() => setDragging(true)}
        onDragLeave={() => setDragging(false)}
        onDragOver={drop.onDragOver}
        onDrop={(event) => {
          setDragging(false);
          drop.onDrop(event);
        }}
      />
    </div>
  );
}
