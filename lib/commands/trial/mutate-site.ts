import { basename } from "node:path";
import { z } from "zod";
import { mutatedFile, readOriginals } from "./mutate-files.ts";

/**
 * `npm run mutate:site -- <folder> <address> [cases]`: uploads mutated files to a running site (`RATE_LIMITS=off`) and,
 * if one is accepted, opens a session with a preview. No answer may be a 5xx; reports how long other visitors wait for
 * a page.
 */
const template = "certificate";
const senders = 4;
const [source, address, cases = "1000"] = process.argv.slice(2);
if (source === undefined || address === undefined) {
  throw new Error("Name the files and the site: npm run mutate:site -- <folder> <address> [cases]");
}

const UploadedSchema = z.object({ uploadId: z.string(), kind: z.string() });
const originals = await readOriginals(source);
const statuses = new Map<string, number>();
let wrong = 0;

function count(what: string, response: Response, seed: number): void {
  const outcome = `${what} ${response.status}`;
  statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  if (response.status < 500) return;
  wrong += 1;
  console.log(`seed ${seed}: ${outcome}`);
}

async function send(seed: number): Promise<void> {
  const { name, content } = mutatedFile(originals, seed);
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(content)]), basename(name));
  const response = await fetch(`${address}/api/upload`, { method: "POST", body });
  count("upload", response, seed);
  const uploaded = UploadedSchema.safeParse(await response.json());
  if (uploaded.data?.kind !== "spreadsheet") return;
  const session = await fetch(`${address}/api/generation/session`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Cookie: response.headers.getSetCookie().join("; ").split(";")[0] ?? "",
    },
    body: JSON.stringify({ uploadId: uploaded.data.uploadId, template, preview: { row: 1 } }),
  });
  count("session", session, seed);
  await session.arrayBuffer();
}

/** Response times of the page, one request after the other until `done`; at least 20. */
async function pageMs(done: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!done() || times.length < 20) {
    const started = performance.now();
    await (await fetch(`${address}/`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

const share = (times: number[], part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
const told = (times: number[]) => `median ${share(times, 0.5)} ms, 99 of 100 within ${share(times, 0.99)} ms`;

console.log(`the page alone: ${told(await pageMs(() => true))}`);
let next = 1;
let sending = senders;
const lanes = Array.from({ length: senders }, async () => {
  while (next <= Number(cases)) await send(next++);
  sending -= 1;
});
const [meanwhile] = await Promise.all([pageMs(() => sending === 0), ...lanes]);
console.log(`the page meanwhile: ${told(meanwhile)}`);
for (const [outcome, times] of [...statuses].sort((a, b) => b[1] - a[1])) console.log(`${times} ${outcome}`);
console.log(`${wrong} answers of 500 or above`);
if (wrong > 0) process.exitCode = 1;
