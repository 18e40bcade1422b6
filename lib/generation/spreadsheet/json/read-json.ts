import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { type JsonShape, jsonShape } from "../../formats/json-shape.ts";
import { textHead } from "../../formats/text-head.ts";
import { readHead } from "../read-head.ts";
import type { Cell, ReadLimits, SheetRow } from "../table.ts";
import { decodeFile } from "../text/decode.ts";
import { detectEncoding } from "../text/encoding.ts";
import { createValueSplitter, flatValues } from "./json-values.ts";

async function shapeOf(path: string): Promise<JsonShape> {
  return jsonShape(textHead(await readHead(path)) ?? "");
}

/** Whether the rows are objects, whose names are the first row, rather than lists. */
export async function jsonHasNames(path: string): Promise<boolean> {
  return /^\s*(?:\[\s*)?\{/.test(textHead(await readHead(path)) ?? "");
}

/** The objects and lists that are a file's rows. */
async function* valuesOf(path: string): AsyncGenerator<string[]> {
  const splitter = createValueSplitter((await shapeOf(path)) === "rows" ? 1 : 0);
  for await (const piece of decodeFile(path, await detectEncoding(path))) yield splitter.add(piece);
  splitter.end();
}

/** The names in all objects, in order of appearance. */
async function namesOf(path: string, limits: ReadLimits): Promise<Map<string, number>> {
  const names = new Map<string, number>();
  let row = 0;
  for await (const values of valuesOf(path)) {
    for (const value of values) {
      row++;
      if (!value.startsWith("{")) continue;
      for (const [name] of flatValues(value)) if (!names.has(name)) names.set(name, names.size);
      if (names.size > limits.columns) {
        const counts = { row: String(row), count: names.size, most: limits.columns };
        throw new AppError("too_many_columns", msg("sheet.columns", counts));
      }
    }
  }
  return names;
}

/**
 * Streams the rows of a JSON list of flat objects, or of JSON lines: first the names as row 1, then a row for each
 * object. Lists instead of objects are rows without names. Reads the file twice, because any object may have a new
 * name. Throws `damaged_file`, `unsupported_kind` and `too_many_columns`.
 */
export async function readJsonRows(
  path: string,
  limits: ReadLimits,
  onRow: (row: SheetRow) => void | Promise<void>,
): Promise<void> {
  const names = await namesOf(path, limits);
  let sheetRow = 0;
  if (names.size > 0) await onRow({ sheetRow: ++sheetRow, cells: [...names.keys()] });
  for await (const values of valuesOf(path)) {
    for (const value of values) {
      const cells: Cell[] = Array.from({ length: names.size }, () => "");
      for (const [at, [name, cell]] of flatValues(value).entries()) cells[names.get(name) ?? at] = cell;
      const pending = onRow({ sheetRow: ++sheetRow, cells });
      if (pending !== undefined) await pending;
    }
  }
}
