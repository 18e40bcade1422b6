import { existsSync } from "node:fs";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { completeSettings, defaultOutput } from "#lib/generation/mapping/fit/fit-defaults.ts";
import { settleReadings } from "#lib/generation/mapping/readings/settle-readings.ts";
import { suggestMapping } from "#lib/generation/mapping/suggest/suggest-mapping.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import type { Assignment, TableFile, WorkerTasks } from "#lib/generation/workers/protocol.ts";
import type { Language } from "#lib/messages/languages.ts";

const locale = "en-GB";

type ReadTable = WorkerTasks["readTable"];

/** The path of a template's sample sheet: in this language if there is one, else in English. */
export function sampleSheet({ id }: TemplateDefinition, language: Language = "en"): string {
  const folder = join(process.cwd(), "lib/generation/templates", id);
  const translated = join(folder, `sample.${language}.csv`);
  return existsSync(translated) ? translated : join(folder, "sample.csv");
}

/**
 * A template's sample sheet, or another with its columns, read by a worker process into `folder` and fitted with the
 * suggested mapping and the template's sample texts.
 */
export async function sampleAssignment(
  template: TemplateDefinition,
  folder: string,
  readTable: (input: ReadTable["input"]) => Promise<ReadTable["output"]>,
  path = sampleSheet(template),
): Promise<{ table: TableFile; assignment: Assignment }> {
  const tablePath = join(folder, `${template.id}.ndjson`);
  const { info, offsets } = await readTable({ path, options: {}, limits, tablePath });
  const { columns, rowCount } = info.source;
  const fit = {
    template,
    columns,
    readings: settleReadings(info.readings, locale, null),
    mapping: suggestMapping(template, columns, false, info.amounts),
    settings: completeSettings(withSamples(template), {}),
    output: defaultOutput(template, locale),
  };
  const assignment = { fit, tooLong: [], rows: { from: 1, to: rowCount }, images: {}, pictures: null };
  return { table: { path: tablePath, offsets }, assignment };
}
