import { readFileSync, writeFileSync } from "node:fs";

const path = "docs/measurements.md";
const [start, end] = ["<!-- bench -->", "<!-- end of bench -->"];

/** A table in Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(header), `|${header.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}

/** Puts the tables into docs/measurements.md, in the place of those of the last run. */
export function keep(tables: readonly string[]): void {
  const text = readFileSync(path, "utf8");
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${path} has no place for the tables`);
  const written = `${start}\n\n${tables.join("\n\n")}\n\n`;
  writeFileSync(path, text.slice(0, before) + written + text.slice(after));
}

/** The middle one of an odd number of values; of an even number, the upper of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

/** A number as the documentation writes it. */
export const number = (value: number, digits = 0) =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
