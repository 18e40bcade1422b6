import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import type { Settings } from "#lib/contracts/session.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { completeSettings, defaultOutput } from "../../mapping/fit-defaults.ts";
import { settleReadings } from "../../mapping/readings/settle-readings.ts";
import { suggestMapping } from "../../mapping/suggest/suggest-mapping.ts";
import type { PicturePack } from "../../pictures/picture-index.ts";
import { createTypesetter, type TypesetBatch } from "../../typesetting/typesetter.ts";
import type { Assignment } from "../../workers/protocol.ts";
import { batchFrame } from "../../workers/tasks/batch-frame.ts";
import { readDocuments } from "../../workers/tasks/documents.ts";
import { readTableTask } from "../../workers/tasks/read-table.ts";
import type { TemplateDefinition } from "../definition.ts";

const rootDir = process.cwd();
/** The engine has no other way to disable system fonts, which must not affect the result. */
process.env.FONTCONFIG_FILE = join(rootDir, "lib/generation/typesetting/no-system-fonts.conf");
export const typesetter = createTypesetter(rootDir);

/** For tests: a sheet's documents, and how to typeset them. */
export interface FittedSheet {
  assignment: Assignment;
  documents: Document[];
}

/**
 * Reads and fits a CSV text as a session does: suggests the mapping by column names and checks every row, including its
 * images.
 */
export async function fitSheet(
  template: TemplateDefinition,
  csv: string | Uint8Array,
  settings: Settings = {},
  locale = "en-GB",
  pictures: PicturePack | null = null,
): Promise<FittedSheet> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-sheet-"));
  try {
    const [path, tablePath] = [join(folder, "sheet.csv"), join(folder, "table.ndjson")];
    writeFileSync(path, csv);
    const { info, offsets } = await readTableTask({ path, options: {}, limits, tablePath });
    const fit = {
      template,
      columns: info.source.columns,
      readings: settleReadings(info.readings, locale, null),
      mapping: suggestMapping(template, info.source.columns, pictures !== null, info.amounts),
      settings: completeSettings(template, settings),
      output: defaultOutput(template, locale),
      ...(pictures && { pictures: { names: pictures.places.map(({ name }) => name), unreadable: [] } }),
    };
    const assignment = { fit, tooLong: [], rows: { from: 1, to: info.source.rowCount }, images: {}, pictures };
    return { assignment, documents: await Array.fromAsync(readDocuments({ path: tablePath, offsets }, assignment)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Typesets documents as the pages of one compile. @throws TypesettingError */
export function typesetDocuments(
  assignment: Assignment,
  documents: readonly Document[],
  options: { hasBackground?: boolean } = {},
): TypesetBatch {
  const records = documents.map(({ values, settings }) => ({ values, settings }));
  return typesetter.typeset({ ...batchFrame(assignment), records, ...options });
}

/** The text of a CSV file. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\r\n`).join("");
}
