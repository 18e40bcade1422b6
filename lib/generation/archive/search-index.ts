/** A document as the search index of its job holds it: found by its name and `text`, or by one of its labels. */
export interface IndexedDocument {
  name: string;
  /** Its first data row; null if unknown. */
  row: number | null;
  /** What it can be found by besides its name. */
  text: string;
  labels: IndexedLabel[];
}

/** A label of a sheet. */
export interface IndexedLabel {
  row: number;
  /** From 1, row by row. */
  place: number;
  text: string;
}

/** Enough for a name and an address; 100,000 labels take 20 MB. */
const textCharacters = 80;

/**
 * The search index of documents, as lines: the row, the name, the text, and both folded, separated by tabs;
 * then a line per label with its row, place, text and folded text. They are stored folded, because folding 100,000
 * texts takes longer than searching them.
 */
export function encodeIndex(documents: readonly IndexedDocument[]): string {
  const lines = documents.flatMap(({ name, row, text, labels }) => [
    documentLine(name, row, plainText(text)),
    ...labels.map((label) => {
      const shown = plainText(label.text);
      return `L\t${label.row}\t${label.place}\t${shown}\t${folded(shown)}\n`;
    }),
  ]);
  return lines.join("");
}

const documentLine = (name: string, row: number | null, text: string) =>
  `D\t${row ?? ""}\t${name}\t${text}\t${folded(`${name} ${text}`)}\n`;

/** On one line, without the tabs that separate its neighbours, and not too long. */
function plainText(text: string): string {
  const beginning = text.replace(/\s+/g, " ").trim().slice(0, textCharacters);
  // Without half of a surrogate pair at the end.
  return beginning.replace(/[\ud800-\udbff]$/, "").toWellFormed();
}

export interface IndexMatch {
  /** Counts the job's documents from 1. */
  number: number;
  filename: string;
  /** Of the document or label; missing in an older build's index. */
  row?: number;
  /** For a label: its place on the sheet. */
  place?: number;
  /** A label's text, or a document's, if a word is found in it and not in the name. */
  text?: string;
}

export interface IndexMatches {
  /** The first matches. */
  documents: IndexMatch[];
  count: number;
}

/**
 * Searches an index for documents with each word of `text`, ignoring case and accents, and for such labels; without
 * words, all documents match. Reads chunk by chunk: the index is as long as the job.
 * @param most how many matches to list; all are counted
 */
export async function searchIndex(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  text: string,
  most: number,
): Promise<IndexMatches> {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const found: IndexMatches = { documents: [], count: 0 };
  let number = 0;
  /** The line of the document that labels belong to. */
  let document = "";
  // Splits only what is listed: an index has 100,000 lines, and the site's own process searches it.
  const search = (line: string) => {
    const isLabel = line.startsWith("L\t");
    if (!isLabel) {
      number += 1;
      document = line;
    }
    if (isLabel && words.length === 0) return;
    const searchedAt = line.lastIndexOf("\t");
    const searched = searchedAt < 0 ? "" : line.slice(searchedAt);
    if (!words.every((word) => searched.includes(word))) return;
    found.count += 1;
    if (found.documents.length >= most) return;
    const fields = line.split("\t").slice(1);
    const match = { number, filename: filenameIn(document), ...placeIn(isLabel, fields) };
    found.documents.push(isLabel ? match : { ...match, ...textBeyondName(fields, words) });
  };
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) search(line);
  }
  return found;
}

/** An older build's line is the name alone. */
function filenameIn(line: string): string {
  const [kind = "", , name = ""] = line.split("\t");
  return kind === "D" ? name : kind;
}

function placeIn(isLabel: boolean, [row, place, text]: string[]): Omit<IndexMatch, "number" | "filename"> {
  if (isLabel) return { row: Number(row), place: Number(place), text: text ?? "" };
  return Number(row) > 0 ? { row: Number(row) } : {};
}

/** An older build's line lacks the text. */
function textBeyondName(fields: string[], words: readonly string[]): Pick<IndexMatch, "text"> {
  const [, name = "", text = ""] = fields.length === 4 ? fields : [];
  const named = folded(name);
  return text === "" || words.every((word) => named.includes(word)) ? {} : { text };
}

/** Letters that Unicode does not decompose, as people without them on their keyboard type them. */
const plain: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  ħ: "h",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

function folded(text: string): string {
  const unmarked = text.normalize("NFKD").replace(/\p{Mn}+/gu, "");
  return unmarked.toLowerCase().replace(/[łøđðıħßæœþ]/g, (letter) => plain[letter] ?? letter);
}
