import type { ChangeSession, SessionResponse } from "#lib/contracts/session.ts";

/** What a visitor changed of a session; null for rows means all of them, and for a preview none. */
export type SessionChanges = Omit<ChangeSession, "sessionId">;

/** One request for two changes in a row: the later wins where both say something. */
export function mergeChanges(earlier: SessionChanges, later: SessionChanges): SessionChanges {
  const kept = later.template === undefined ? earlier : withoutChoicesOfTemplate(earlier);
  const merged: SessionChanges = { ...kept, ...later };
  if (kept.mapping && later.mapping) merged.mapping = { ...kept.mapping, ...later.mapping };
  if (kept.settings && later.settings) merged.settings = { ...kept.settings, ...later.settings };
  if (kept.output && later.output) merged.output = { ...kept.output, ...later.output };
  return merged;
}

/** Fields, settings and the suggested file name belong to a template: another one has its own. */
function withoutChoicesOfTemplate({ mapping: _, settings: __, output, ...kept }: SessionChanges): SessionChanges {
  if (!output) return kept;
  const { filename: ___, ...others } = output;
  return { ...kept, output: others };
}

/**
 * The session as the visitor sees it: the server's last answer with what it has not answered yet. What only the
 * server can tell (problems, counts, the preview, how a file is read) stays as it was.
 */
export function withChanges(session: SessionResponse, changes: SessionChanges): SessionResponse {
  const { mapping, settings, pictures, output, rows, failedIn } = changes;
  return {
    ...session,
    mapping: { ...session.mapping, ...mapping },
    settings: { ...session.settings, ...settings },
    ...(pictures === null ? { pictures, picturesFound: null } : {}),
    ...(failedIn === null ? { failedIn, failedRows: 0 } : {}),
    output: { ...session.output, ...said(output ?? {}) },
    rows: rows === null ? { from: 1, to: session.source.rowCount } : (rows ?? session.rows),
  };
}

function said<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
