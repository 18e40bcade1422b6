import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { residentLimits } from "#lib/generation/rendering/resident-limits.ts";
import { createWorkerPool } from "#lib/generation/rendering/worker-pool.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { sampleAssignment, sampleSheet } from "./sample-assignment.ts";

/**
 * `npm run measure:preflight`: how long the checks before a start take for 10,000 rows of each template's sample, by how
 * many processes, beside the check of their values alone.
 */
const rows = 10_000;
const shardSize = 200;
const rootDir = process.cwd();
const program = join(rootDir, "lib/generation/rendering/worker-program.ts");

/** The sample's rows, again and again, their first cells numbered: what is alike, the engine lays out once. */
function longSheet(template: TemplateDefinition, folder: string): string {
  const [header = "", ...lines] = readFileSync(sampleSheet(template), "utf8").trim().split("\n");
  const copies = Array.from({ length: rows }, (_, index) => {
    const line = lines[index % lines.length] ?? "";
    return line.replace(/^"?[^",]*/, (cell) => `${cell} ${Math.floor(index / lines.length) + 1}`);
  });
  const path = join(folder, `${template.id}.csv`);
  writeFileSync(path, [header, ...copies].join("\n"));
  return path;
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const begun = performance.now();
  const result = await work();
  return [(performance.now() - begun) / 1_000, result];
}

async function measure(template: TemplateDefinition, folder: string, processes: number): Promise<string> {
  const pool = createWorkerPool(processes, { program, rootDir, residentBytesLimit: residentLimits.setting });
  const sheet = longSheet(template, folder);
  const sample = await sampleAssignment(template, folder, (input) => pool.run("readTable", input), sheet);
  const [checking] = await timed(() => pool.run("check", sample));
  mkdirSync(join(folder, "shards"));
  const [planning, plan] = await timed(() =>
    pool.run("plan", { ...sample, folder: join(folder, "shards"), shardSize }),
  );
  const paths = plan.shards.map((_, index) => join(folder, "shards", `${index + 1}.ndjson`));
  const layOutAll = async () => {
    const rest = paths.values();
    const takeAll = async () => {
      for (const shardPath of rest) await pool.run("layOut", { shardPath, assignment: sample.assignment });
    };
    await Promise.all(Array.from({ length: processes }, takeAll));
  };
  const [layingOut] = await timed(layOutAll);
  pool.stop();
  const figures = [checking, planning, layingOut].map((seconds) => `${seconds.toFixed(2)} s`.padStart(12));
  return [template.id.padEnd(14), `${processes}`.padStart(2), ...figures, `${plan.rightCount}`.padStart(10)].join("");
}

console.log("template      processes  values      fit anew    layout     documents");
for (const template of readCatalogue(rootDir).all) {
  for (const processes of [1, availableParallelism()]) {
    const folder = mkdtempSync(join(tmpdir(), "rowpress-preflight-"));
    console.log(await measure(template, folder, processes));
    rmSync(folder, { recursive: true });
  }
}
