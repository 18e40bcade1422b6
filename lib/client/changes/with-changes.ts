import type { Correction, KeptCorrection } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SessionChanges } from "./session-changes.ts";

/**
 * The session as the visitor sees it: the server's last response plus the pending changes. What only the server can
 * compute (problems, counts, the preview, how the file is read) stays as it was.
 */
export function withChanges(session: SessionResponse, changes: SessionChanges): SessionResponse {
  const { mapping, settings, wordFonts, pictures, output, failedIn, only, skip, design } = changes;
  const { corrections, staleCorrections } = changes;
  const { locale, ...others } = output ?? {};
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
    output: { ...session.output, ...said(others), ...(locale && { locale }) },
    ...(locale !== undefined && { localeFrom: locale === null ? "usual" : "chosen" }),
    ...withRows(session, changes),
  };
}

/** As the server settles them (`settle-rows.ts`). */
function withRows({ source, ...before }: SessionResponse, { rows, staleConditions }: SessionChanges) {
  const isRange = rows?.from !== undefined || rows?.to !== undefined;
  const all = { from: 1, to: source.rowCount };
  const { from, to } = rows === null || isRange ? { ...all, ...said(rows ?? {}) } : before.rows;
  const chosen = rows === null ? [] : rows?.where;
  const where = chosen ?? before.rows.where ?? [];
  return {
    rows: { from, to, ...(where.length > 0 && { where }) },
    staleConditions: staleConditions ?? (chosen ? [] : before.staleConditions),
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
