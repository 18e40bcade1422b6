import type { Source } from "#lib/contracts/sessions/source.ts";
import type { MessageKey, Say } from "#lib/messages/page-messages.ts";
import { encodings } from "./encodings.ts";

/** The separators that can be detected from the content. */
const separators: Record<string, Extract<MessageKey, `separator.${string}`>> = {
  ",": "separator.comma",
  ";": "separator.semicolon",
  "\t": "separator.tab",
  "|": "separator.bar",
  " ": "separator.space",
  ":": "separator.colon",
  "^": "separator.caret",
  "~": "separator.tilde",
  "#": "separator.numberSign",
  "¦": "separator.brokenBar",
  "§": "separator.section",
  "\u001f": "separator.unit",
};

const visible = /[^\s\p{C}]/u;

/** Each separator as shown in the list: `Semicolons ( ; )`. */
export function delimiterChoices(say: Say): [value: string, words: string][] {
  return Object.keys(separators).map((delimiter) => {
    const words = delimiterInWords(delimiter, say);
    const name = words.slice(0, 1).toUpperCase() + words.slice(1);
    return [delimiter, visible.test(delimiter) ? `${name} ( ${delimiter} )` : name];
  });
}

/** `semicolons` for a delimiter with a name; others are shown as they are. */
export function delimiterInWords(delimiter: string, say: Say): string {
  const known = separators[delimiter];
  return known ? say(known) : say("source.separator", { separator: delimiter });
}

/** Detected name to listed name: Microsoft's page 949 is EUC-KR with more characters. */
const aliases: Record<string, string> = { cp949: "euc-kr" };

function findEncoding(encoding: string) {
  const name = encoding.toLowerCase();
  return encodings[aliases[name] ?? name];
}

/** `Windows-1252`; the technical name for one that is not listed. */
export function encodingName(encoding: string): string {
  return findEncoding(encoding)?.name ?? encoding;
}

/** `Western European (Windows-1252)`. */
export function encodingInWords(encoding: string, say: Say): string {
  const { letters = null, name = encoding } = findEncoding(encoding) ?? {};
  return letters ? `${say(`letters.${letters}`)} (${name})` : name;
}

/** Each encoding as shown in the list: Unicode first, the others sorted by the name of their letters. */
export function encodingChoices(language: string, say: Say): [value: string, words: string][] {
  const choices = Object.entries(encodings).map(([value, { letters }]) => ({
    value,
    words: encodingInWords(value, say),
    letters: letters ? say(`letters.${letters}`) : "",
  }));
  return choices
    .toSorted((one, other) => one.letters.localeCompare(other.letters, language))
    .map(({ value, words }) => [value, words]);
}

/** The quotation marks to choose from; "" for none. */
export function quoteChoices(say: Say): ['"' | "'" | "", string][] {
  return [
    ['"', say("reading.quote.double", { mark: '"' })],
    ["'", say("reading.quote.single", { mark: "'" })],
    ["", say("reading.quote.none")],
  ];
}

/** The ways to write a quotation mark inside quoted text. */
export function escapeChoices(quote: NonNullable<Source["quote"]>, say: Say): ['"' | "'" | "\\", string][] {
  return [
    [quote, say("reading.escape.doubled", { mark: quote + quote })],
    ["\\", say("reading.escape.backslash", { mark: `\\${quote}` })],
  ];
}
