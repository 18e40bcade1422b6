import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { type AnyStatus, AnyStatusSchema, type StatusResponse } from "#lib/contracts/job.ts";
import { openTestSite, type TestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { visitorKey } from "#lib/generation/records/secrets.ts";
import { Caller, read, told } from "./caller.fixture.ts";
import * as download from "./generation/download/[resultId]/route.ts";
import * as session from "./generation/session/route.ts";
import * as start from "./generation/start/route.ts";
import * as status from "./generation/status/[jobId]/route.ts";

const sheet = "Full name,Course,Date\nÅsa,Maths,2026-11-21\n,Latin,2026-11-21\nBo,Optics,2026-11-22";

describe("a job's link", () => {
  let site: TestSite;
  let owner: Caller;
  let receiver: Caller;
  let sessionId: string;
  let jobId: string;
  let token: string;

  const share = async (isShared: boolean) =>
    (await read(await owner.post(session, { sessionId, share: isShared }), 200)).share;
  const ask = (id = jobId, sent = token, more = "") => receiver.get(status, { jobId: id }, `?share=${sent}${more}`);
  const shared = async (more = ""): Promise<AnyStatus> =>
    AnyStatusSchema.parse(await read(await ask(jobId, token, more), 200));
  const load = (resultId: string, sent = token, more = "") =>
    receiver.get(download, { resultId }, `?share=${sent}${more}`);
  const ofOwner = async (): Promise<StatusResponse> => read(await owner.get(status, { jobId }), 200);

  before(async () => {
    site = await openTestSite({ RATE_LIMITS: "off" });
    Object.assign(globalThis, { rowpressContainer: site.container });
    const key = await visitorKey(site.container.database);
    [owner, receiver] = [new Caller(key), new Caller(key)];
    site.work();
    const uploadId = await owner.upload(sheet, "Salaries of class 4b.csv");
    const corrections = [{ row: 1, column: "Full name", value: "Åsa Secret" }];
    const request = { uploadId, template: "certificate", output: { combined: true }, corrections };
    sessionId = (await read(await owner.post(session, request), 201)).sessionId;
    const refusal = await read(await owner.post(session, { sessionId, share: true }), 422);
    assert.deepEqual(refusal.errors[0].path, "share", "there is nothing to share before the start");
    jobId = (await read(await owner.post(start, { sessionId }), 202)).jobId;
    await site.finished(owner.visitor, jobId);
  });
  after(() => site.close());

  test("is created by its owner, stays the same, and is stored nowhere", async () => {
    assert.equal((await ofOwner()).shared, false);
    const made = await share(true);
    token = made.token;
    assert.match(token, /^[\w-]{43}$/, "256 bits");
    assert.deepEqual(await share(true), made);
    const { expiresAt, shared } = await ofOwner();
    assert.deepEqual([made.expiresAt, true], [expiresAt, shared]);
    const rows = await site.container.database.query(z.looseObject({}), "SELECT * FROM shares");
    assert.equal(rows.length, 1);
    assert.ok(!JSON.stringify(rows).includes(token));
  });

  test("shows only the documents, nothing else about the job or its rows", async () => {
    const { results, documents, documentsFound, progress, ...rest } = await shared("&find=");
    assert.deepEqual(results.map(({ kind }) => kind).sort(), ["archive", "combined"]);
    assert.deepEqual([documents?.length, documentsFound, progress.total, progress.failed], [2, 2, 2, 0]);
    assert.deepEqual([rest.sessionId, rest.problems, rest.problemCount], [null, [], 0]);
    assert.equal((await ofOwner()).problemCount > 0, true);
    assert.equal("corrections" in rest, false);
  });

  test("gives the archive, the combined PDF and each document to a visitor without the cookie", async () => {
    for (const { kind, downloadUrl, resultId } of (await shared()).results) {
      assert.ok(downloadUrl.endsWith(`${resultId}?share=${token}`), kind);
      const whole = await load(resultId);
      assert.equal(whole.status, 200, kind);
      assert.equal(whole.headers.get("set-cookie"), null);
      const bytes = Buffer.from(await whole.arrayBuffer());
      assert.ok(bytes.subarray(0, 4).equals(Buffer.from(kind === "archive" ? "PK\x03\x04" : "%PDF")), kind);
      if (kind !== "archive") continue;
      const one = await load(resultId, token, "&document=2");
      assert.deepEqual([one.status, one.headers.get("content-type")], [200, "application/pdf"]);
    }
  });

  test("gives access neither to problems or the corrected spreadsheet, nor to actions on the job", async () => {
    const kept = (await ofOwner()).results.filter(({ kind }) => kind !== "archive" && kind !== "combined");
    assert.deepEqual(kept.map(({ kind }) => kind).sort(), ["corrected", "problems"]);
    for (const { resultId } of kept) assert.equal((await load(resultId)).status, 404);
    for (const change of [{ share: false }, { state: "closed" }, {}]) {
      assert.equal((await receiver.post(session, { sessionId, ...change })).status, 404);
    }
    assert.equal((await receiver.post(start, { sessionId })).status, 404);
    assert.equal((await receiver.get(status, { jobId })).status, 404, "without the token, the receiver is a stranger");
  });

  test("answers a wrong token like an unknown job, even to the owner", async () => {
    const unknown = `job_${randomBytes(16).toString("base64url")}`;
    const expected = await told(await ask(unknown));
    const other = `${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`;
    for (const wrong of ["", other, token.slice(1), `${token}A`, token.toUpperCase(), "%00", jobId]) {
      assert.equal(await told(await ask(jobId, wrong)), expected, wrong);
    }
    assert.equal((await owner.get(status, { jobId }, `?share=${other}`)).status, 404);
    const { resultId = "" } = (await shared()).results[0] ?? {};
    const missing = await told(await load(`res_${randomBytes(16).toString("base64url")}`));
    assert.equal(await told(await load(resultId, other)), missing);
  });

  test("never appears in the log", async (t) => {
    const lines: string[] = [];
    const write = t.mock.method(process.stderr, "write", (line: string) => lines.push(line) > 0);
    await ask(`job_${"x".repeat(22)}`);
    await load(`res_${"x".repeat(22)}`);
    await share(true);
    write.mock.restore();
    assert.ok(lines.length >= 2, lines.join(""));
    assert.ok(!lines.join("").includes(token));
  });

  test("stops working when it is revoked, and a new one is different", async () => {
    const { resultId = "" } = (await shared()).results[0] ?? {};
    const before = token;
    assert.equal(await share(false), null);
    assert.equal(await told(await ask()), await told(await ask(`job_${randomBytes(16).toString("base64url")}`)));
    assert.equal((await load(resultId)).status, 404);
    token = (await share(true)).token;
    assert.notEqual(token, before);
    assert.equal((await ask(jobId, before)).status, 404);
    assert.equal((await ask()).status, 200);
  });

  test("expires with the files, without revealing that there were any", async () => {
    const expected = await told(await ask(`job_${randomBytes(16).toString("base64url")}`));
    const { database } = site.container;
    const expire = (at: number) =>
      database.execute("UPDATE jobs SET expires_at = $at WHERE id = $jobId", { at, jobId });
    await expire(Date.now() - 1);
    assert.equal(await told(await ask()), expected);
    await expire(Date.now() + 3_600_000);
    assert.equal((await ask()).status, 200);
    await read(await owner.post(session, { sessionId, state: "closed" }), 200);
    assert.equal(await told(await ask()), expected);
  });
});
