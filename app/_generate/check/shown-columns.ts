import { usedHeaders } from "#lib/client/setups/match-headers.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

type Choices = Pick<SessionResponse, "source" | "mapping" | "settings" | "output" | "problems" | "corrections">;

/**
 * The columns to show of a row, by index and name: all or, of a very wide table, those that documents use or that have a
 * problem or a correction, and the first ones.
 */
export function shownColumns(session: Choices, row: number): [index: number, name: string][] {
  const { source, problems, corrections } = session;
  const all = source.columns.map(({ name }, index): [index: number, name: string] => [index, name]);
  const headers = all.slice(limits.columnsShown).map(([, name]) => name);
  const noted = new Set([
    ...usedHeaders({ ...session, headers }),
    ...problems.flatMap(({ column, rows }) => (rows.includes(row) ? [column] : [])),
    ...corrections.flatMap((each) => (each.row === row ? [each.column] : [])),
  ]);
  return all.filter(([index, name]) => index < limits.columnsShown || noted.has(name));
}
