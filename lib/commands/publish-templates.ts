import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { completeSettings, defaultOutput } from "#lib/generation/mapping/fit-defaults.ts";
import { suggestMapping } from "#lib/generation/mapping/suggest-mapping.ts";
import { createWorkerPool, type WorkerPool } from "#lib/generation/rendering/worker-pool.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";

/**
 * Part of every build: for each template its sample sheet (`public/samples/<id>.csv`) and its picture
 * (`public/templates/<id>.svg`), which is the preview of the sample's first row. So a picture never ages.
 */
const rootDir = process.cwd();
const program = join(rootDir, "lib/generation/rendering/worker-program.ts");

async function publish(pool: WorkerPool, template: TemplateDefinition, scratch: string): Promise<void> {
  const sample = join(rootDir, "lib/generation/templates", template.id, "sample.csv");
  copyFileSync(sample, join(rootDir, "public/samples", `${template.id}.csv`));

  const tablePath = join(scratch, `${template.id}.ndjson`);
  const { info, offsets } = await pool.run("readTable", { path: sample, options: {}, limits, tablePath });
  const { columns, rowCount } = info.source;
  const fit = {
    template,
    columns,
    readings: info.readings,
    mapping: suggestMapping(template, columns),
    settings: completeSettings(template, {}),
    output: defaultOutput(template, "en-GB"),
  };
  const assignment = { fit, tooLong: [], rows: { from: 1, to: rowCount }, images: {} };
  const { pages } = await pool.run("preview", { table: { path: tablePath, offsets }, assignment, row: 1 });
  writeFileSync(join(rootDir, "public/templates", `${template.id}.svg`), pages[0] ?? "");
}

const pool = createWorkerPool(1, { program, rootDir, residentBytesLimit: 1_500_000_000 });
const scratch = mkdtempSync(join(tmpdir(), "rowpress-templates-"));
try {
  for (const folder of ["samples", "templates"]) mkdirSync(join(rootDir, "public", folder), { recursive: true });
  for (const template of readCatalogue(rootDir).all) await publish(pool, template, scratch);
} finally {
  pool.stop();
  rmSync(scratch, { recursive: true });
}
