import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { StartGenerationSchema, StatusQuerySchema } from "#lib/contracts/job.ts";
import { ChangeSessionSchema, CloseSessionSchema, CreateSessionSchema } from "#lib/contracts/session.ts";
import { openTestSite, type TestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { visitorKey } from "#lib/generation/records/secrets.ts";
import { makeZip } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { visitorOf } from "#lib/http/visitor.ts";
import * as download from "./generation/download/[resultId]/route.ts";
import * as session from "./generation/session/route.ts";
import * as start from "./generation/start/route.ts";
import * as status from "./generation/status/[jobId]/route.ts";
import { type Place, stringPlaces, withValue } from "./string-places.fixture.ts";
import * as upload from "./upload/route.ts";

const sheet = "Full name,Course,Date,Score\nÅsa,Maths,2026-11-21,7\nBo,,2026-11-22,8";
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const address = "http://localhost/api";

/** Calls the endpoints as one visitor. */
class Caller {
  readonly headers: { cookie: string };
  readonly visitor: string;

  constructor(key: Buffer) {
    const { hash, newCookie } = visitorOf(new Request(address), { key, retentionMs: 3_600_000 });
    this.headers = { cookie: newCookie?.split(";")[0] ?? "" };
    this.visitor = hash;
  }

  post(route: { POST: Endpoint }, body: unknown): Promise<Response> {
    const headers = { ...this.headers, "content-type": "application/json" };
    return route.POST(
      new Request(address, { method: "POST", headers, body: JSON.stringify(body) }),
      withParams(undefined),
    );
  }

  get(route: { GET: Endpoint }, params: Record<string, string>, query = ""): Promise<Response> {
    return route.GET(new Request(`${address}${query}`, { headers: this.headers }), withParams(params));
  }

  async upload(content: string | Buffer, name: string): Promise<string> {
    const body = new FormData();
    body.append("file", new Blob([Buffer.from(content)]), name);
    const sent = await upload.POST(
      new Request(address, { method: "POST", headers: this.headers, body }),
      withParams(undefined),
    );
    return (await read(sent, 201)).uploadId;
  }
}

type Endpoint = (
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;
/** As Next calls a route: without ids in its path, there are no parameters at all. */
const withParams = (params: Record<string, string> | undefined) => ({ params: Promise.resolve(params) });

// biome-ignore lint/suspicious/noExplicitAny: answers of several shapes, whose schemas the endpoints themselves enforce
async function read(response: Response, expected: number): Promise<any> {
  const body = await response.json();
  assert.equal(response.status, expected, JSON.stringify(body));
  return body;
}

/** Everything in an answer, except for ids and times. */
async function told(response: Response): Promise<string> {
  const body = await response.text();
  const plain = (text: string) =>
    text
      .replace(/\b(upl|ses|job|res)_[\w-]{22,64}/g, "<id>")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
      .replace(/W\/"[^"]*"/g, "<etag>");
  const headers = [...response.headers].map((header) => header.join(": "));
  return plain([response.status, ...headers, body.replace(/"pages":\[.*?\]/, "")].join("\n"));
}

describe("another visitor's id is answered as one that never was, and changes nothing", () => {
  let site: TestSite;
  let owner: Caller;
  let stranger: Caller;
  /** All ids of the owner. */
  let ids: string[];
  let owned: unknown;
  /** The other visitor's own. */
  let ownSheet: string;
  let ownSession: string;

  before(async () => {
    site = await openTestSite({ RATE_LIMITS: "off" });
    Object.assign(globalThis, { rowpressContainer: site.container });
    const key = await visitorKey(site.container.database);
    [owner, stranger] = [new Caller(key), new Caller(key)];
    site.work();
    const uploadId = await owner.upload(sheet, "class.csv");
    const logo = await owner.upload(picture, "logo.png");
    const pictures = await owner.upload(makeZip([{ name: "a.png", data: picture }]), "photos.zip");
    const made = { uploadId, template: "certificate", settings: { logo }, pictures };
    const { sessionId } = await read(await owner.post(session, made), 201);
    const { jobId } = await read(await owner.post(start, { sessionId }), 202);
    const { results } = await site.finished(owner.visitor, jobId);
    const open = await read(await owner.post(session, made), 201);
    await site.container.background.settled();
    // From here on, only the requests below may change anything.
    await site.container.background.stop();
    ids = [uploadId, logo, pictures, sessionId, open.sessionId, jobId, results[0]?.resultId ?? ""];
    ownSheet = await stranger.upload(sheet, "class.csv");
    ownSession = (await read(await stranger.post(session, { uploadId: ownSheet, template: "certificate" }), 201))
      .sessionId;
    owned = await everythingOfOwner();
  });
  after(() => site.close());

  // Runs first: the other tests cause so many refusals that the log skips lines.
  test("a refusal is a line in the log that tells visitors apart, without text from the address", async (t) => {
    const lines: string[] = [];
    const write = t.mock.method(process.stderr, "write", (line: string) => lines.push(line) > 0);
    await stranger.get(status, { jobId: `Dear Ann ${"x".repeat(5_000)}` });
    write.mock.restore();
    const line = lines.find((each) => each.includes("request refused")) ?? "";
    assert.equal(JSON.parse(line).visitor, stranger.visitor.slice(0, 12));
    assert.doesNotMatch(line, /Dear Ann|xxx/);
  });

  async function everythingOfOwner() {
    const { config, database } = site.container;
    const rows = async (sql: string) => [sql, await database.query(z.looseObject({}), sql, [owner.visitor])];
    const tables = ["uploads", "sessions", "jobs", "results", "preflights", "tasks"];
    const ofVisitor = tables.map((table) => rows(`SELECT * FROM ${table} WHERE visitor = $1`));
    const shards = rows("SELECT * FROM shards WHERE job_id IN (SELECT id FROM jobs WHERE visitor = $1)");
    const root = join(config.dataDir, "files");
    const files = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((path) => ids.some((id) => path.includes(id)))
      .map((path) => [path, statSync(join(root, path)).mtimeMs, statSync(join(root, path)).size]);
    return { rows: await Promise.all([...ofVisitor, shards]), files: files.sort() };
  }

  /** Where the answer to one of these ids differs from the answer to an unknown id. */
  async function differing(tried: string[], where: string, ask: (id: string) => Promise<Response>) {
    const different: string[] = [];
    for (const id of tried) {
      const unknown = `${id.slice(0, 4)}${randomBytes(16).toString("base64url")}`;
      const answers = [await told(await ask(id)), await told(await ask(unknown))] as const;
      if (answers[0] !== answers[1]) different.push([where, ...answers].join("\n\n"));
    }
    return different;
  }

  const placesOf = (schema: z.ZodType): Place[] => {
    const { fields, settings } = site.container.templates.find("certificate");
    const keysOf = ([record]: Place) => (record === "mapping" ? fields : settings).map(({ name }) => name);
    return stringPlaces(schema, keysOf);
  };

  async function tryEverywhere(
    route: { POST: Endpoint },
    schema: z.ZodType,
    base: () => object,
    expected: string[],
    tried = ids,
  ) {
    const places = placesOf(schema).map((place) => ({ place, name: place.join(".") }));
    const missing = expected.filter((wanted) => !places.some(({ name }) => name === wanted));
    assert.deepEqual(missing, []);
    const different: string[] = [];
    for (const { place, name } of places) {
      different.push(...(await differing(tried, name, (id) => stranger.post(route, withValue(base(), place, id)))));
    }
    assert.deepEqual(different, []);
  }

  test("where a session is made", () => {
    const base = () => ({ uploadId: ownSheet, template: "certificate" });
    const expected = ["uploadId", "template", "settings.logo", "pictures", "failedIn"];
    return tryEverywhere(session, CreateSessionSchema, base, expected);
  });

  const takers = ["sessionId", "settings.logo", "settings.title", "pictures", "failedIn"];

  test("where a session is changed", () =>
    tryEverywhere(session, ChangeSessionSchema, () => ({ sessionId: ownSession }), takers));

  test("where a session is changed and shown", () => {
    const base = () => ({ sessionId: ownSession, preview: { row: 1 } });
    const uploads = ids.filter((id) => id.startsWith("upl_"));
    return tryEverywhere(session, ChangeSessionSchema, base, takers, uploads);
  });

  test("where a session is closed", () =>
    tryEverywhere(session, CloseSessionSchema, () => ({ state: "closed" }), ["sessionId"]));

  test("where a session is started", () => tryEverywhere(start, StartGenerationSchema, () => ({}), ["sessionId"]));

  test("in the addresses of a status and a download", async () => {
    const different: string[] = [];
    for (const query of ["", ...placesOf(StatusQuerySchema).map((place) => `?${place.join(".")}=`)]) {
      const ask = (jobId: string) => stranger.get(status, { jobId }, query && `${query}${jobId}`);
      different.push(...(await differing(ids, `status${query}`, ask)));
    }
    for (const query of ["", "?document=1"]) {
      const ask = (resultId: string) => stranger.get(download, { resultId }, query);
      different.push(...(await differing(ids, `download${query}`, ask)));
    }
    assert.deepEqual(different, []);
  });

  test("nor is what can be no id looked for", async () => {
    for (const strange of ["\0", "", `res_${"a".repeat(22)}\0`, `job_${"a".repeat(22)}\0`]) {
      await read(await owner.get(status, { jobId: strange }), 404);
      await read(await owner.get(download, { resultId: strange }), 404);
    }
  });

  test("not even once the stranger's sessions are closed", async () => {
    const sessions = await site.container.database.query(
      z.object({ sessionId: z.string() }),
      `SELECT id AS "sessionId" FROM sessions WHERE visitor = $1`,
      [stranger.visitor],
    );
    assert.ok(sessions.length > 10);
    for (const { sessionId } of sessions) await read(await stranger.post(session, { sessionId, state: "closed" }), 200);
    assert.deepEqual(await everythingOfOwner(), owned);
  });
});
