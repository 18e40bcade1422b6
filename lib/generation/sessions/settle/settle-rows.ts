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
  { rows: wanted, only: wantedOnly }: Pick<Choices, "rows" | "only">,
): Limited {
  const { rowCount } = table.source;
  const kept = before?.table.key === table.key ? before : null;
  const only = wantedOnly === undefined && kept ? kept.only : settleOnly(wantedOnly, rowCount);
  if (wanted === undefined && kept) return { rows: kept.rows, staleConditions: kept.staleConditions, only };
  const columns = new Set(table.source.columns.map(({ name }) => name));
  const hasColumn = ({ column }: RowCondition) => columns.has(column);
  const range = settleRange(wanted, rowCount);
  if (wanted === undefined && before) {
    const all = [...(before.rows.where ?? []), ...before.staleConditions];
    const staleConditions = all.filter((condition) => !hasColumn(condition));
    return { rows: withConditions(range, all.filter(hasColumn)), staleConditions, only };
  }
  const where = wanted?.where ?? [];
  const errors = where.flatMap(({ column }, index) =>
    columns.has(column) ? [] : [{ path: `rows.where.${index}.column`, ...msg("choice.column", { column }) }],
  );
  if (errors.length > 0) throw invalidChoices(errors);
  return { rows: withConditions(range, where), staleConditions: [], only };
}

function withConditions(range: Limited["rows"], where: RowCondition[]): Limited["rows"] {
  return { ...range, ...(where.length > 0 && { where }) };
}

function settleRange(wanted: Choices["rows"], rowCount: number): Limited["rows"] {
  const range = { from: wanted?.from ?? 1, to: Math.min(wanted?.to ?? rowCount, rowCount) };
  if (range.from <= range.to) return range;
  const count = String(rowCount);
  const errors = [{ path: "rows", ...msg("session.rows.range", { count }) }];
  throw new AppError("invalid_request", msg("session.rows", { count }), { errors });
}
