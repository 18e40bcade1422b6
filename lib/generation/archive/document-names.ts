import type { Segment } from "./zip-archive.ts";

/**
 * The names in the archive of `segments`, one per line, in archive order: the name, a tab, and its folded form for
 * searching, because folding 100,000 names takes longer than searching them. A safe name has neither tab nor line feed.
 */
export function* encodeNames(segments: Segment[]): Generator<Uint8Array> {
  for (const { entries } of segments) {
    yield Buffer.from(entries.map(({ name }) => `${name}\t${folded(name)}\n`).join(""));
  }
}

export interface FoundNames {
  /** The first matches; `number` counts the archive's documents from 1. */
  documents: { number: number; filename: string }[];
  count: number;
}

/**
 * Searches an encoded list for names that contain each word of `text`, ignoring case and accents; without words, all
 * match.
 */
export function findNames(list: string, text: string, most: number): FoundNames {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const lines = list.split("\n");
  lines.pop();
  const found: FoundNames = { documents: [], count: 0 };
  for (const [index, line] of lines.entries()) {
    if (!words.every((word) => line.includes(word))) continue;
    found.count += 1;
    if (found.documents.length === most) continue;
    found.documents.push({ number: index + 1, filename: line.slice(0, line.indexOf("\t")) });
  }
  return found;
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
