import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { Source } from "#lib/contracts/session.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { NumberInput } from "../../_controls/number-input.tsx";
import { errorAt } from "../error-at.ts";
import styles from "./file.module.css";
import { delimiterWords, encodingWords } from "./source-words.ts";

interface ReadingFormProps {
  source: Source;
  unsent: SessionChanges;
  errors: FieldError[];
  onChange: (changes: SessionChanges) => void;
}

/** For the file that was not read as its owner meant it. */
export function ReadingForm({ source, unsent, errors, onChange }: ReadingFormProps) {
  const headerRow = unsent.headerRow ?? source.headerRow;
  return (
    <details className={styles.reading}>
      <summary>Read the file differently</summary>
      <div className={styles.readingFields}>
        {source.sheets.length > 1 && (
          <Choice
            label="Sheet"
            value={unsent.sheet ?? source.sheet ?? ""}
            choices={source.sheets.map((sheet) => [sheet, sheet])}
            error={errorAt(errors, "sheet")}
            onChange={(sheet) => onChange({ sheet })}
          />
        )}
        <Labelled label="Header in line" help="0 where no line names the columns." error={errorAt(errors, "headerRow")}>
          {(control) => (
            <NumberInput
              control={control}
              value={headerRow}
              min={0}
              max={1_000}
              onChange={(line) => onChange({ headerRow: line })}
            />
          )}
        </Labelled>
        {source.delimiter !== null && (
          <Choice
            label="Separated by"
            value={unsent.delimiter ?? source.delimiter}
            choices={Object.entries(delimiterWords)}
            error={errorAt(errors, "delimiter")}
            onChange={(delimiter) => onChange({ delimiter })}
          />
        )}
        {source.encoding !== null && (
          <Choice
            label="Encoding"
            value={(unsent.encoding ?? source.encoding).toLowerCase()}
            choices={Object.entries(encodingWords)}
            error={errorAt(errors, "encoding")}
            onChange={(encoding) => onChange({ encoding })}
          />
        )}
      </div>
    </details>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: [value: string, words: string][];
  error: string | undefined;
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, error, onChange }: ChoiceProps) {
  const isKnown = choices.some(([known]) => known === value);
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {!isKnown && <option value={value}>{value}</option>}
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
