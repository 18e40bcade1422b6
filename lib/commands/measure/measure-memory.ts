import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { startWorkerProcess } from "#lib/generation/workers/process.ts";
import type { WorkerTaskName, WorkerTasks } from "#lib/generation/workers/protocol.ts";
import { sampleAssignment } from "../build/sample-assignment.ts";
import { longSheet } from "./long-sheet.ts";

/** `npm run measure:memory`: the memory of one worker process while it creates 20,000 documents of each template. */
const documents = 20_000;
const rootDir = process.cwd();
const program = join(rootDir, "lib/generation/workers/program.ts");

async function measure(template: TemplateDefinition, folder: string): Promise<void> {
  const worker = startWorkerProcess({ program, rootDir, residentBytesLimit: 4_000_000_000 });
  let requests = 0;
  let residentBytes = 0;
  const ask = async <Name extends WorkerTaskName>(name: Name, input: WorkerTasks[Name]["input"]) => {
    requests += 1;
    const answer = await worker.ask({ id: requests, name, input }, 600_000);
    residentBytes = answer.residentBytes;
    return answer.output as WorkerTasks[Name]["output"];
  };
  // The engine remembers rows that it has set: with the sample again and again, it would be two and a half times as
  // fast.
  const sheet = join(folder, "rows.csv");
  writeFileSync(sheet, longSheet(template, documents));
  const sample = await sampleAssignment(template, folder, (input) => ask("readTable", input), sheet);
  const { shards } = await ask("plan", { ...sample, folder, shardSizes: { first: [], others: 200 }, language: "en" });

  const started = performance.now();
  for (let turn = 0, made = 0, reported = 0; made < documents; turn += 1) {
    const output = join(folder, String(turn));
    mkdirSync(output);
    const shardPath = join(folder, `${(turn % shards.length) + 1}.ndjson`);
    const { done } = await ask("makeShard", {
      shardPath,
      assignment: sample.assignment,
      createdAt: Date.now(),
      folder: output,
    });
    rmSync(output, { recursive: true });
    made += done;
    if (made < reported + documents / 10) continue;
    reported = made;
    const perSecond = Math.round((made / (performance.now() - started)) * 1_000);
    const figures = [`${made} documents`, `${Math.round(residentBytes / 1e6)} MB`, `${perSecond}/s`];
    console.log(`${template.id.padEnd(12)} ${figures.map((figure) => figure.padStart(16)).join("")}`);
  }
  worker.stop();
}

for (const template of readCatalogue(rootDir).all) {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-memory-"));
  await measure(template, folder);
  rmSync(folder, { recursive: true });
}
