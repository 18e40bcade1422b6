import { limits } from "#lib/contracts/limits.ts";
import type { Correction, KeptCorrection } from "#lib/contracts/session.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError, type FieldFault } from "../common/app-error.ts";
import type { Container } from "../container.ts";
import { withTable } from "../orders/lend-order.ts";
import type { SessionContent } from "../records/sessions.ts";
import type { StoredTable } from "../records/stored-table.ts";
import type { CellCorrection } from "../workers/protocol.ts";
import type { Choices } from "./choices.ts";

type Corrections = Pick<SessionContent, "corrections" | "staleCorrections">;
type Before = (Corrections & Pick<SessionContent, "table">) | null;

/**
 * A session's corrections: as its request says, else as before. They are kept beside the table, which other sessions
 * share. Each remembers what its cell was; if the table is another one now, those whose cell has another text wait.
 * @throws AppError `invalid_request` naming each correction that fits no cell
 */
export async function settleCorrections(
  container: Container,
  table: StoredTable,
  before: Before,
  { corrections: wanted, staleCorrections: dropped }: Choices,
): Promise<Corrections> {
  const kept = before?.table.key === table.key ? before : null;
  const stale = dropped ? [] : ((kept ?? before)?.staleCorrections ?? []);
  if (wanted) {
    const corrections = await withWas(container, table, kept?.corrections ?? [], wanted);
    return within({ corrections, staleCorrections: stale });
  }
  if (kept) return { corrections: kept.corrections, staleCorrections: stale };
  return correctionsThatStillMatch(container, table, [...(before?.corrections ?? []), ...stale]);
}

/** The corrections as cells of the session's table. */
export function cellsOf({ table, corrections }: Pick<SessionContent, "table" | "corrections">): CellCorrection[] {
  const indexes = columnIndexes(table);
  return corrections.map(({ row, column, value }) => [row, indexes.get(column) ?? -1, value]);
}

/** Divides corrections of another table: those whose cell still has the text that was corrected, and the others. */
async function correctionsThatStillMatch(
  container: Container,
  table: StoredTable,
  all: readonly KeptCorrection[],
): Promise<Corrections> {
  const texts = await readTexts(container, table, all);
  const { corrections = [], staleCorrections = [] } = Object.groupBy(all, ({ was }, index) =>
    texts[index] === was ? "corrections" : "staleCorrections",
  );
  return { corrections, staleCorrections };
}

async function withWas(
  container: Container,
  table: StoredTable,
  known: readonly KeptCorrection[],
  wanted: readonly Correction[],
): Promise<KeptCorrection[]> {
  const before = new Map(known.map(({ was, ...place }) => [keyOf(place), was]));
  refuse(wanted.flatMap(placeFaults(table)));
  const unknown = wanted.filter((each) => !before.has(keyOf(each)));
  const texts = await readTexts(container, table, unknown);
  const found = new Map(unknown.map((each, index) => [keyOf(each), texts[index] ?? null]));
  const characters = limits.correctionCharacters;
  const tooLong = msg("correction.cell", { most: characters });
  const corrections = wanted.map((each) => ({
    ...each,
    was: before.get(keyOf(each)) ?? found.get(keyOf(each)) ?? null,
  }));
  refuse(corrections.flatMap(({ was }, index) => (was === null ? [{ path: `corrections.${index}`, ...tooLong }] : [])));
  // Typing the old text again undoes a correction.
  return corrections.flatMap(({ was, ...each }) => (was === null || was === each.value ? [] : [{ ...each, was }]));
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

/** The texts of these cells in the table, null for those that it does not have. */
function readTexts(
  { pools, storage }: Container,
  table: StoredTable,
  places: readonly Pick<Correction, "row" | "column">[],
): Promise<(string | null)[]> {
  if (places.length === 0) return Promise.resolve([]);
  const indexes = columnIndexes(table);
  const cells = places.map(({ row, column }) => [row, indexes.get(column) ?? -1] as const);
  return withTable(storage, { table: { ...table, corrections: [] } }, (file) =>
    pools.previews.run("readCells", { table: file, cells }),
  );
}

/** Every answer carries all of them. @throws AppError `invalid_request` */
function within(all: Corrections): Corrections {
  const kept = [...all.corrections, ...all.staleCorrections];
  const characters = kept.reduce((sum, { value, was }) => sum + value.length + was.length, 0);
  const isTooMuch = kept.length > 2 * limits.corrections || characters > limits.correctedCharacters;
  refuse(isTooMuch ? [{ path: "corrections", ...msg("correction.most", { most: limits.correctedCharacters }) }] : []);
  return all;
}

function refuse(errors: FieldFault[]): void {
  if (errors.length > 0) throw new AppError("invalid_request", msg("session.choices"), { errors });
}

const columnIndexes = ({ source }: Pick<StoredTable, "source">) =>
  new Map(source.columns.map(({ name }, index) => [name, index]));

const keyOf = ({ row, column }: Pick<Correction, "row" | "column">) => `${row} ${column}`;
