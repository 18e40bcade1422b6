import { limits } from "#lib/contracts/limits.ts";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../../common/errors/app-error.ts";
import type { SessionContent } from "../../records/sessions.ts";
import type { StoredTable } from "../../records/stored-table.ts";
import { settleOnly } from "../failed-rows.ts";
import { invalidChoices } from "../invalid-choices.ts";
import type { Choices } from "./requested-choices.ts";

type Limited = Pick<SessionContent, "rows" | "staleConditions" | "only">;

/**
 * Which rows become documents. As long as the table is the same, an earlier choice stays. In another one, row numbers
 * mean other rows, but the conditions stay; those on columns that it doesn't have are set aside.
 * @throws AppError `invalid_request` for rows or columns that the table doesn't have
 */
export function settleRows(
  table: Pick<StoredTable, "key" | "source">,
  before: Pick<SessionContent, "table" | "rows" | "staleConditions" | "only"> | null,
  { rows: wanted, staleConditions: wantedStale, only: wantedOnly }: Pick<Choices, "rows" | "staleConditions" | "only">,
): Limited {
  const { rowCount } = table.source;
  const kept = before?.table.key === table.key ? before : null;
  const only = wantedOnly === undefined && kept ? kept.only : settleOnly(wantedOnly, rowCount);
  const isRange = wanted === null || wanted?.from !== undefined || wanted?.to !== undefined;
  const range = kept && !isRange ? { from: kept.rows.from, to: kept.rows.to } : settleRange(wanted, rowCount);
  const columns = new Set(table.source.columns.map(({ name }) => name));
  const hasColumn = ({ column }: RowCondition) => columns.has(column);
  const isStale = (condition: RowCondition) => !hasColumn(condition);
  const all = [...(before?.rows.where ?? []), ...(before?.staleConditions ?? [])];
  const chosen = wanted === null ? [] : wanted?.where;
  const errors = (chosen ?? []).flatMap(({ column }, index) =>
    columns.has(column) ? [] : [{ path: `rows.where.${index}.column`, ...msg("choice.column", { column }) }],
  );
  if (errors.length > 0) throw invalidChoices(errors);
  const where = chosen ?? all.filter(hasColumn);
  const stale = wantedStale ?? (chosen ? [] : all);
  // Together, they must fit into `where` if their columns come back.
  const staleConditions = stale.filter(isStale).slice(0, limits.rowConditions - where.length);
  return { rows: { ...range, ...(where.length > 0 && { where }) }, staleConditions, only };
}

function settleRange(wanted: Choices["rows"], rowCount: number): Limited["rows"] {
  const range = { from: wanted?.from ?? 1, to: Math.min(wanted?.to ?? rowCount, rowCount) };
  if (range.from <= range.to) return range;
  const count = String(rowCount);
  const errors = [{ path: "rows", ...msg("session.rows.range", { count }) }];
  throw new AppError("invalid_request", msg("session.rows", { count }), { errors });
}
