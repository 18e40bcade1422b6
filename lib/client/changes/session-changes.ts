import type { Reading } from "#lib/contracts/sessions/choices.ts";
import type { ChangeSession } from "#lib/contracts/sessions/requests.ts";

/** A visitor's changes to a session. Null means all rows, or no preview. */
export type SessionChanges = Omit<ChangeSession, "sessionId" | "corrected" | "values">;

/** Says the same as null, and can be changed in part. */
const allRows = { from: 1, where: [] };

/** Merges two consecutive changes into one request; the later one wins. */
export function mergeChanges(earlier: SessionChanges, later: SessionChanges): SessionChanges {
  const kept = later.template === undefined ? earlier : withoutChoicesOfTemplate(earlier);
  const merged: SessionChanges = { ...kept, ...later };
  if (kept.mapping && later.mapping) merged.mapping = { ...kept.mapping, ...later.mapping };
  if (kept.settings && later.settings) merged.settings = { ...kept.settings, ...later.settings };
  if (kept.wordFonts && later.wordFonts) merged.wordFonts = { ...kept.wordFonts, ...later.wordFonts };
  if (kept.output && later.output) merged.output = { ...kept.output, ...later.output };
  if (earlier.rows !== undefined && later.rows) merged.rows = { ...(earlier.rows ?? allRows), ...later.rows };
  // Choosing conditions drops those that aren't used.
  if ((later.rows === null || later.rows?.where) && !later.staleConditions) delete merged.staleConditions;
  return merged;
}

/**
 * Adds a change to the waiting requests. It joins the last one, except in two cases: choices for a template are
 * sent before another template is chosen, because they are restored with their template; and chosen or corrected rows
 * are sent before import options, because in the table that these read, the same numbers are other rows.
 */
export function queueChanges(queue: readonly SessionChanges[], later: SessionChanges): SessionChanges[] {
  const last = queue.at(-1);
  if (!last) return isAny(later) ? [later] : [];
  const { mapping, settings, output, design, wordFonts, only, rows, corrections } = last;
  const isOfTemplate = Boolean(mapping ?? settings ?? output ?? design ?? wordFonts);
  const namesRows = Boolean(only ?? corrections ?? rows?.from ?? rows?.to);
  const isSplit = (later.template !== undefined && isOfTemplate) || (isReadAgain(later) && namesRows);
  return isSplit ? [...queue, later] : [...queue.slice(0, -1), mergeChanges(last, later)];
}

const isAny = (changes: SessionChanges) => Object.keys(changes).length > 0;

/** The import options that decide which table is read. */
const tableOptions = {
  ...{ sheet: true, hiddenRows: true, wholeSheet: true, mergedCells: true, headerRow: true, headerLines: true },
  ...{ delimiter: true, quote: true, escape: true, encoding: true },
} satisfies Record<Exclude<keyof Reading, "dateOrder">, true>;

const isReadAgain = (changes: SessionChanges) => Object.keys(changes).some((part) => Object.hasOwn(tableOptions, part));

/** Fields, settings and the suggested file name depend on the template, so a new template drops them. */
function withoutChoicesOfTemplate({
  mapping: _,
  settings: __,
  design: ____,
  wordFonts: _____,
  output,
  ...kept
}: SessionChanges): SessionChanges {
  if (!output) return kept;
  const { filename: ___, ...others } = output;
  return { ...kept, output: others };
}
