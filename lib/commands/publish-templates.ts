import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWorkerPool, type WorkerPool } from "#lib/generation/rendering/worker-pool.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { sampleAssignment, sampleSheet } from "./sample-assignment.ts";

/**
 * Part of every build: for each template its sample sheet (`public/samples/<id>.csv`) and its picture
 * (`public/templates/<id>.svg`), which is the preview of the sample's first row. So a picture never ages.
 */
const rootDir = process.cwd();

async function publish(pool: WorkerPool, template: TemplateDefinition, scratch: string): Promise<void> {
  copyFileSync(sampleSheet(template), join(rootDir, "public/samples", `${template.id}.csv`));
  const sample = await sampleAssignment(template, scratch, (input) => pool.run("readTable", input));
  const { pages } = await pool.run("preview", { ...sample, row: 1 });
  writeFileSync(join(rootDir, "public/templates", `${template.id}.svg`), pages[0] ?? "");
}

const program = join(rootDir, "lib/generation/rendering/worker-program.ts");
const pool = createWorkerPool(1, { program, rootDir, residentBytesLimit: 1_500_000_000 });
const scratch = mkdtempSync(join(tmpdir(), "rowpress-templates-"));
try {
  for (const folder of ["samples", "templates"]) mkdirSync(join(rootDir, "public", folder), { recursive: true });
  for (const template of readCatalogue(rootDir).all) await publish(pool, template, scratch);
} finally {
  pool.stop();
  rmSync(scratch, { recursive: true });
}
