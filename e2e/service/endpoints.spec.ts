import { expect, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { problemOf, type Visitor, visitor } from "../support/visitor.ts";

const header = "Full name,Course,Date,Score";
const sheet = (rows: number) =>
  [header, ...Array.from({ length: rows }, (_, row) => `Åsa ${row + 1},Maths,2026-11-${(row % 28) + 1},${row}`)].join(
    "\n",
  );

async function finishedJob(anyone: Visitor, rows = 5, choices: Record<string, unknown> = {}) {
  const { uploadId } = await anyone.upload(sheet(rows));
  const { sessionId } = await anyone.session({ uploadId, template: "certificate", ...choices });
  const { jobId } = await anyone.start(sessionId);
  const status = await anyone.finished(jobId);
  const archive = status.results.find(({ kind }) => kind === "archive");
  if (!archive) throw new Error(`The job ended ${status.status} without an archive`);
  return { uploadId, sessionId, jobId, status, archive };
}

test("answers nothing but the five endpoints under /api, and each by its method alone", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  for (const path of ["/api", "/api/", "/api/uploads", "/api/generation", "/api/generation/status", "/api/x/y/z"]) {
    for (const method of ["GET", "POST", "DELETE"]) {
      expect((await problemOf(await anyone.fetch(path, { method }))).code, `${method} ${path}`).toBe("not_found");
    }
  }
  for (const path of ["/api/%zz", "/api/generation/status/%ff", "/api/generation/download/%E0%A4%A"]) {
    expect((await problemOf(await anyone.fetch(path))).code, path).toBe("not_found");
  }
  const endpoints = [
    ["/api/upload", "POST", "GET"],
    ["/api/generation/session", "POST", "PUT"],
    ["/api/generation/start", "POST", "GET"],
    ["/api/generation/status/job_x", "GET, HEAD", "POST"],
    ["/api/generation/download/res_x", "GET, HEAD", "DELETE"],
  ] as const;
  for (const [path, allow, method] of endpoints) {
    const response = await anyone.fetch(path, { method });
    expect(response.headers.get("allow"), path).toBe(allow);
    expect((await problemOf(response)).code, path).toBe("method_not_allowed");
  }
});

const rowsFaults = (
  [
    [[{ column: "Nobody", filled: true }], "rows.where.0.column"],
    [[{ column: "Course" }], "rows.where.0"],
    [[{ column: "Course", is: ["Maths", 5] }], "rows.where.0.is.1"],
    [[{ column: "Date", atLeast: "2026-02-30" }], "rows.where.0.atLeast"],
    [Array.from({ length: 11 }, () => ({ column: "Course", filled: true })), "rows.where"],
  ] as const
).map(([where, path]): [Record<string, unknown>, string] => [
  { template: "certificate", rows: { from: 1, to: 2, where } },
  path,
]);

test("says what is wrong with a request, field by field", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const { uploadId } = await anyone.upload(sheet(2));
  const session = async (body: unknown) => problemOf(await anyone.post("/api/generation/session", body));
  const raw = (body: string, type: string) =>
    anyone.fetch("/api/generation/session", { method: "POST", body, headers: { "content-type": type } });
  expect((await problemOf(await raw("{", "application/json"))).code).toBe("not_json");
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
    expect((await problemOf(await raw("{}", type))).code, type).toBe("not_json");
  }
  expect((await problemOf(await anyone.post("/api/upload", {}))).code).toBe("not_multipart");
  expect(await session({})).toMatchObject({ code: "invalid_request" });
  expect(await session([])).toMatchObject({ code: "invalid_request" });
  const cases: [Record<string, unknown>, string][] = [
    [{ template: "poster" }, "template"],
    [{}, "template"],
    [{ template: "certificate", headerRow: "1" }, "headerRow"],
    [{ template: "certificate", quote: "x" }, "quote"],
    [{ template: "certificate", quote: '"', escape: "'" }, "escape"],
    [{ template: "certificate", headerRow: 9 }, "headerRow"],
    [{ template: "certificate", encoding: "klingon" }, "encoding"],
    [{ template: "certificate", settings: { title: 5 } }, "settings.title"],
    [{ template: "certificate", rows: { from: "1" } }, "rows.from"],
    [{ template: "certificate", output: { archive: false } }, "output"],
    [{ template: "certificate", output: { locale: "dz-BT" } }, "output.locale"],
    [{ template: "certificate", colour: "red" }, "colour"],
    [{ template: "certificate", mapping: { recipient: { column: "Nobody" } } }, "mapping.recipient"],
    [{ template: "certificate", mapping: { recipient: { text: "Dear {Full name" } } }, "mapping.recipient"],
    [{ template: "certificate", settings: { accent: "reddish" } }, "settings.accent"],
    [{ template: "certificate", settings: { logo: uploadId } }, "settings.logo"],
    [{ template: "certificate", output: { locale: "klingon!" } }, "output.locale"],
    [{ template: "certificate", rows: { from: 5, to: 9 } }, "rows"],
    [{ template: "certificate", preview: { row: 0 } }, "preview.row"],
    ...rowsFaults,
  ];
  for (const [body, path] of cases) {
    const problem = await session({ uploadId, ...body });
    expect(
      problem.errors?.map((error) => error.path),
      JSON.stringify(body),
    ).toContain(path);
  }
});

