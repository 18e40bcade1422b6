import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./file.module.css";

interface OtherSheetsProps {
  source: Source;
  onChange: (changes: SessionChanges) => void;
}

/** The other sheets of a workbook that have a table, each with a click to read it instead. */
export function OtherSheets({ source: { sheet, dataSheets }, onChange }: OtherSheetsProps) {
  const say = useSay();
  const others = dataSheets.filter((name) => name !== sheet);
  if (others.length === 0) return null;
  return (
    <p className={styles.otherSheets}>
      {say("source.otherSheets")}{" "}
      {others.map((name) => (
        <button
          key={name}
          className="link-button"
          type="button"
          // The header line was chosen for the previous sheet, and another sheet's is elsewhere.
          onClick={() => onChange({ sheet: name, headerRow: null, headerLines: null })}
        >
          <span className="visually-hidden">{say("source.readSheet")} </span>
          {name}
        </button>
      ))}
    </p>
  );
}
