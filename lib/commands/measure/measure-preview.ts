import { setTimeout as sleep } from "node:timers/promises";
import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import { longSheet } from "./long-sheet.ts";

/**
 * `npm run measure:preview -- http://localhost:3000`: how long a visitor waits for a preview with 10,000 rows of each
 * template's sample, over HTTP from a running site (`npm run build`, and `npm start` with RATE_LIMITS=off): the first,
 * including reading the file, another row, and after each kind of change; median and slowest in milliseconds. The
 * background check for texts that don't fit runs after each change, as for a visitor. Pass further ids to measure only
 * these templates.
 */
const rows = 10_000;
const times = 30;

type Client = (path: string, body: FormData | object) => Promise<unknown>;

/** The requests of one visitor. */
function visitorOf(url: string): Client {
  let cookie = "";
  return async (path, body) => {
    const isForm = body instanceof FormData;
    const headers = { cookie, origin: url, ...(isForm ? {} : { "content-type": "application/json" }) };
    const response = await fetch(url + path, { method: "POST", headers, body: isForm ? body : JSON.stringify(body) });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}

/** The n-th change of each kind; only texts that depend on the rows cause all of them to be checked again. */
function kindsOf({ settings }: TemplateDefinition, column: string): [string, (turn: number) => object][] {
  const text = settings.find(({ type }) => type === "text")?.name ?? "";
  const styles = settings.flatMap((each) =>
    each.name === "style" && each.type === "choice" ? each.choices.map(({ value }) => value) : [],
  );
  const hex = (turn: number) => `#${(0x203040 + turn * 0x30507).toString(16)}`;
  return [
    ["next row", (turn) => ({ preview: { row: 101 + turn } })],
    ["far row", (turn) => ({ preview: { row: turn % 2 === 0 ? 9_000 + turn : 1 + turn } })],
    ["text of rows", (turn) => ({ settings: { [text]: `${turn} of {${column}}` }, preview: { row: 5 } })],
    ["text", (turn) => ({ settings: { [text]: `Northern ${turn}` }, preview: { row: 5 } })],
    ["accent", (turn) => ({ settings: { accent: hex(turn) }, preview: { row: 5 } })],
    ["style", (turn) => ({ settings: { style: styles[(turn + 1) % styles.length] ?? "" }, preview: { row: 5 } })],
  ];
}

async function measure(ask: Client, template: TemplateDefinition): Promise<void> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(longSheet(template, rows))], "long.csv"));
  const { uploadId } = UploadResponseSchema.parse(await ask("/api/upload", form));
  const change = async (body: object) => SessionResponseSchema.parse(await ask("/api/generation/session", body));
  const [firstMs, first] = await timed(() => change({ uploadId, template: template.id, preview: { row: 1 } }));
  const { sessionId } = first;
  const cells = [template.id, `${Math.round(firstMs)}`];
  let last: SessionResponse = first;
  for (const [, bodyOf] of kindsOf(template, first.source.columns[0]?.name ?? "")) {
    const taken: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const [ms, session] = await timed(() => change({ sessionId, ...bodyOf(turn) }));
      last = session;
      taken.push(ms);
      await sleep(20);
    }
    taken.sort((one, other) => one - other);
    cells.push(`${Math.round(taken[times / 2] ?? 0)} ${Math.round(taken.at(-1) ?? 0)}`);
  }
  cells.push(`${Math.round(Buffer.byteLength(last.preview?.pages.join("") ?? "") / 1_000)}`);
  console.log(cells.map((cell) => cell.padEnd(14)).join(""));
  await ask("/api/generation/session", { sessionId, state: "closed" });
}

const [url = "http://localhost:3000", ...asked] = process.argv.slice(2);
const ask = visitorOf(url);
console.log(
  ["", "first", "next row", "far row", "text of rows", "text", "accent", "style", "kB"]
    .map((cell) => cell.padEnd(14))
    .join(""),
);
const { all } = readCatalogue(process.cwd());
for (const template of all.filter(({ id }) => asked.length === 0 || asked.includes(id))) await measure(ask, template);
