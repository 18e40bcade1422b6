import { type Cell, cellText } from "../table.ts";

/** A column's letters in a spreadsheet program: A for 0, AA for 26. */
export function columnLetter(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest;
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/**
 * The column names of a two-line header: "Contact" over "Name" and "Mail" gives "Contact Name" and "Contact Mail". A
 * label covers the columns up to the next one, unless the cell below it is empty: then it is a name itself.
 */
export function joinHeaderLines(upper: Cell[], last: Cell[]): string[] {
  let label = "";
  return Array.from({ length: Math.max(upper.length, last.length) }, (_, index) => {
    const above = onOneLine(cellText(upper[index] ?? ""));
    const name = onOneLine(cellText(last[index] ?? ""));
    if (above !== "" || name === "") label = name === "" ? "" : above;
    if (name === "") return above;
    return name.toLowerCase().startsWith(label.toLowerCase()) ? name : `${label} ${name}`;
  });
}

/**
 * Unique names for `width` columns: the header's texts on one line, `Column C` where a text is missing, and ` (2)`
 * after a duplicate.
 */
export function columnNames(header: string[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const name = onOneLine(header[index] ?? "") || `Column ${columnLetter(index)}`;
    let unique = name;
    for (let count = 2; taken.has(unique); count++) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}
