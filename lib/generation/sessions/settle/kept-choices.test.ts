import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { ChangeSession, CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { newSessionId } from "../../common/ids/ids.ts";
import { startGeneration } from "../../jobs/start-job.ts";
import { openTestSite, type TestSite } from "../../journeys/test-site.fixture.ts";
import { changeSession } from "../change-session.ts";
import { closeSession } from "../close-session.ts";
import { createSession } from "../create-session.ts";

const sheet = "Teilnehmerin;Full name;Course;Score\nZoë;Z. Ek;Maths;9\nAnn;A. Bo;Physics;7";
const otherOrder = "Course;Score;Full name;Teilnehmerin\nArt;4;B. Li;Bea";
const overlapping = "Teilnehmerin;Course name;Date\nBea;Art;21.11.2026";
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const certificate = { template: "certificate" };
const own = {
  mapping: { recipient: { column: "Teilnehmerin" }, score: null },
  settings: { title: "Urkunde", accent: "#8a1f4d" },
  output: { filename: "{Course} {recipient}.pdf", combined: true, archive: false },
} satisfies Partial<CreateSession>;

/** A visitor's choices, as a session stores them. */
const setIn = ({ mapping, settings, output }: SessionResponse) => ({
  mapping: { recipient: mapping.recipient, score: mapping.score },
  settings: { title: settings.title, accent: settings.accent },
  output: { filename: output.filename, combined: output.combined, archive: output.archive },
});

describe("what was chosen", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());
  const change = (id: Pick<ChangeSession, "sessionId">, changes: Omit<ChangeSession, "sessionId">) =>
    changeSession(site.container, "v", { sessionId: id.sessionId, ...changes });
  const begin = () => site.session("v", sheet, { ...certificate, ...own });
  const bring = (content: string, { sessionId: from }: Pick<SessionResponse, "sessionId">, more: object = {}) =>
    site.session("v", content, { ...certificate, from, ...more });

  test("for a template is restored when it is chosen again", async () => {
    const session = await begin();
    const badge = await change(session, { template: "badge" });
    assert.notDeepEqual(badge.mapping, session.mapping);
    await change(session, { mapping: { company: { text: "VHS" } }, output: { archive: true } });
    const back = await change(session, certificate);
    assert.deepEqual(back.mapping, session.mapping);
    assert.deepEqual(back.settings, session.settings);
    assert.deepEqual(back.output, session.output);
    const again = await change(session, { template: "badge" });
    assert.deepEqual([again.mapping.company, again.output.archive], [{ text: "VHS" }, true]);
  });

  test("stays while default texts follow a language chosen under another template", async () => {
    const session = await begin();
    await change(session, { template: "badge" });
    await change(session, { output: { locale: "de-DE" } });
    const { settings, output } = await change(session, certificate);
    assert.deepEqual([settings.title, settings.dateLabel, output.locale], ["Urkunde", "Datum", "de-DE"]);
  });

  test("in the request wins over earlier choices", async () => {
    const session = await begin();
    await change(session, { template: "badge" });
    const back = await change(session, { ...certificate, settings: { title: "Zeugnis" } });
    assert.deepEqual([back.settings.title, back.settings.accent], ["Zeugnis", "#8a1f4d"]);
  });

  test("stays when a sheet with the same columns replaces another, also for other templates", async () => {
    const first = await begin();
    await change(first, { template: "badge", mapping: { company: { text: "VHS" } } });
    const next = await bring(otherOrder, first);
    assert.deepEqual(setIn(next), own);
    assert.deepEqual(next.rows, { from: 1, to: 1 });
    const badge = await change(next, { template: "badge" });
    assert.deepEqual(badge.mapping.company, { text: "VHS" });
  });

  test("stays if its column still exists; the rest is suggested", async () => {
    const first = await begin();
    await change(first, {
      mapping: { course: { text: "{Full name} ({Course})" }, date: null },
      output: { filename: "{Full name}.pdf" },
    });
    const next = await bring(overlapping, first);
    const { recipient, course, date, score } = next.mapping;
    assert.deepEqual([recipient, course], [{ column: "Teilnehmerin" }, { column: "Course name" }]);
    assert.deepEqual([date, score], [{ column: "Date" }, null]);
    assert.deepEqual([next.settings.title, next.output.combined], ["Urkunde", true]);
    assert.equal(next.output.filename, "{recipient}.pdf");
  });

  test("doesn't suggest a column that was chosen for another field", async () => {
    const first = await begin();
    await change(first, { mapping: { recipient: { column: "Course" }, course: { text: "Art" } } });
    const next = await bring("Course;Name\nArt;Bea", first, { mapping: {} });
    assert.deepEqual([next.mapping.recipient, next.mapping.course], [{ column: "Course" }, { text: "Art" }]);
  });

  test("is taken over from a started or closed session, with its rows if the sheet is the same", async () => {
    const started = await begin();
    await change(started, { rows: { from: 2, to: 2 } });
    await startGeneration(site.container, "v", started.sessionId);
    const { uploadId } = started;
    const others = await createSession(site.container, "v", { uploadId, ...certificate, from: started.sessionId });
    assert.deepEqual([setIn(others), others.rows], [own, { from: 2, to: 2 }]);
    const { uploadId: logo } = await site.upload("v", picture, "logo.png");
    await change(others, { settings: { logo } });
    await closeSession(site.container, "v", { sessionId: started.sessionId, state: "closed" });
    await closeSession(site.container, "v", { sessionId: others.sessionId, state: "closed" });
    const next = await bring(sheet, others);
    assert.deepEqual([setIn(next), next.settings.logo], [own, null]);
  });

  test("keeps import options only for a sheet that has the same columns with them", async () => {
    const report = `Report;;;\n${sheet}`;
    const first = await site.session("v", report, { ...certificate, headerRow: 2, headerLines: 1 });
    assert.equal((await bring(`Other;;;\n${otherOrder}`, first)).reading.headerRow, 2);
    const plain = await bring(otherOrder, first);
    assert.deepEqual([plain.reading, plain.source.rowCount], [{}, 1]);
  });

  test("belongs to its visitor, and is deleted with its session", async () => {
    const { sessionId } = await begin();
    const refusal = async (visitor: string, from: typeof sessionId) => {
      const error = await site.session(visitor, sheet, { ...certificate, from }).then(
        () => null,
        (error: unknown) => error,
      );
      assert.ok(error instanceof AppError);
      return { code: error.code, message: error.message, errors: error.errors };
    };
    const unknown = await refusal("w", newSessionId());
    assert.deepEqual([unknown.code, unknown.errors?.[0]?.path], ["not_found", "from"]);
    assert.deepEqual(await refusal("w", sessionId), unknown);
    await site.container.database.execute("UPDATE sessions SET expires_at = 1 WHERE id = $1", [sessionId]);
    assert.equal((await refusal("v", sessionId)).code, "gone");
  });
});