test("makes documents of the rows that meet the conditions, and names problems by their rows", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const lines = [
    "Åsa,Maths,,,paid",
    "Bo,Logic,,,Cancelled",
    ",Optics,,,Paid",
    "Łukasz,Poetry,,,free",
    ",Music,,,cancelled",
  ];
  const { uploadId } = await anyone.upload([`${header},Status`, ...lines].join("\n"));
  const where = [{ column: "Status", is: ["Paid", "FREE"] }];
  const session = await anyone.session({ uploadId, template: "certificate", rows: { from: 1, to: 5, where } });
  expect(session).toMatchObject({ rows: { from: 1, to: 5, where }, documentCount: 3, rowCounts: { of: 5, kept: 3 } });
  const { jobId } = await anyone.start(session.sessionId);
  const { results, progress } = await anyone.finished(jobId);
  expect(progress).toMatchObject({ done: 2, failed: 1 });
  const read = async (kind: string) => {
    const url = results.find((result) => result.kind === kind)?.downloadUrl ?? "";
    return Buffer.from(await (await anyone.fetch(url)).arrayBuffer());
  };
  expect((await unzip(await read("archive"))).map(({ name }) => name)).toEqual(["Åsa.pdf", "Łukasz.pdf"]);
  expect((await read("problems")).toString().trim().split("\r\n").slice(1)).toEqual([expect.stringMatching(/^"?3"?,/)]);
});

test("keeps a visitor's cookie from scripts, and refuses another site's page", async ({ baseURL }) => {
  const response = await visitor(baseURL).sendFile(sheet(1));
  expect(response.headers.get("set-cookie")).toMatch(
    /^rowpress_visitor=[\w-]{43}\.\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const headers = { origin: "https://elsewhere.test", "content-type": "application/json" };
  const foreign = await visitor(baseURL).fetch("/api/generation/start", { method: "POST", body: "{}", headers });
  expect(foreign.status).toBe(403);
  expect((await problemOf(foreign)).code).toBe("other_site");
});

test("tells a visitor of another one's things the very same as of what never was", async ({ baseURL }) => {
  const [owner, other] = [visitor(baseURL), visitor(baseURL)];
  await other.upload(sheet(1));
  const { uploadId, sessionId, jobId, archive } = await finishedJob(owner);
  const never = (id: string) => `${id.slice(0, 4)}${"A".repeat(22)}`;
  const ask: Record<string, (id: string) => Promise<Response>> = {
    [uploadId]: (id) => other.post("/api/generation/session", { uploadId: id, template: "certificate" }),
    [sessionId]: (id) => other.post("/api/generation/start", { sessionId: id }),
    [jobId]: (id) => other.fetch(`/api/generation/status/${id}`),
    [archive.resultId]: (id) => other.fetch(`/api/generation/download/${id}`),
  };
  for (const [id, request] of Object.entries(ask)) {
    const [theirs, none] = [await request(id), await request(never(id))];
    expect(theirs.status).toBe(404);
    expect(await theirs.text(), id).toBe(await none.text());
  }
  expect((await other.post("/api/generation/session", { sessionId, state: "closed" })).status).toBe(404);
});

test("shows a preview of any row", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const { uploadId } = await anyone.upload(sheet(200));
  const session = await anyone.session({ uploadId, template: "certificate", preview: { row: 1 } });
  expect(session.preview?.pages[0]).toMatch(/^<svg [\s\S]*<\/svg>$/);
  const first = await anyone.session({ sessionId: session.sessionId, preview: { row: 200 } });
  expect(first.preview).toMatchObject({ row: 200 });
  expect(first.preview?.pages).not.toEqual(session.preview?.pages);
});

