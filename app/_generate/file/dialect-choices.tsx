import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { Source } from "#lib/contracts/session.ts";
import {
  delimiterChoices,
  delimiterInWords,
  encodingChoices,
  encodingInWords,
  escapeChoices,
  quoteChoices,
} from "./dialect-words.ts";
import { FoundChoice } from "./found-choice.tsx";
import type { ShowPart } from "./reading-form.tsx";

interface DialectChoicesProps {
  source: Source;
  show: ShowPart;
  onChange: (changes: SessionChanges) => void;
}

/** How a text file's cells are told apart and its letters decoded; nothing for a workbook. */
export function DialectChoices({ source, show, onChange }: DialectChoicesProps) {
  const { encoding, delimiter, quote, escape: escapedBy } = source;
  if (encoding === null || delimiter === null) return null;
  const escapes = quote === null ? [] : escapeChoices(quote);
  return (
    <>
      <FoundChoice
        label="Separated by"
        {...show("delimiter", delimiterInWords(delimiter))}
        choices={delimiterChoices}
        onChange={(chosen) => onChange({ delimiter: chosen })}
      />
      <FoundChoice
        label="Encoding"
        {...show("encoding", encodingInWords(encoding))}
        choices={encodingChoices}
        onChange={(chosen) => onChange({ encoding: chosen })}
      />
      <FoundChoice
        label="Quotation marks around texts"
        {...show("quote", wordsOf(quoteChoices, quote ?? ""))}
        choices={quoteChoices}
        // How a quotation mark is escaped is said of one kind of them.
        onChange={(chosen) => onChange({ quote: chosen, escape: null })}
      />
      {escapes.length > 0 && (
        <FoundChoice
          label="Quotation marks within texts"
          {...show("escape", wordsOf(escapes, escapedBy))}
          choices={escapes}
          onChange={(chosen) => onChange({ escape: chosen })}
        />
      )}
    </>
  );
}

function wordsOf(choices: [value: string, words: string][], wanted: string | null): string {
  const words = choices.find(([value]) => value === wanted)?.[1] ?? "";
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}
