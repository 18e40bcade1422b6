import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { AppError } from "../common/errors/app-error.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { changeSession } from "../sessions/change-session.ts";
import { closeSession } from "../sessions/close-session.ts";
import { makeZip } from "../spreadsheet/workbook/make-workbook.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const refusedWith = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

const photo = (background: string) =>
  sharp({ create: { width: 90, height: 120, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const zip = makeZip([
  { name: "Class/Ann.JPG", data: await photo("#c33") },
  { name: "Class/bo.jpg", data: await photo("#3c3") },
  { name: "Class/cut.jpg", data: (await photo("#33c")).subarray(0, 200) },
  { name: "7a/dee.jpg", data: await photo("#888") },
  { name: "7b/dee.jpg", data: await photo("#999") },
]);
const sheet = "Name,Photo\nAnn,ann.jpg\nBo,Class/bo\nCy,cut.jpg\nDee,dee\nEve,eve.jpg\nFay,";

describe("pictures of rows", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());
  const badges = (choices: { pictures?: UploadId }) => site.session("v", sheet, { template: "badge", ...choices });
  const sendPictures = () => site.upload("v", zip, "class.zip");

  test("are found in a ZIP, and unreadable ones are reported", async () => {
    const upload = UploadResponseSchema.parse(await sendPictures());
    assert.deepEqual([upload.kind, upload.contentType], ["pictures", "application/zip"]);
    const unreadable = [{ name: "Class/cut.jpg", reason: "is damaged or incomplete; save it again" }];
    assert.deepEqual(upload.pictures, { count: 4, unreadableCount: 1, unreadable });
    const { pictures, picturesFound } = await badges({ pictures: upload.uploadId });
    assert.equal(pictures, upload.uploadId);
    assert.deepEqual([picturesFound?.filename, picturesFound?.count], ["class.zip", 4]);
  });

  test("are printed in the documents, and each missing one is reported at its row", async () => {
    const { uploadId } = await sendPictures();
    const { sessionId, mapping, problems } = await badges({ pictures: uploadId });
    assert.deepEqual(mapping.photo, { column: "Photo" });
    const listed = problems.map(({ row, code, field, severity }) => [row, code, field, severity]);
    assert.deepEqual(
      listed,
      [3, 4, 5].map((row) => [row, "missing_picture", "photo", "warning"]),
    );
    assert.match(problems[1]?.message ?? "", /“7a\/dee\.jpg” or “7b\/dee\.jpg”/);
    const { preview } = await changeSession(site.container, "v", { sessionId, preview: { row: 1 } });
    assert.match(preview?.pages[0] ?? "", /data:image\/jpe?g;base64/);

    const status = await site.finished("v", (await startGeneration(site.container, "v", sessionId)).jobId);
    assert.deepEqual([status.status, status.progress.done, status.progress.failed], ["succeeded", 6, 0]);
    const entries = await unzip(await site.download("v", status.results[0]?.resultId ?? ""));
    const shown = entries.map(({ name, data }) => [
      name,
      data.includes("/DCTDecode"),
      textsIn(data).includes("Photo: "),
    ]);
    assert.deepEqual(shown, [
      ["Ann.pdf", true, true],
      ["Bo.pdf", true, true],
      ...["Cy.pdf", "Dee.pdf", "Eve.pdf", "Fay.pdf"].map((name) => [name, false, false]),
    ]);

    const { sessionId: strict } = await badges({ pictures: uploadId });
    await changeSession(site.container, "v", { sessionId: strict, skip: ["missing_picture"] });
    const without = await site.finished("v", (await startGeneration(site.container, "v", strict)).jobId);
    assert.deepEqual([without.progress.done, without.progress.failed], [3, 3]);
  });

  test("are looked up only while there are some, unless a visitor asks for it", async () => {
    const session = await badges({});
    assert.deepEqual([session.mapping.photo, session.pictures, session.problemCount], [null, null, 0]);
    const change = (changes: object) =>
      changeSession(site.container, "v", { sessionId: session.sessionId, ...changes });
    const asked = await change({ mapping: { photo: { column: "Photo" } } });
    assert.equal(asked.problemCount, 5);
    assert.match(asked.problems[0]?.message ?? "", /names 5 images, but there are none\. Upload the ZIP/);
    await change({ mapping: { photo: null } });
    const { uploadId } = await sendPictures();
    const found = await change({ pictures: uploadId });
    assert.deepEqual([found.mapping.photo, found.problemCount], [{ column: "Photo" }, 3]);
    const without = await change({ mapping: { photo: null } });
    assert.equal(without.problemCount, 0);
    assert.equal((await change({ rows: { from: 1, to: 2 } })).mapping.photo, null);
    const back = await change({ pictures: null, mapping: {} });
    assert.deepEqual([back.pictures, back.picturesFound, back.mapping.photo], [null, null, null]);
  });

  test("are deleted with their session", async () => {
    const { uploadId } = await sendPictures();
    const { sessionId } = await badges({ pictures: uploadId });
    const folder = join(site.container.config.dataDir, "files/uploads", uploadId);
    assert.ok(existsSync(join(folder, "pictures.pack")));
    await closeSession(site.container, "v", { sessionId, state: "closed" });
    assert.ok(!existsSync(folder));
  });

  test("are refused in the place of a sheet", async () => {
    await assert.rejects(site.session("v", zip, { template: "badge" }), refusedWith("not_a_spreadsheet"));
  });
});

/** All compressed streams of a PDF that can be decompressed, and the text around them. */
function textsIn(pdf: Buffer): string {
  const streams = pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)endstream/g);
  const unpacked = [...streams].map(([, body = ""]) => body).filter((body) => body.startsWith("x"));
  return [
    pdf.toString("latin1"),
    ...unpacked.map((body) => inflateSync(Buffer.from(body, "latin1")).toString("latin1")),
  ].join();
}
