import { type Cell, cellText } from "./table.ts";

/** The letters over a column in a spreadsheet program: A for 0, AA for 26. */
export function columnLetter(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest;
}

/**
 * The names of `width` columns, each one once: the header's texts on one line, `Column C` where there is none, and
 * ` (2)` behind a name that was there before.
 */
export function columnNames(header: Cell[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const written = cellText(header[index] ?? "")
      .trim()
      .replace(/\s+/g, " ");
    const name = written === "" ? `Column ${columnLetter(index)}` : written;
    let unique = name;
    for (let count = 2; taken.has(unique); count++) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}
