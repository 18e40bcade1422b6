import type { Correction, KeptCorrection } from "#lib/contracts/sessions/choices.ts";
import type { ChangeSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/** A visitor's changes to a session. Null means all rows, or no preview. */
export type SessionChanges = Omit<ChangeSession, "sessionId" | "corrected" | "values">;

/** Merges two consecutive changes into one request; the later one wins. */
export function mergeChanges(earlier: SessionChanges, later: SessionChanges): SessionChanges {
  const kept = later.template === undefined ? earlier : withoutChoicesOfTemplate(earlier);
  const merged: SessionChanges = { ...kept, ...later };
  if (kept.mapping && later.mapping) merged.mapping = { ...kept.mapping, ...later.mapping };
  if (kept.settings && later.settings) merged.settings = { ...kept.settings, ...later.settings };
  if (kept.wordFonts && later.wordFonts) merged.wordFonts = { ...kept.wordFonts, ...later.wordFonts };
  if (kept.output && later.output) merged.output = { ...kept.output, ...later.output };
  return merged;
}

/**
 * Adds a change to the waiting requests. It joins the last one, but choices for a template are sent before another
 * template is chosen: they are restored with their template.
 */
export function queueChanges(queue: readonly SessionChanges[], later: SessionChanges): SessionChanges[] {
  const last = queue.at(-1);
  if (!last) return isAny(later) ? [later] : [];
  const { mapping, settings, output, design, wordFonts } = last;
  const isSplit = later.template !== undefined && Boolean(mapping ?? settings ?? output ?? design ?? wordFonts);
  return isSplit ? [...queue, later] : [...queue.slice(0, -1), mergeChanges(last, later)];
}

const isAny = (changes: SessionChanges) => Object.keys(changes).length > 0;

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

/**
 * The session as the visitor sees it: the server's last response plus the pending changes. What only the server can
 * compute (problems, counts, the preview, how the file is read) stays as it was.
 */
export function withChanges(session: SessionResponse, changes: SessionChanges): SessionResponse {
  const { mapping, settings, wordFonts, pictures, output, rows, failedIn, only, skip, design } = changes;
  const { corrections, staleCorrections } = changes;
  return {
    ...session,
    mapping: { ...session.mapping, ...mapping },
    settings: { ...session.settings, ...settings },
    ...(wordFonts && { wordFonts: { ...session.wordFonts, ...wordFonts } }),
    ...(pictures === null ? { pictures, picturesFound: null } : {}),
    ...(failedIn === null ? { failedIn, failedRows: 0 } : {}),
    ...(only !== undefined && { only }),
    ...(corrections && { corrections: corrections.map((correction) => withWas(correction, session)) }),
    ...(staleCorrections && { staleCorrections: [] }),
    ...(skip && { skip }),
    ...(design && "version" in design && { design }),
    output: { ...session.output, ...said(output ?? {}) },
    ...(rows !== undefined && { staleConditions: [] }),
    rows: rows === null ? { from: 1, to: session.source.rowCount } : (rows ?? session.rows),
  };
}

/** A pending correction with its cell's original text, which the page was showing when it was corrected. */
function withWas(correction: Correction, { corrections, preview, source }: SessionResponse): KeptCorrection {
  const { row, column } = correction;
  const known = corrections.find((each) => each.row === row && each.column === column);
  const shown = preview?.row === row ? preview.cells[source.columns.findIndex(({ name }) => name === column)] : null;
  return { ...correction, was: known?.was ?? shown ?? "" };
}

function said<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
