import { usedHeaders } from "#lib/client/setups/match-headers.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

interface Choices extends Pick<SessionResponse, "mapping" | "settings" | "output"> {
  source: { columns: readonly { name: string }[] };
  problems: readonly { column: string | null; rows: readonly number[] }[];
  corrections: readonly { row: number; column: string }[];
}

/**
 * The columns to show of a row, by index and name: all or, of a very wide table, those that documents use or that have
 * a problem or a correction, and the first ones.
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
