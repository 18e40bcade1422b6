import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#lib/config.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import { changeSession } from "#lib/generation/change-session.ts";
import { type Container, createContainer } from "#lib/generation/container.ts";
import { createSession } from "#lib/generation/create-session.ts";
import { createUpload } from "#lib/generation/create-upload.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { sampleSheet } from "./sample-assignment.ts";

/**
 * `npm run measure:preflight`: for 10,000 rows of each template's sample, how long a session takes with the check of its
 * values, how long the layout of its documents takes in the background, and previews before, meanwhile and after.
 */
const rows = 10_000;
const visitor = "measure";

/** The sample's rows, again and again, their first cells numbered: what is alike, the engine lays out once. */
function longSheet(template: TemplateDefinition): Buffer {
  const [header = "", ...lines] = readFileSync(sampleSheet(template), "utf8").trim().split("\n");
  const copies = Array.from({ length: rows }, (_, index) => {
    const turn = Math.floor(index / lines.length) + 1;
    return (lines[index % lines.length] ?? "").replace(/^"?[^",]*/, (cell) => `${cell} ${turn}`);
  });
  return Buffer.from([header, ...copies].join("\n"));
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}

/** Milliseconds of previews of one row after another, until there are `count` of them or nothing is `left`. */
async function previews(container: Container, sessionId: SessionId, count: number, left = () => true) {
  const taken: number[] = [];
  while (taken.length < count && left()) {
    const row = 1 + ((taken.length * 37) % rows);
    const [ms] = await timed(() => changeSession(container, visitor, { sessionId, preview: { row } }));
    taken.push(ms);
    await sleep(100);
  }
  return taken.sort((one, other) => one - other);
}

const figure = (sorted: number[], share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)}`;

async function measure(container: Container, template: TemplateDefinition): Promise<string> {
  async function* chunks() {
    yield longSheet(template);
  }
  const { uploadId } = await createUpload(container, { visitor, filename: "long.csv", chunks: chunks() });
  const begun = performance.now();
  const [values, { sessionId, preflight }] = await timed(() =>
    createSession(container, visitor, { uploadId, template: template.id }),
  );
  let layoutMs: number | null = null;
  const over = container.background.settled().then(() => {
    layoutMs = performance.now() - begun - values;
  });
  const meanwhile = await previews(container, sessionId, 1_000, () => layoutMs === null);
  await over;
  const alone = await previews(container, sessionId, 30);
  const seconds = [values, layoutMs ?? 0].map((ms) => (ms / 1_000).toFixed(1));
  const latencies = [alone, meanwhile].map((sorted) => `${figure(sorted, 0.5)}/${figure(sorted, 0.95)}`);
  return [template.id, `${preflight?.total}`, ...seconds, ...latencies].map((cell) => cell.padEnd(14)).join("");
}

const dataDir = mkdtempSync(join(tmpdir(), "rowpress-preflight-"));
const container = createContainer(readConfig({ DATA_DIR: dataDir }, process.cwd()));
console.log("template      documents     session s     layout s      preview ms (median/95 %), alone and meanwhile");
for (const template of container.templates.all) console.log(await measure(container, template));
await container.background.stop();
for (const pool of [container.reading, container.desk, container.preflight]) pool.stop();
await container.database.close();
rmSync(dataDir, { recursive: true });