test("serves a result whole, in part, again, and one document of it", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const { archive } = await finishedJob(anyone);
  const whole = await anyone.fetch(archive.downloadUrl);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.status).toBe(200);
  expect(bytes.length).toBe(archive.bytes);
  const etag = whole.headers.get("etag") ?? "";
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(archive.bytes),
    "content-disposition": "attachment; filename=\"people.zip\"; filename*=UTF-8''people.zip",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
  });
  expect(etag).toMatch(/^"/);
  const part = await anyone.fetch(archive.downloadUrl, { headers: { range: "bytes=10-19", "if-range": etag } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${archive.bytes}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const past = await anyone.fetch(archive.downloadUrl, { headers: { range: `bytes=${archive.bytes}-` } });
  expect([past.status, past.headers.get("content-range")]).toEqual([416, `bytes */${archive.bytes}`]);
  expect((await anyone.fetch(archive.downloadUrl, { headers: { "if-none-match": etag } })).status).toBe(304);

  const [, second] = await unzip(bytes);
  const document = await anyone.fetch(`${archive.downloadUrl}?document=2`);
  expect(document.headers.get("content-disposition")).toContain("inline; ");
  expect(document.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await document.arrayBuffer())).toEqual(second?.data);
  expect((await anyone.fetch(`${archive.downloadUrl}?document=6`)).status).toBe(404);
  expect((await anyone.fetch(`${archive.downloadUrl}?document=two`)).status).toBe(422);
});

test("answers a status at once, as unchanged, or when something changed", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const { jobId } = await finishedJob(anyone);
  const over = await anyone.fetch(`/api/generation/status/${jobId}`);
  expect(over.headers.get("cache-control")).toBe("private, no-cache");
  expect(over.headers.get("retry-after")).toBeNull();
  // Compressing an answer this short takes longer than the rest of it. What has a length was not compressed.
  expect(Number(over.headers.get("content-length"))).toBeGreaterThan(100);
  const etag = over.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\//);
  const same = await anyone.fetch(`/api/generation/status/${jobId}`, { headers: { "if-none-match": etag } });
  expect([same.status, await same.text()]).toEqual([304, ""]);

  const listed = await anyone.fetch(`/api/generation/status/${jobId}?find=`);
  expect(listed.headers.get("etag")).not.toBe(etag);
  expect(await listed.json()).toMatchObject({ documentsFound: 5, documents: [{ number: 1 }, {}, {}, {}, {}] });
  const headers = { "if-none-match": listed.headers.get("etag") ?? "", prefer: "wait=5" };
  expect((await anyone.fetch(`/api/generation/status/${jobId}?find=`, { headers })).status).toBe(304);
  const tooLong = await problemOf(await anyone.fetch(`/api/generation/status/${jobId}?find=${"x".repeat(201)}`));
  expect(tooLong).toMatchObject({ code: "invalid_request", errors: [{ path: "find" }] });

  const { uploadId } = await anyone.upload(sheet(600));
  const { sessionId } = await anyone.session({ uploadId, template: "certificate" });
  let status = await anyone.start(sessionId);
  const seen: number[] = [];
  while (status.pollAfterMs > 0) {
    const waited = await anyone.fetch(`/api/generation/status/${status.jobId}`, { headers: { prefer: "wait=20" } });
    expect(waited.headers.get("preference-applied")).toBe("wait=20");
    status = await waited.json();
    seen.push(status.progress.done);
  }
  expect(status).toMatchObject({ status: "succeeded", progress: { done: 600, total: 600, failed: 0 } });
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

test("cancels the job of a session that is closed, and deletes what it made", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const { uploadId } = await anyone.upload(sheet(5_000));
  const { sessionId } = await anyone.session({ uploadId, template: "certificate" });
  const { jobId } = await anyone.start(sessionId);
  const closed = await anyone.session({ sessionId, state: "closed" });
  expect(closed.state).toBe("closed");
  expect(await anyone.finished(jobId)).toMatchObject({ status: "canceled", results: [] });
  expect((await anyone.post("/api/generation/start", { sessionId })).status).toBe(409);
  expect((await anyone.post("/api/generation/session", { sessionId, preview: { row: 1 } })).status).toBe(409);
  expect((await anyone.post("/api/generation/session", { uploadId, template: "certificate" })).status).toBe(410);
});
