import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import iconv from "iconv-lite";
import { z } from "zod";
import { readTextRows } from "#lib/generation/spreadsheet/text/read-text.ts";

const AnnotationSchema = z.object({
  delimiter: z.string(),
  encoding: z.string(),
  escape: z.string(),
  newline: z.string(),
  quote: z.string(),
});
type Annotation = z.infer<typeof AnnotationSchema>;

/** Meanings of the annotation's words; "" is no escape, for which csv-parse assumes a doubled quote. */
const characters: Record<string, string> = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  vslash: "|",
  space: " ",
  colon: ":",
  hash: "#",
  doublequote: '"',
  singlequote: "'",
  backslash: "\\",
};

export interface TextFinding {
  file: string;
  dialectAgrees: boolean;
  cells: number;
  differing: number;
  /** The differences, for people. */
  notes: string[];
}

function character(word: string): string {
  const found = characters[word] ?? (word.length === 1 ? word : undefined);
  if (found === undefined) throw new Error(`The annotation has an unknown word: ${word}`);
  return found;
}

/** The records from csv-parse, given the dialect. */
function annotatedRecords(text: string, { delimiter, quote, escape: escapedBy, newline }: Annotation): string[][] {
  return parse(text, {
    delimiter: character(delimiter),
    quote: character(quote),
    escape: escapedBy === "" ? character(quote) : character(escapedBy),
    // CR LF is also annotated in files without it: only CR alone is reliable.
    record_delimiter: newline === "cr" ? ["\r\n", "\r"] : ["\r\n", "\n"],
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
  });
}

interface Found {
  encoding: string;
  delimiter: string;
  records: string[][];
}

async function foundRecords(path: string): Promise<Found> {
  const found: Found = { encoding: "", delimiter: "", records: [] };
  const onSource = (source: Omit<Found, "records">) => Object.assign(found, source);
  await readTextRows(path, {}, onSource, ({ cells }) => {
    found.records.push(cells.map(String));
  });
  return found;
}

function compareRecords(found: string[][], expected: string[][]): Pick<TextFinding, "cells" | "differing" | "notes"> {
  const notes: string[] = [];
  let cells = 0;
  let differing = 0;
  for (let row = 0; row < Math.max(found.length, expected.length); row++) {
    const [ours = [], theirs = []] = [found[row], expected[row]];
    for (let column = 0; column < Math.max(ours.length, theirs.length); column++) {
      cells++;
      // Spaces around a cell don't matter, and csv-parse is configured to drop leading ones.
      if (ours[column]?.trim() === theirs[column]?.trim()) continue;
      differing++;
      const place = `record ${row + 1}, cell ${column + 1}`;
      notes.push(`${place}: ${JSON.stringify(ours[column])} instead of ${JSON.stringify(theirs[column])}`);
    }
  }
  return { cells, differing, notes: notes.slice(0, 3) };
}

async function compareFile(path: string, file: string, annotation: Annotation): Promise<TextFinding> {
  const bytes = await readFile(path);
  const text = iconv.decode(bytes, annotation.encoding);
  const found = await foundRecords(path);
  // An encoding that cannot decode the file is an error in the annotation: its cells are compared as decoded here.
  const annotated = text.includes("\ufffd") ? iconv.decode(bytes, found.encoding) : text;
  // Two encodings agree if they decode the file to the same text: ASCII is also UTF-8.
  const sameText = iconv.decode(bytes, found.encoding) === text;
  const sameDelimiter = found.delimiter === character(annotation.delimiter);
  const compared = compareRecords(found.records, annotatedRecords(annotated, annotation));
  const notes = [...compared.notes];
  if (!sameText) notes.unshift(`encoding ${found.encoding} instead of ${annotation.encoding}`);
  if (!sameDelimiter) notes.unshift(`delimiter ${JSON.stringify(found.delimiter)} instead of ${annotation.delimiter}`);
  return { ...compared, file, dialectAgrees: sameText && sameDelimiter, notes };
}

/** Reads every annotated text file of a corpus and compares it with the output of csv-parse under the annotation. */
export async function compareTextFiles(folder: string): Promise<TextFinding[]> {
  const listed: unknown = JSON.parse(await readFile(join(folder, "csv-dialects.json"), "utf8"));
  const annotations = z.record(z.string(), AnnotationSchema).parse(listed);
  const findings: TextFinding[] = [];
  for (const [file, annotation] of Object.entries(annotations)) {
    findings.push(await compareFile(join(folder, "csv", file), file, annotation));
  }
  return findings;
}
