import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { withLineEvidence } from "../../mapping/discounts/line-evidence.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { completeSettings, defaultOutput } from "../../mapping/fit/fit-defaults.ts";
import { settleReadings } from "../../mapping/readings/settle-readings.ts";
import { suggestMapping } from "../../mapping/suggest/suggest-mapping.ts";
import { withPriceTax } from "../../mapping/taxes/price-tax.ts";
import type { PicturePack } from "../../pictures/picture-index.ts";
import { createTypesetter, type TypesetBatch } from "../../typesetting/typesetter.ts";
import type { Assignment } from "../../workers/protocol.ts";
import { batchFrame } from "../../workers/tasks/render/batch-frame.ts";
import { readDocuments } from "../../workers/tasks/rows/documents.ts";
import { readTableTask } from "../../workers/tasks/uploads/read-table.ts";
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

/** Files of sheets, kept until the process ends. */
const folder = mkdtempSync(join(tmpdir(), "rowpress-sheets-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

let sheets = 0;
/** Most checks fit one sheet to a template's looks, one after the other. */
let last: { csv: Buffer; read: ReturnType<typeof readSheet> } | null = null;

async function readSheet(csv: Buffer) {
  sheets += 1;
  const [path, tablePath] = [join(folder, `${sheets}.csv`), join(folder, `${sheets}.ndjson`)];
  writeFileSync(path, csv);
  return { tablePath, ...(await readTableTask({ path, options: {}, limits, tablePath })) };
}

/**
 * Reads and fits a CSV text as a session does: suggests the mapping by column names and checks every row, including its
 * images; or only the rows of its first `most` documents.
 */
export async function fitSheet(
  template: TemplateDefinition,
  csv: string | Uint8Array,
  settings: Settings = {},
  locale = "en-GB",
  pictures: PicturePack | null = null,
  most = Number.POSITIVE_INFINITY,
): Promise<FittedSheet> {
  const content = Buffer.from(csv);
  if (!last?.csv.equals(content)) last = { csv: content, read: readSheet(content) };
  const { tablePath, info, offsets } = await last.read;
  const { columns } = info.source;
  const mapping = suggestMapping(template, columns, pictures !== null, info.amounts);
  const fit = {
    template,
    columns,
    readings: withLineEvidence(
      settleReadings(info.readings, locale, null),
      { template, columns, mapping },
      info.amounts,
    ),
    mapping,
    settings: withPriceTax({ template, columns, mapping, settings: completeSettings(template, settings) }),
    output: defaultOutput(template, locale),
    ...(pictures && { pictures: { names: pictures.places.map(({ name }) => name), unreadable: [] } }),
  };
  const assignment = { fit, tooLong: [], rows: { from: 1, to: info.source.rowCount }, images: {}, pictures };
  const documents: Document[] = [];
  for await (const document of readDocuments({ path: tablePath, offsets }, assignment)) {
    documents.push(document);
    if (documents.length === most) break;
  }
  return { assignment, documents };
}

/** Typesets documents as the pages of one compile. @throws TypesettingError */
export function typesetDocuments(
  assignment: Assignment,
  documents: readonly Pick<Document, "values" | "settings">[],
  options: { hasBackground?: boolean } = {},
): TypesetBatch {
  const records = documents.map(({ values, settings }) => ({ values, settings }));
  return typesetter.typeset({ ...batchFrame(assignment), records, ...options });
}

/** The text of a CSV file. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\r\n`).join("");
}
