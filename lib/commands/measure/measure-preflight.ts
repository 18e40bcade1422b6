import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#lib/config.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import { type Container, createContainer } from "#lib/generation/container.ts";
import { changeSession } from "#lib/generation/sessions/change-session.ts";
import { createSession } from "#lib/generation/sessions/create-session.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { createUpload } from "#lib/generation/uploads/create-upload.ts";
import { stopWorkerPools } from "#lib/generation/workers/pools.ts";
import { longSheet } from "./long-sheet.ts";

/**
 * `npm run measure:preflight`: for 10,000 rows of each template's sample, how long creating a session with its value
 * check takes, how long the background check for texts that don't fit takes, and previews before, during and after it.
 * Pass ids to measure only these templates.
 */
const rows = 10_000;
const visitor = "measure";

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}

/**
 * Times of single-row previews in milliseconds, one after another, until there are `count` of them or nothing is
 * `left`.
 */
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
    yield longSheet(template, rows);
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
const asked = process.argv.slice(2);
const isAsked = ({ id }: TemplateDefinition) => asked.length === 0 || asked.includes(id);
for (const template of container.templates.all.filter(isAsked)) console.log(await measure(container, template));
await container.background.stop();
stopWorkerPools(container.pools);
await container.database.close();
rmSync(dataDir, { recursive: true });
