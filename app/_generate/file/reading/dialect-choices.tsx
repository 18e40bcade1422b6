import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { useSpeech } from "../../../_site/words/say.tsx";
import {
  delimiterChoices,
  delimiterInWords,
  encodingChoices,
  encodingInWords,
  escapeChoices,
  quoteChoices,
} from "./dialect-words.ts";
import { FoundChoice } from "./found-choice.tsx";
import type { ShowPart } from "./show-part.ts";

interface DialectChoicesProps {
  source: Source;
  show: ShowPart;
  onChange: (changes: SessionChanges) => void;
}

/** A text file's delimiter, quoting and encoding; nothing for a workbook. */
export function DialectChoices({ source, show, onChange }: DialectChoicesProps) {
  const { language, say } = useSpeech();
  const { encoding, delimiter, quote, escape: escapedBy } = source;
  if (encoding === null || delimiter === null) return null;
  const escapes = quote === null ? [] : escapeChoices(quote, say);
  const quotes = quoteChoices(say);
  return (
    <>
      <FoundChoice
        label={say("reading.separated")}
        {...show("delimiter", delimiterInWords(delimiter, say))}
        choices={delimiterChoices(say)}
        onChange={(chosen) => onChange({ delimiter: chosen })}
      />
      <FoundChoice
        label={say("reading.encoding")}
        {...show("encoding", encodingInWords(encoding, say))}
        choices={encodingChoices(language, say)}
        onChange={(chosen) => onChange({ encoding: chosen })}
      />
      <FoundChoice
        label={say("reading.quote")}
        {...show("quote", wordsOf(quotes, quote ?? ""))}
        choices={quotes}
        // The escape character depends on the kind of quotation mark.
        onChange={(chosen) => onChange({ quote: chosen, escape: null })}
      />
      {escapes.length > 0 && (
        <FoundChoice
          label={say("reading.escape")}
          {...show("escape", wordsOf(escapes, escapedBy))}
          choices={escapes}
          onChange={(chosen) => onChange({ escape: chosen })}
        />
      )}
    </>
  );
}

function wordsOf(choices: [value: string, words: string][], wanted: string | null): string {
  return choices.find(([value]) => value === wanted)?.[1] ?? "";
}
