import { createHash } from "node:crypto";
import { limits } from "#lib/contracts/limits.ts";
import { shownValue, valueKey } from "../../mapping/row-conditions/value-key.ts";
import { cellText } from "../../spreadsheet/table.ts";
import type { WorkerTasks } from "../protocol.ts";
import { readSharedCells } from "./rows/read-row-filter.ts";
import { readRows } from "./rows/table-file.ts";

type Task = WorkerTasks["countValues"];

/**
 * Counts the different values of a column. Those that are equal for conditions count as one, in the spelling that comes
 * first. Cells that a document shares count for all of its rows. Values too long for a condition are counted, but not
 * listed.
 */
export async function countValuesTask({ table, assignment, column }: Task["input"]): Promise<Task["output"]> {
  const { complete } = await readSharedCells(table, assignment, [column]);
  const counts = new Map<string, { value: string; count: number }>();
  const long = new Set<string>();
  for await (const row of readRows(table, assignment.rows)) {
    const cell = complete(row).cells[column] ?? "";
    const key = valueKey(cell);
    const known = key === null ? undefined : counts.get(key);
    if (known) known.count += 1;
    else if (counts.size + long.size >= limits.countedValues) continue;
    else if (key === null) long.add(digestOf(cellText(cell)));
    else counts.set(key, { value: shownValue(cell), count: 1 });
  }
  const listed = [...counts.values()].sort((one, other) => other.count - one.count);
  return { values: listed.slice(0, limits.conditionValues), distinct: counts.size + long.size };
}

/** Stands for a long text: a column may have 250 MB of them. */
const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url");
