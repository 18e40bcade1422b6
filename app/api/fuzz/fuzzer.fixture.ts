import assert from "node:assert/strict";
import { type KeyObject, randomBytes } from "node:crypto";
import { z } from "zod";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { shareJob } from "#lib/generation/jobs/share-job.ts";
import { openTestSite, type TestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { exportedDrawings } from "#lib/generation/pictures/drawing/drawings.fixture.ts";
import { visitorKey } from "#lib/generation/records/secrets.ts";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";
import { visitorOf } from "#lib/http/visitors/visitor.ts";
import { type Answer, faultsOf } from "./oracle.fixture.ts";
import { type Attempt, attemptOf, type Belongings, routes } from "./requests.fixture.ts";
import type { Vocabulary } from "./schema-values.fixture.ts";

/** After this many requests a new visitor starts with data of its own, so that each such run can be reproduced. */
export const requestsOfVisitor = 200;
/** Texts in another visitor's files that no request contains. */
const secrets = ["Quokka7341", "Wombat8215", "Numbat5562"];
const answerMs = 60_000;

export interface Outcome {
  attempt: Attempt;
  answer: Answer | null;
  milliseconds: number;
  faults: string[];
}

export interface Fuzzer {
  /** Places in request schemas for which a value was generated. */
  visited: ReadonlySet<string>;
  /** Makes the requests with these numbers, each determined by its seed and number. */
  run(seed: number, from: number, count: number, on: (outcome: Outcome, index: number) => void): Promise<void>;
  /** Throws if any of the other visitor's data has changed. */
  requireUntouched(): Promise<void>;
  close(): Promise<void>;
}

/** A site in this process, with another visitor who owns none of the requests. */
export async function openFuzzer(): Promise<Fuzzer> {
  const site = await openTestSite({ RATE_LIMITS: "off" });
  Object.assign(globalThis, { rowpressContainer: site.container });
  site.work();
  const key = await visitorKey(site.container.database);
  const visited = new Set<string>();
  const [cells, , name] = secrets;
  const stranger = newVisitor(key);
  const strangers = await belongingsOf(
    site,
    stranger,
    `Full name,Course,${secrets[1]}\n${cells},Optics,1`,
    `${name}.csv`,
  );
  await site.container.background.settled();
  const before = await rowsOf(site, stranger.visitor);
  const { cookie: _, token: __, ...strangersIds } = strangers;
  const ids = Object.values(strangersIds);

  return {
    visited,
    async run(seed, from, count, on) {
      let own: Belongings & { visitor: string } = { ...newVisitor(key), ...strangers };
      // A session returns what its visitor wrote into it, even an id: only one that was never sent is a leak.
      let unsent = ids;
      for (let index = from; index < from + count; index++) {
        if (index === from || index % requestsOfVisitor === 0) {
          const visitor = newVisitor(key);
          own = { ...visitor, ...(await belongingsOf(site, visitor, sheet, "class.csv")) };
          unsent = ids;
        }
        const vocabulary = vocabularyOf(site, own, ids, (place) => visited.add(place));
        const attempt = attemptOf(seed * 1_000_000 + index, own, vocabulary);
        const sent = `${attempt.path} ${attempt.body}`;
        unsent = unsent.filter((id) => !sent.includes(id));
        const started = performance.now();
        const answer = await answerTo(attempt);
        const milliseconds = performance.now() - started;
        const faults = answer ? faultsOf(attempt, answer, [...secrets, strangers.token, ...unsent]) : ["never comes"];
        on({ attempt, answer, milliseconds, faults }, index);
        own = { ...own, ...(await openSessionOf(site, own)) };
      }
    },
    async requireUntouched() {
      assert.deepEqual(await rowsOf(site, stranger.visitor), before);
    },
    close: () => site.close(),
  };
}

const sheet = "Full name,Course,Date,Score\nÅsa,Maths,2026-11-21,7\nBo,,2026-11-22,8\nCleo,Optics,2026-11-23,9";

function newVisitor(key: KeyObject): { cookie: string; visitor: string } {
  const { hash, newCookie } = visitorOf(new Request("http://localhost"), { key, retentionMs: 3_600_000 });
  return { cookie: newCookie?.split(";")[0] ?? "", visitor: hash };
}

/** An upload, a session, and a finished job. */
async function belongingsOf(
  site: TestSite,
  { cookie, visitor }: { cookie: string; visitor: string },
  content: string,
  filename: string,
) {
  const { uploadId } = await site.upload(visitor, content, filename);
  const [, , column] = content.split(/[,\n]/);
  const page = await site.upload(visitor, onePage(`BT /F 20 Tf 40 100 Td ({{${column}}}) Tj ET`), "page.pdf");
  const picture = await site.upload(visitor, exportedDrawings.figma ?? "", "picture.svg");
  const letter = makeWordFile(`<w:p><w:r><w:t>{${column}}</w:t></w:r></w:p>`);
  const document = await site.upload(visitor, letter, "letter.docx");
  const made = await site.session(visitor, content, { template: "certificate" });
  const { jobId, results } = await site.made(visitor, made.sessionId);
  const open = await site.session(visitor, content, { template: "certificate" });
  const shared = { sessionId: made.sessionId, share: true };
  const { share } = await shareJob(site.container, visitor, shared, randomBytes(32));
  const uploads = { page: page.uploadId, picture: picture.uploadId, document: document.uploadId };
  const ids = { session: open.sessionId, job: jobId, result: results[0]?.resultId ?? "" };
  return { cookie, upload: uploadId, ...uploads, ...ids, token: share?.token ?? "" };
}

/** A session that can still be changed: this one, or a new one if a request has closed or started it. */
async function openSessionOf(site: TestSite, { session, visitor }: Belongings & { visitor: string }) {
  const sql = "SELECT id FROM sessions WHERE id = $1 AND visitor = $2 AND state = 'open'";
  const [open] = await site.container.database.query(z.looseObject({}), sql, [session, visitor]);
  if (open) return {};
  const made = await site.session(visitor, sheet, { template: "certificate" });
  return { session: made.sessionId, upload: made.uploadId };
}

function vocabularyOf(site: TestSite, own: Belongings, ids: string[], visit: Vocabulary["visit"]): Vocabulary {
  const { all } = site.container.templates;
  const keys = (of: "fields" | "settings") => [
    ...new Set(all.flatMap((template) => template[of].map(({ name }) => name))),
  ];
  const odd = ["", "__proto__", "constructor", "a.b", "toString"];
  const [fields, settings] = [
    [...keys("fields"), ...odd],
    [...keys("settings"), ...odd],
  ];
  const unknown = ["upl", "ses", "job", "res"].map((prefix) => `${prefix}_${"A".repeat(22)}`);
  return {
    texts: [
      ...[own.upload, own.session, own.job, own.result, own.token, own.token, ...ids, ...unknown],
      ...[own.page, own.picture, own.document, "design", "source-sans"],
      ...all.map(({ id }) => id),
      ...["Full name", "Course", "Date", "Score", "{Full name} in {Course}", "{recipient}.pdf", "{Date}-{Score}"],
      ...["#ff0000", "#zzz", "EUR", "JPY", "a4", "letter", "en-GB", "de-DE", "ar-EG", "xx", "en-US-u-nu-arab"],
      ...["utf-8", "windows-1252", "utf-16le", "shift_jis", "klingon", ",", ";", "\t", "|", "Sheet1"],
      ...all.flatMap((template) =>
        template.settings.flatMap((each) => (each.type === "choice" ? each.choices.map(({ value }) => value) : [])),
      ),
    ],
    keysOf: ([record]) => (record === "mapping" ? fields : settings),
    likely: likelyFor(own, [...all.map(({ id }) => id), own.document]),
    visit,
  };
}

/** Values of valid requests that a schema alone doesn't provide. */
function likelyFor({ page, picture }: Belongings, templates: string[]): Vocabulary["likely"] {
  const ofElements: Record<string, readonly unknown[]> = {
    page: [1],
    font: fontFamilies.map(({ id }) => id),
    uploadId: [picture],
    text: ["{Full name}", "{Score | number: 0} in {Course}"],
    value: ["{Date}", "4006381333931"],
    source: [null, "{Full name}"],
  };
  const ofPages: Record<string, unknown[]> = { uploadId: [page, picture], page: [1] };
  return ([key, part, index, field, inner]) => {
    if (key === "template") return templates;
    if (key === "preview" && part === "row") return [1, 2, 3];
    if (key !== "design") return [];
    if (part === "upload") return [page, picture];
    if (part === "pages") return ofPages[inner ?? ""] ?? [];
    // Elements differ in their ids.
    return field === "id" ? [`element-${index}`] : (ofElements[field ?? ""] ?? []);
  };
}

async function answerTo(attempt: Attempt): Promise<Answer | null> {
  const { route, method, path, params, headers, body } = attempt;
  const init = body === null ? {} : { body: new Uint8Array(body) };
  const request = new Request(`http://localhost/api${path}`, { method, headers, ...init });
  const answered = async () => {
    const response = await routes[route][method](request, { params: Promise.resolve(params) });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, answerMs, null);
  });
  return Promise.race([answered(), late]).finally(() => clearTimeout(timer));
}

/** A request on one line, with its body in base64 unless it is plain text. */
export function written({ body, ...rest }: Attempt): string {
  const text = body?.toString() ?? "";
  const isText = body === null || (Buffer.from(text).equals(body) && !text.includes("\0"));
  return JSON.stringify({ ...rest, ...(isText ? { body: text } : { bodyBase64: body.toString("base64") }) });
}

/** All of a visitor's rows, except for the shards of finished jobs that the site's own sweep deletes. */
async function rowsOf(site: TestSite, visitor: string): Promise<unknown[]> {
  const tables = ["uploads", "sessions", "jobs", "results", "shares", "preflights"];
  const { database } = site.container;
  return Promise.all(
    tables.map(async (table) => {
      const sql = `SELECT * FROM ${table} WHERE visitor = $1 ORDER BY 1`;
      const rows = await database.query(z.looseObject({}), sql, [visitor]);
      return rows.map(({ shards_deleted_at: _, ...row }) => row);
    }),
  );
}
