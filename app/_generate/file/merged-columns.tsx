import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./file.module.css";

interface MergedColumnsProps {
  source: Source;
  onChange: (changes: SessionChanges) => void;
}

/** Columns with cells merged over several rows: which of them fill all rows, each with a button to change that. */
export function MergedColumns({ source: { merged }, onChange }: MergedColumnsProps) {
  const say = useSay();
  return [true, false].map((isFilled) => {
    const columns = merged.filter((each) => each.isFilled === isFilled).map(({ column }) => column);
    if (columns.length === 0) return null;
    const [note, action] = isFilled
      ? (["source.merged.filled", "source.merged.empty"] as const)
      : (["source.merged.first", "source.merged.fill"] as const);
    return (
      <p key={note} className={styles.otherSheets}>
        {say(note, { columns: columns.join(", ") })}{" "}
        <button className="link-button" type="button" onClick={() => onChange({ mergedCells: !isFilled })}>
          {say(action)}
        </button>
      </p>
    );
  });
}
