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
/** The engine's only switch for the machine's own fonts, which must not show. */
process.env.FONTCONFIG_FILE = join(rootDir, "lib/generation/typesetting/no-system-fonts.conf");
export const typesetter = createTypesetter(rootDir);

/** For tests: the documents of a sheet, and how they are typeset. */
export interface FittedSheet {
  assignment: Assignment;
  documents: Document[];
}

/** Reads and fits a CSV file's text as a session does: columns found by their names, every row checked, with its pictures. */
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

/** Sets documents as the pages of one compile. @throws TypesettingError */
export function typesetDocuments(assignment: Assignment, documents: readonly Document[]): TypesetBatch {
  const records = documents.map(({ values, settings }) => ({ values, settings }));
  return typesetter.typeset({ ...batchFrame(assignment), records });
}

/** A CSV file's text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\r\n`).join("");
}
