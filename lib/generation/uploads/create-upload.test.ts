import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, test } from "node:test";
import sharp from "sharp";
import { AppError } from "../common/errors/app-error.ts";
import { openTestSite, type TestSite } from "../journeys/test-site.fixture.ts";
import { makeWorkbook, makeZip } from "../spreadsheet/workbook/make-workbook.fixture.ts";

describe("the upload limit", () => {
  let site: TestSite;
  let picture: Buffer;
  before(async () => {
    site = await openTestSite({ MAX_UPLOAD_BYTES: "100000", MAX_PICTURES_BYTES: "400000" });
    picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#c33" } })
      .png()
      .toBuffer();
  });
  after(() => site.close());

  const zipOf = (bytes: number, name: string) =>
    makeZip([
      { name: "ann.png", data: picture },
      { name, data: randomBytes(bytes) },
    ]);
  const isTooLarge = (error: unknown) => error instanceof AppError && error.code === "too_large";

  test("is higher for a ZIP of images than for other files", async () => {
    const { kind, pictures } = await site.upload("v", zipOf(300_000, "notes.bin"), "class.zip");
    assert.deepEqual([kind, pictures?.count], ["pictures", 1]);
    await assert.rejects(site.upload("v", zipOf(400_000, "notes.bin"), "class.zip"), isTooLarge);
    await assert.rejects(site.upload("v", `Name\n${"Ann\n".repeat(30_000)}`), isTooLarge);
  });

  test("is the usual one for a workbook, which is a ZIP too", async () => {
    const rows = Array.from({ length: 2_000 }, () => [randomBytes(60).toString("base64")]);
    const workbook = makeWorkbook([{ name: "People", rows }]);
    assert.ok(workbook.length > 100_000);
    await assert.rejects(site.upload("v", workbook, "book.xlsx"), isTooLarge);
  });
});
