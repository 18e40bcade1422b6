import { columnHole } from "#lib/contracts/column-hole.ts";
import type { Setup } from "./setup.ts";

/** A setup is applied to a less similar sheet only if the visitor asks for it. */
const leastLikeness = 0.5;

/** The sheet's name for each of these columns that it has: the same name or, if there is only one, a similar name. */
export function matchHeaders(headers: readonly string[], columns: readonly string[]): Map<string, string> {
  const matched = headers.flatMap((header): [string, string][] => {
    if (columns.includes(header)) return [[header, header]];
    const [only, another] = columns.filter((column) => normal(column) === normal(header));
    return only === undefined || another !== undefined ? [] : [[header, only]];
  });
  return new Map(matched);
}

/** Removes differences that somebody who retypes a header doesn't notice. */
const normal = (header: string) => header.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

type Choices = Pick<Setup, "headers" | "mapping" | "settings"> & { output: Pick<Setup["output"], "filename"> };

/** The headers that a setup, or a session's choices, takes values from. */
export function usedHeaders({ headers, mapping, settings, output }: Choices): string[] {
  const columns = new Set(
    Object.values(mapping).map((chosen) => (chosen && "column" in chosen ? chosen.column : null)),
  );
  const texts = [
    ...Object.values(mapping).map((chosen) => (chosen && "text" in chosen ? chosen.text : null)),
    ...Object.values(settings),
    output.filename,
  ].filter((text) => typeof text === "string");
  return headers.filter((header) => columns.has(header) || texts.some((text) => holeOf(header).test(text)));
}

/** A pattern with the sheet's names for its columns. */
export function renameHoles(text: string, matched: ReadonlyMap<string, string>): string {
  const renamed = [...matched].filter(([header, column]) => header !== column);
  return renamed.reduce(
    (done, [header, column]) => done.replace(holeOf(header), () => columnHole(column).slice(0, -1)),
    text,
  );
}

/** `{Name`, or `{"Name"`, up to the filters or the end of the placeholder. */
function holeOf(header: string): RegExp {
  const [plain, quoted] = [header, `"${header.replaceAll('"', '""')}"`].map(literal);
  return new RegExp(String.raw`\{\s*(?:${plain}|${quoted})(?=\s*[|}])`, "giu");
}

/** For a regular expression; `RegExp.escape` is too new for browsers. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** How similar two sheets' columns are, from 0 to 1: the share that both have. */
function likenessOf(headers: readonly string[], columns: readonly string[]): number {
  const shared = matchHeaders(headers, columns).size;
  return shared === 0 ? 0 : shared / (headers.length + columns.length - shared);
}

export interface Fitting<One extends Setup> {
  setup: One;
  /** Whether the sheet is similar enough to the setup's to apply it without asking. */
  isAlike: boolean;
}

/**
 * The setup that fits a sheet best: one whose columns are all there. Of several, the one for the most similar columns,
 * then the one used last.
 * @param template if the visitor has chosen one: then setups for others are not applied without asking
 * @returns null if none fits, or if the sheet has no header
 */
export function findSetup<One extends Setup & { usedAt: number }>(
  setups: readonly One[],
  { columns, headerRow }: { columns: readonly { name: string }[]; headerRow: number },
  template: string | null,
): Fitting<One> | null {
  if (headerRow === 0) return null;
  const names = columns.map(({ name }) => name);
  const fitting = setups
    .filter((setup) => matchHeaders(usedHeaders(setup), names).size === usedHeaders(setup).length)
    .map((setup) => ({
      setup,
      likeness: likenessOf(setup.headers, names),
      isWanted: template === null || setup.template === template,
    }))
    .filter(({ likeness }) => likeness > 0)
    .sort(
      (one, other) =>
        Number(other.isWanted) - Number(one.isWanted) ||
        other.likeness - one.likeness ||
        other.setup.usedAt - one.setup.usedAt,
    );
  const [best] = fitting;
  return best ? { setup: best.setup, isAlike: best.isWanted && best.likeness >= leastLikeness } : null;
}
