import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { readStatus } from "../../jobs/job-status.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { createSession } from "../../sessions/create-session.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const sheet = "Full name,Course\nAnn,Maths\nBo,Art";
const template = "certificate";

/** As older builds stored a table's facts, before they kept its first rows. */
const withoutFirstRows = (json: string) => json.replace(/,"firstRows":\[.*?\}\]/, "");

/** What was added since, with defaults. */
const added = {
  session: "design word pictures failed left only corrections staleCorrections sample skip missing kinds",
  order: "skip corrections delimiter kinds",
  settings: "logoSize logoPlace colors",
};

/** Stored JSON as it was before these names were in it. */
const before15 = (names: string) => (json: string) => {
  const since = `${names} ${added.settings}`.split(" ");
  return JSON.stringify(JSON.parse(json, (name, value) => (since.includes(name) ? undefined : value)));
};

describe("what an earlier build has kept", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  async function rewrite(table: "sessions" | "jobs", column: string, id: string, older: (text: string) => string) {
    const { database } = site.container;
    const rows = await database.query(
      z.object({ text: z.string() }),
      `SELECT ${column} AS text FROM ${table} WHERE id = $1`,
      [id],
    );
    const text = rows[0]?.text ?? "";
    assert.notEqual(older(text), text);
    await database.execute(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [older(text), id]);
  }

  test("of a sheet is read again", async () => {
    const { uploadId } = await site.upload("v", sheet);
    const folder = join(site.container.config.dataDir, "files/uploads", uploadId, "tables");
    const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".json"));
    const text = readFileSync(join(folder, name), "utf8");
    assert.notEqual(withoutFirstRows(text), text);
    writeFileSync(join(folder, name), withoutFirstRows(text));
    const { source, documentCount } = await createSession(site.container, "v", { uploadId, template });
    assert.deepEqual([source.firstRows[1]?.cells, documentCount], [["Bo", "Art"], 2]);
    assert.deepEqual(JSON.parse(readFileSync(join(folder, name), "utf8")), JSON.parse(text));
  });

  test("of a session cannot be taken up, and its sheet can", async () => {
    const { sessionId, uploadId } = await site.session("v", sheet, { template });
    await rewrite("sessions", "content", sessionId, withoutFirstRows);
    await assert.rejects(changeSession(site.container, "v", { sessionId, preview: { row: 1 } }), { code: "gone" });
    assert.equal((await createSession(site.container, "v", { uploadId, template })).documentCount, 2);
  });

  test("of a job that is over stays ready for download", async () => {
    const { sessionId } = await site.session("v", sheet, { template });
    const { jobId, results } = await site.made("v", sessionId);
    await rewrite("jobs", "order_json", jobId, (text) => text.replace('"version":1', '"version":0'));
    const status = await readStatus(site.container, "v", jobId, { find: "" });
    assert.deepEqual([status.status, status.results, status.documentsFound], ["succeeded", results, 2]);
    assert.equal((await site.download("v", results[0]?.resultId ?? "")).length, results[0]?.bytes);
  });

  test("of a session continues after an upgrade, and so does its job", async () => {
    const badges = "Name,Company\nAnn,Acme\nBo,Bolt";
    const { sessionId } = await site.session("v", badges, { template: "badge" });
    await rewrite("sessions", "content", sessionId, before15(added.session));
    const session = await changeSession(site.container, "v", { sessionId, preview: { row: 1 } });
    assert.deepEqual([session.settings.logoSize, session.settings.colors], [100, null]);
    assert.match(session.preview?.pages[0] ?? "", /<svg/);
    const { jobId, results } = await site.made("v", sessionId);
    await rewrite("jobs", "order_json", jobId, before15(added.order));
    const status = await readStatus(site.container, "v", jobId);
    assert.deepEqual([status.status, status.template, results[0]?.documents], ["succeeded", "badge", 2]);
  });
});
