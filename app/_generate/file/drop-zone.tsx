import { useId, useState } from "react";
import { limits } from "#lib/contracts/limits.ts";
import { bytesInWords, countInWords } from "../../_site/words.ts";
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
        {compact ? "Another spreadsheet" : "Spreadsheet"}
      </label>
      <p id={`${id}-how`}>
        Drop a file here, <span className={styles.choose}>choose one</span>, or paste rows from a sheet.
      </p>
      <p id={`${id}-what`} className="soft small">
        CSV, TSV, XLSX or ODS with up to {countInWords(maxRows)} rows, {countInWords(limits.columns)} columns and{" "}
        {bytesInWords(maxUploadBytes)}. One line above the rows names the columns.
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
