import { useId, useState } from "react";
import { limits } from "#lib/contracts/limits.ts";
import { sizeInWords } from "../../_site/numbers.ts";
import { Rich } from "../../_site/rich.tsx";
import { useSay } from "../../_site/say.tsx";
import styles from "./file.module.css";

interface DropZoneProps {
  maxUploadBytes: number;
  maxRows: number;
  /** A file is there already: the zone is for another one, and smaller. */
  compact: boolean;
  onFile: (file: File) => void;
}

/** A native file input, stretched over the zone: it takes clicks, keys and dropped files by itself. */
export function DropZone({ maxUploadBytes, maxRows, compact, onFile }: DropZoneProps) {
  const say = useSay();
  const id = useId();
  const [dragging, setDragging] = useState(false);

  function take(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    input.value = "";
    setDragging(false);
    if (file) onFile(file);
  }

  return (
    <div className={styles.zone} data-compact={compact || undefined} data-dragging={dragging || undefined}>
      <label className="label" htmlFor={id}>
        {compact ? say("file.another") : say("file.label")}
      </label>
      <p id={`${id}-how`}>
        <Rich text={say("file.drop")} parts={{ choose: (text) => <span className={styles.choose}>{text}</span> }} />
      </p>
      <p id={`${id}-what`} className="soft small">
        {say("file.limits", { rows: maxRows, columns: limits.columns, size: sizeInWords(maxUploadBytes, say) })}
      </p>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,.ods"
        aria-describedby={`${id}-how ${id}-what`}
        onChange={(event) => take(event.currentTarget)}
        onDragEnter={() => setDragging(true)}
        onDragLeave={() => setDragging(false)}
        onDrop={() => setDragging(false)}
      />
    </div>
  );
}
