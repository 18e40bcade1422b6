import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { sampleSheet } from "../build/sample-assignment.ts";

/** Repeats the sample's rows with different cells each time: the engine lays out identical content only once. */
export function longSheet(template: TemplateDefinition, rows: number): Buffer {
  const [header = [], ...sample]: string[][] = parse(readFileSync(sampleSheet(template)));
  const made = Array.from({ length: rows }, (_, index) => {
    const turn = Math.floor(index / sample.length);
    const cells = sample[index % sample.length] ?? [];
    return cells.map((cell, column) => {
      const other = sample[(wordsIn(cell).length + cell.length * 7 + turn * 13) % sample.length]?.[column] ?? "";
      const words = withWordsOf(cell, other);
      return column === 0 ? `${words} ${turn}` : withEnd(words, turn);
    });
  });
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join();
  return Buffer.from([header, ...made].map(line).join("\n"));
}

const wordsIn = (cell: string) => cell.split(" ");

/** A cell with its first word replaced, so that names start differently. */
function withWordsOf(cell: string, other: string): string {
  const [first = "", ...rest] = wordsIn(cell);
  const [, ...others] = wordsIn(other);
  return /^\p{L}/u.test(cell) && rest.length > 0 && others.length > 0 ? [first, ...others].join(" ") : cell;
}

/** A code with a unique end. */
function withEnd(cell: string, turn: number): string {
  return /^[A-Z]\S*[\dA-Z]{3}$/.test(cell) ? cell.slice(0, -3) + (turn + 100).toString(36).toUpperCase() : cell;
}
