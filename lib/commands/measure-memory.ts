import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { completeSettings, defaultOutput } from "#lib/generation/mapping/fit-defaults.ts";
import { suggestMapping } from "#lib/generation/mapping/suggest-mapping.ts";
import { startWorkerProcess } from "#lib/generation/rendering/worker-process.ts";
import type { PlanReport, ShardReport, WorkerTaskName, WorkerTasks } from "#lib/generation/rendering/worker-tasks.ts";
import type { TableInfo } from "#lib/generation/spreadsheet/table.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";

/** `npm run measure:memory`: what one worker process holds while it makes 20,000 documents of each template. */
const documents = 20_000;
const rootDir = process.cwd();
const program = join(rootDir, "lib/generation/rendering/worker-program.ts");
const folder = mkdtempSync(join(tmpdir(), "rowpress-memory-"));

async function measure(id: string): Promise<void> {
  const worker = startWorkerProcess({ program, rootDir, residentBytesLimit: 4_000_000_000 });
  let requests = 0;
  const ask = async <Name extends WorkerTaskName>(name: Name, input: WorkerTasks[Name]["input"]) => {
    requests += 1;
    return worker.ask({ id: requests, name, input }, 600_000);
  };
  const template = readCatalogue(rootDir).find(id);
  const path = join(rootDir, "lib/generation/templates", id, "sample.csv");
  const table = { path: join(folder, `${id}.ndjson`) };
  const read = await ask("readTable", { path, options: {}, limits, tablePath: table.path });
  const { info, offsets } = read.output as { info: TableInfo; offsets: number[] };
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
  const planned = join(folder, `${id}-plan`);
  mkdirSync(planned);
  const plan = await ask("plan", { table: { ...table, offsets }, assignment, folder: planned, shardSize: 200 });
  const shards = (plan.output as PlanReport).shards.length;

  const started = performance.now();
  let made = 0;
  let reported = 0;
  for (let turn = 0; made < documents; turn += 1) {
    const output = join(folder, `${id}-${turn}`);
    mkdirSync(output);
    const shardPath = join(planned, `${(turn % shards) + 1}.ndjson`);
    const shard = await ask("renderShard", { shardPath, assignment, createdAt: Date.now(), folder: output });
    rmSync(output, { recursive: true });
    made += (shard.output as ShardReport).done;
    if (made < reported + documents / 10) continue;
    reported = made;
    const perSecond = Math.round((made / (performance.now() - started)) * 1_000);
    console.log(
      `${id.padEnd(12)} ${String(made).padStart(6)} documents  ${Math.round(shard.residentBytes / 1e6)} MB  ${perSecond}/s`,
    );
  }
  worker.stop();
}

for (const { id } of readCatalogue(rootDir).all) await measure(id);
rmSync(folder, { recursive: true });
