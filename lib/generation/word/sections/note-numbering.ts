import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { childAt, valOf, type XmlElement } from "../xml-tree.ts";

/** How a section's footnotes or endnotes are counted. */
export interface NoteNumbering {
  /** How Typst writes the number: `1`, `i`, `A`, or `*` for signs. After a `0`, that of the one before. */
  format: string;
  start: number;
  restarts: "never" | "section" | "page";
}
export type NoteNumberings = Record<"footnote" | "endnote", NoteNumbering>;

/** By `w:fmt`; others count in digits. */
export const pageFormats = dictionary<string>({
  lowerRoman: "i",
  upperRoman: "I",
  lowerLetter: "a",
  upperLetter: "A",
  numberInDash: "- 1 -",
});
const noteFormats = dictionary<string>({ ...pageFormats, decimal: "1", chicago: "*", decimalEnclosedCircle: "①" });
const restarts = dictionary<NoteNumbering["restarts"]>({ eachSect: "section", eachPage: "page" });

/** Of a section or, for what it leaves open, of the document's settings (17.11.17, 17.11.19, 17.11.20). */
export function readNoteNumberings(...parents: (XmlElement | undefined)[]): NoteNumberings {
  const read = (kind: keyof NoteNumberings, usual: string): NoteNumbering => {
    const stated = (name: string) =>
      parents.map((each) => valOf(childAt(each, `w:${kind}Pr`), name)).find((value) => value !== undefined);
    const stating = stated("w:numFmt");
    const format = stating === undefined ? usual : (noteFormats[stating] ?? "1");
    const start = Math.trunc(Number(stated("w:numStart") ?? 1));
    return {
      // The engine can't count notes from 0.
      format: start === 0 ? `0${format}` : format,
      start: Math.max(1, Math.min(32_767, start || 1)),
      restarts: restarts[stated("w:numRestart") ?? ""] ?? "never",
    };
  };
  return { footnote: read("footnote", "1"), endnote: read("endnote", "i") };
}
