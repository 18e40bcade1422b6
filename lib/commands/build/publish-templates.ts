import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type PictureSize, pictureSides, templatePicture } from "#lib/contracts/template-pictures.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { type ClientPool, createWorkerPool } from "#lib/generation/workers/pool.ts";
import { sampleFile, sampleLanguages } from "#lib/messages/sample-files.ts";
import { sampleAssignment, sampleSheet } from "./sample-assignment.ts";

/**
 * Part of every build, so that images are never outdated: for each template its sample sheet
 * (`public/samples/<id>.csv`, and a translated one at `sampleFile`) and images of the sample's first document, for
 * pages (`public/templates/<id>-<size>.webp`) and for `social-picture.typ` (`<id>.svg`).
 */
const rootDir = process.cwd();

async function publish(pool: ClientPool, template: TemplateDefinition, scratch: string): Promise<void> {
  for (const language of ["en", ...sampleLanguages] as const) {
    const path = join(rootDir, "public/samples", sampleFile(template.id, language));
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(sampleSheet(template, language), path);
  }
  const sample = await sampleAssignment(template, scratch, (input) => pool.run("readTable", input));
  const { pages } = await pool.run("preview", { ...sample, row: 1, placeholders: {}, onSheet: true });
  const page = Buffer.from(pages[0] ?? "");
  // The SVG renderer shows colours in other spaces as black.
  if (/\bokl(ab|ch)\(/.test(page.toString()))
    throw new Error(`${template.id}: write rgb(color.mix(...)) for mixed colours`);
  writeFileSync(join(rootDir, "public/templates", `${template.id}.svg`), page);
  for (const size of ["small", "medium", "large"] as const) await writePicture(page, template.id, size);
}

/** The engine's SVG uses points, 72 to the inch. */
async function writePicture(page: Buffer, id: string, size: PictureSize): Promise<void> {
  const side = pictureSides[size];
  const { width, height } = await sharp(page).metadata();
  await sharp(page, { density: (72 * side) / Math.max(width, height) })
    .resize({ width: side, height: side, fit: "inside" })
    .flatten({ background: "#fff" })
    .webp({ quality: 75 })
    .toFile(join(rootDir, "public", templatePicture(id, size)));
}

const program = join(rootDir, "lib/generation/workers/program.ts");
const pool = createWorkerPool(1, { program, rootDir, residentBytesLimit: 1_500_000_000 }).for("site");
const scratch = mkdtempSync(join(tmpdir(), "rowpress-templates-"));
try {
  mkdirSync(join(rootDir, "public/templates"), { recursive: true });
  for (const template of readCatalogue(rootDir).all) await publish(pool, template, scratch);
} finally {
  pool.stop();
  rmSync(scratch, { recursive: true });
}
