import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { Reading, SessionResponse } from "#lib/contracts/session.ts";
import { errorAt } from "../error-at.ts";
import { DialectChoices } from "./dialect-choices.tsx";
import styles from "./file.module.css";
import { FoundChoice } from "./found-choice.tsx";
import { sheetWords } from "./source-words.ts";

interface ReadingFormProps {
  session: SessionResponse;
  unsent: SessionChanges;
  errors: FieldError[];
  onChange: (changes: SessionChanges) => void;
}

/** What the control of one part of the reading shows; `found` tells it in words where it was found. */
export type ShowPart = <Part extends keyof Reading>(
  part: Part,
  found: string,
) => { chosen: NonNullable<Reading[Part]> | null; found: string | null; error: string | undefined };

/** The header is looked for in as many lines. */
const headerLines = Array.from({ length: 50 }, (_, index): [number, string] => [index + 1, `Line ${index + 1}`]);

/** For the file that was not read as its owner meant it: each part of the reading can be chosen, and found again. */
export function ReadingForm({ session, unsent, errors, onChange }: ReadingFormProps) {
  const { source, reading } = session;
  const show: ShowPart = (part, found) => {
    const chosen = unsent[part] === undefined ? reading[part] : unsent[part];
    return {
      chosen: (chosen ?? null) as NonNullable<Reading[typeof part]> | null,
      found: reading[part] === undefined ? found : null,
      error: errorAt(errors, part),
    };
  };
  return (
    <details className={styles.reading}>
      <summary>Read the file differently</summary>
      <div className={styles.readingFields}>
        {source.sheet !== null && source.sheets.length > 1 && (
          <FoundChoice
            label="Sheet"
            {...show("sheet", source.sheet)}
            choices={source.sheets.map((sheet) => [sheet, sheetWords(sheet, source)])}
            // A line was chosen in one sheet: the header of another stands elsewhere.
            onChange={(sheet) => onChange({ sheet, headerRow: null })}
          />
        )}
        <FoundChoice
          label="Header in line"
          {...show("headerRow", source.headerRow === 0 ? "no line" : `line ${source.headerRow}`)}
          choices={[[0, "No line names the columns"], ...headerLines]}
          onChange={(headerRow) => onChange({ headerRow })}
        />
        <DialectChoices source={source} show={show} onChange={onChange} />
      </div>
    </details>
  );
}
