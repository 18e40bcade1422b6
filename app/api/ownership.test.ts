import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { DownloadQuerySchema, StartGenerationSchema, StatusQuerySchema } from "#lib/contracts/job.ts";
import {
  ChangeSessionSchema,
  CloseSessionSchema,
  CreateSessionSchema,
  ShareSessionSchema,
} from "#lib/contracts/sessions/requests.ts";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { lora } from "#lib/generation/fonts/hostile-fonts.fixture.ts";
import { openTestSite, type TestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { visitorKey } from "#lib/generation/records/secrets.ts";
import { makeZip } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";
import { Caller, type Endpoint, read, told } from "./caller.fixture.ts";
import { fullDesign } from "./full-design.fixture.ts";
import * as download from "./generation/download/[resultId]/route.ts";
import * as session from "./generation/session/route.ts";
import * as start from "./generation/start/route.ts";
import * as status from "./generation/status/[jobId]/route.ts";
import { type Place, stringPlaces, withValue } from "./string-places.fixture.ts";

const sheet = "Full name,Course,Date,Score\nÅsa,Maths,2026-11-21,7\nBo,,2026-11-22,8";
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = onePage("BT /F 20 Tf 40 100 Td (Dear {{Full name}}) Tj ET");
const letter = makeWordFile(`<w:p><w:r><w:rPr><w:rFonts w:ascii="Quill"/></w:rPr><w:t>{Name}</w:t></w:r></w:p>`);

describe("another visitor's id is answered like an unknown one, and changes nothing", () => {
  let site: TestSite;
  let owner: Caller;
  let stranger: Caller;
  /** All ids of the owner, including deleted ones. */
  let ids: string[];
  let owned: unknown;
  /** The other visitor's own ids. */
  let ownSheet: string;
  let ownPage: string;
  let ownPicture: string;
  let ownLetter: string;
  let ownFont: string;
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
    const page = await owner.upload(pdf, "page.pdf");
    const word = await owner.upload(letter, "letter.docx");
    const font = await owner.upload(lora, "Quill.ttf");
    const made = { uploadId, template: "certificate", settings: { logo }, pictures };
    const created = await idsOfJob(made);
    await read(await owner.post(session, { sessionId: created[0], share: true }), 200);
    const deletedSheet = await owner.upload(`${sheet}\nCy,Maths`, "deleted.csv");
    const deleted = await idsOfJob({ uploadId: deletedSheet, template: "certificate" });
    await read(await owner.post(session, { sessionId: deleted[0], state: "closed" }), 200);
    const open = await read(await owner.post(session, made), 201);
    await read(await owner.post(session, { uploadId, template: "design", design: fullDesign(page, logo) }), 201);
    await read(await owner.post(session, { uploadId, template: word, wordFonts: { Quill: [font] } }), 201);
    await site.container.background.settled();
    // From here on, only the requests below may change anything.
    await site.container.background.stop();
    ids = [uploadId, logo, pictures, page, word, font, open.sessionId, ...created, deletedSheet, ...deleted];
    ownSheet = await stranger.upload(sheet, "class.csv");
    ownPage = await stranger.upload(pdf, "page.pdf");
    ownPicture = await stranger.upload(picture, "logo.png");
    ownLetter = await stranger.upload(letter, "letter.docx");
    ownFont = await stranger.upload(lora, "Quill.ttf");
    ownSession = (await read(await stranger.post(session, { uploadId: ownSheet, template: "certificate" }), 201))
      .sessionId;
    owned = await everythingOfOwner();
  });
  after(() => site.close());

  // Runs first: the other tests cause so many refusals that the log skips lines.
  test("a rejected request is a log line that distinguishes visitors, without text from the URL", async (t) => {
    const lines: string[] = [];
    const write = t.mock.method(process.stderr, "write", (line: string) => lines.push(line) > 0);
    await stranger.get(status, { jobId: `Dear Ann ${"x".repeat(5_000)}` });
    write.mock.restore();
    const line = lines.find((each) => each.includes("request refused")) ?? "";
    assert.equal(JSON.parse(line).visitor, stranger.visitor.slice(0, 12));
    assert.doesNotMatch(line, /Dear Ann|xxx/);
  });

  /** A session of the owner, its job and result. */
  async function idsOfJob(choices: object): Promise<string[]> {
    const { sessionId } = await read(await owner.post(session, choices), 201);
    const { jobId } = await read(await owner.post(start, { sessionId }), 202);
    const { results } = await site.finished(owner.visitor, jobId);
    return [sessionId, jobId, results[0]?.resultId ?? ""];
  }

  async function everythingOfOwner() {
    const { config, database } = site.container;
    const rows = async (sql: string) => [sql, await database.query(z.looseObject({}), sql, [owner.visitor])];
    const tables = ["uploads", "sessions", "jobs", "results", "shares", "preflights", "tasks"];
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
    const unknown = new Map<string, string>();
    for (const id of tried) {
      const answer = await told(await ask(id));
      const kind = id.slice(0, 4);
      const expected = unknown.get(kind) ?? (await told(await ask(`${kind}${randomBytes(16).toString("base64url")}`)));
      unknown.set(kind, expected);
      if (answer !== expected) different.push([where, answer, expected].join("\n\n"));
    }
    return different;
  }

  const placesOf = (schema: z.ZodType): Place[] => {
    const { fields, settings } = site.container.templates.find("certificate");
    const { settings: ofInvoices } = site.container.templates.find("invoice");
    const letterhead = ofInvoices.filter(({ name }) => name === "letterhead");
    const named = { mapping: fields, settings: [...settings, ...letterhead], wordFonts: [{ name: "Quill" }] };
    const keysOf = ([record]: Place) => named[record as keyof typeof named].map(({ name }) => name);
    return stringPlaces(schema, keysOf);
  };

  async function tryEverywhere(
    route: { POST: Endpoint },
    schema: z.ZodType,
    base: (place: string) => object,
    expected: string[],
    tried = ids,
  ) {
    const places = placesOf(schema).map((place) => ({ place, name: place.join(".") }));
    const missing = expected.filter((wanted) => !places.some(({ name }) => name === wanted));
    assert.deepEqual(missing, []);
    const different: string[] = [];
    for (const { place, name } of places) {
      different.push(...(await differing(tried, name, (id) => stranger.post(route, withValue(base(name), place, id)))));
    }
    assert.deepEqual(different, []);
  }

  /** The other fields that a request needs, so that the id at this place decides. */
  function templateFor(place: string): object {
    if (place.startsWith("wordFonts.")) return { template: ownLetter };
    if (place === "settings.letterhead") return { template: "invoice" };
    if (!place.startsWith("design.")) return { template: "certificate" };
    return { template: "design", design: place === "design.upload" ? {} : fullDesign(ownPage, ownPicture) };
  }

  const ofDesign = ["upload", "pages.0.background.uploadId", "elements.0.font", "elements.1.uploadId"];
  const ofSession = ["template", "settings.logo", "settings.letterhead", "settings.title", "pictures", "failedIn"];
  const takers = [...ofSession, "wordFonts.Quill.0", ...ofDesign.map((place) => `design.${place}`)];

  test("when a session is created", () => {
    const base = (place: string) => ({ uploadId: ownSheet, ...templateFor(place) });
    return tryEverywhere(session, CreateSessionSchema, base, ["uploadId", "from", ...takers]);
  });

  test("when a session is created, which accepts one's own", async () => {
    const own = [
      ["template", ownLetter],
      ["settings.logo", ownPicture],
      ["settings.letterhead", ownPage],
      ["settings.letterhead", ownPicture],
      ["design.upload", ownPage],
      ["design.upload", ownPicture],
      ["design.pages.0.background.uploadId", ownPicture],
      ["design.elements.1.uploadId", ownPicture],
      ["design.elements.0.font", ownFont],
      ["wordFonts.Quill.0", ownFont],
    ] as const;
    for (const [place, id] of own) {
      const body = withValue({ uploadId: ownSheet, ...templateFor(place) }, place.split("."), id);
      await read(await stranger.post(session, body), 201);
    }
  });

  test("when a session is changed", () => {
    const base = (place: string) => ({ sessionId: ownSession, ...templateFor(place) });
    return tryEverywhere(session, ChangeSessionSchema, base, ["sessionId", ...takers]);
  });

  test("when a session is changed and shown", () => {
    const base = (place: string) => ({ sessionId: ownSession, preview: { row: 1 }, ...templateFor(place) });
    const uploads = ids.filter((id) => id.startsWith("upl_"));
    return tryEverywhere(session, ChangeSessionSchema, base, ["sessionId", ...takers], uploads);
  });

  test("when a session is closed", () =>
    tryEverywhere(session, CloseSessionSchema, () => ({ state: "closed" }), ["sessionId"]));

  test("when a job is shared or its share revoked", async () => {
    for (const share of [true, false])
      await tryEverywhere(session, ShareSessionSchema, () => ({ share }), ["sessionId"]);
  });

  test("when a session is started", () => tryEverywhere(start, StartGenerationSchema, () => ({}), ["sessionId"]));

  test("in the URLs of a status and a download", async () => {
    const different: string[] = [];
    for (const query of ["", ...placesOf(StatusQuerySchema).map((place) => `?${place.join(".")}=`)]) {
      const ask = (jobId: string) => stranger.get(status, { jobId }, query && `${query}${jobId}`);
      different.push(...(await differing(ids, `status${query}`, ask)));
    }
    for (const query of ["", "?document=1", ...placesOf(DownloadQuerySchema).map((place) => `?${place.join(".")}=`)]) {
      const ask = (resultId: string) =>
        stranger.get(download, { resultId }, query.endsWith("=") ? `${query}${resultId}` : query);
      different.push(...(await differing(ids, `download${query}`, ask)));
    }
    assert.deepEqual(different, []);
  });

  test("invalid ids aren't looked up", async () => {
    for (const strange of ["\0", "", `res_${"a".repeat(22)}\0`, `job_${"a".repeat(22)}\0`]) {
      await read(await owner.get(status, { jobId: strange }), 404);
      await read(await owner.get(download, { resultId: strange }), 404);
    }
  });

  test("even after the other visitor's sessions are closed", async () => {
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
