import { limits } from "#lib/contracts/limits.ts";
import type { Correction } from "#lib/contracts/sessions/choices.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../../common/errors/app-error.ts";
import type { ClientContainer } from "../../container.ts";
import { withTable } from "../../orders/lend-order.ts";
import type { SessionContent, StoredCorrection } from "../../records/sessions.ts";
import type { StoredTable } from "../../records/stored-table.ts";
import type { CellCorrection, WorkerTasks } from "../../workers/protocol.ts";
import { invalidChoices } from "../invalid-choices.ts";
import type { Choices } from "./requested-choices.ts";

type Corrections = Pick<SessionContent, "corrections" | "staleCorrections">;
type Before = (Corrections & Pick<SessionContent, "table">) | null;

/**
 * A session's corrections: those of its request, else the previous ones. They are kept beside the table, which other
 * sessions share. Each remembers its cell's text and its row; in another table, those whose row differs are set aside.
 * @throws AppError `invalid_request` naming each correction that fits no cell
 */
export async function settleCorrections(
  container: ClientContainer,
  table: StoredTable,
  before: Before,
  { corrections: wanted, staleCorrections: dropped }: Choices,
): Promise<Corrections> {
  const kept = before?.table.key === table.key ? before : null;
  const stale = dropped ? [] : (before?.staleCorrections ?? []);
  if (wanted) {
    const corrections = await withOriginalTexts(container, table, kept?.corrections ?? [], wanted);
    const used = new Set(wanted.map(keyOf));
    return withinLimits({ corrections, staleCorrections: stale.filter((each) => !used.has(keyOf(each))) });
  }
  if (kept) return { corrections: kept.corrections, staleCorrections: stale };
  return correctionsThatStillMatch(container, table, [...(before?.corrections ?? []), ...stale]);
}

/** The corrections as cells of the session's table. */
export function cellsOf({ table, corrections }: Pick<SessionContent, "table" | "corrections">): CellCorrection[] {
  const indexes = columnIndexes(table);
  return corrections.map(({ row, column, value }) => [row, indexes.get(column) ?? -1, value]);
}

/**
 * Divides the corrections of another table by whether their row is the same. The cell's old text alone
 * proves little: next month's list may have the same amount in the same cell, for somebody else.
 */
async function correctionsThatStillMatch(
  container: ClientContainer,
  table: StoredTable,
  all: readonly StoredCorrection[],
): Promise<Corrections> {
  const cells = await readCells(container, table, all);
  const { corrections = [], staleCorrections = [] } = Object.groupBy(all, ({ was, rowDigest }, index) =>
    cells[index]?.text === was && cells[index].rowDigest === rowDigest ? "corrections" : "staleCorrections",
  );
  return { corrections, staleCorrections };
}

/** Adds what each correction must remember of its cell, and drops those that change nothing. */
async function withOriginalTexts(
  container: ClientContainer,
  table: StoredTable,
  known: readonly StoredCorrection[],
  wanted: readonly Correction[],
): Promise<StoredCorrection[]> {
  refuse(wanted.flatMap(placeFaults(table)));
  const seen = new Map(known.map(({ was, rowDigest, ...place }) => [keyOf(place), { text: was, rowDigest }]));
  const unknown = wanted.filter((each) => !seen.has(keyOf(each)));
  const read = await readCells(container, table, unknown);
  const found = new Map(unknown.map((each, index) => [keyOf(each), read[index]]));
  const tooLong = msg("correction.cell", { most: limits.correctionCharacters });
  const errors: FieldFault[] = [];
  const corrections = wanted.flatMap((each, index) => {
    const { text = null, rowDigest = "" } = seen.get(keyOf(each)) ?? found.get(keyOf(each)) ?? {};
    if (text === null) errors.push({ path: `corrections.${index}`, ...tooLong });
    // Typing the old text again undoes a correction.
    return text === null || text === each.value ? [] : [{ ...each, was: text, rowDigest }];
  });
  refuse(errors);
  return corrections;
}

function placeFaults({ source }: StoredTable) {
  const columns = new Set(source.columns.map(({ name }) => name));
  const seen = new Set<string>();
  return (correction: Correction, index: number): FieldFault[] => {
    const { row, column } = correction;
    const at = `corrections.${index}`;
    const key = keyOf(correction);
    if (row > source.rowCount)
      return [{ path: `${at}.row`, ...msg("session.rows", { count: String(source.rowCount) }) }];
    if (!columns.has(column)) return [{ path: `${at}.column`, ...msg("choice.column", { column }) }];
    if (seen.has(key)) return [{ path: at, ...msg("correction.twice") }];
    seen.add(key);
    return [];
  };
}

function readCells(
  { pools, storage }: ClientContainer,
  table: StoredTable,
  places: readonly Pick<Correction, "row" | "column">[],
): Promise<WorkerTasks["readCells"]["output"]> {
  if (places.length === 0) return Promise.resolve([]);
  const indexes = columnIndexes(table);
  const cells = places.map(({ row, column }) => [row, indexes.get(column) ?? -1] as const);
  return withTable(storage, { table: { ...table, corrections: [] } }, (file) =>
    pools.previews.run("readCells", { table: file, cells }),
  );
}

/** Every response has all of them. @throws AppError `invalid_request` */
function withinLimits(all: Corrections): Corrections {
  const kept = [...all.corrections, ...all.staleCorrections];
  const characters = kept.reduce((sum, { value, was }) => sum + value.length + was.length, 0);
  const isTooMuch = kept.length > 2 * limits.corrections || characters > limits.correctedCharacters;
  refuse(isTooMuch ? [{ path: "corrections", ...msg("correction.most", { most: limits.correctedCharacters }) }] : []);
  return all;
}

function refuse(errors: FieldFault[]): void {
  if (errors.length > 0) throw invalidChoices(errors);
}

const columnIndexes = ({ source }: Pick<StoredTable, "source">) =>
  new Map(source.columns.map(({ name }, index) => [name, index]));

const keyOf = ({ row, column }: Pick<Correction, "row" | "column">) => `${row} ${column}`;
