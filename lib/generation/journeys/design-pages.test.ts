import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { readUnderlays } from "../archive/pdf/underlay.ts";
import { AppError } from "../common/app-error.ts";
import { onePage } from "../designs/pages/make-pdf.fixture.ts";
import { archivalPagesKey, pagePictureKey, pagesKey } from "../storage/keys.ts";
import { withStored } from "../storage/stored-files.ts";
import { openDesignPages } from "../uploads/design-pages.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

describe("a PDF that a visitor brings", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  test("is a design, whose pages are stored as documents are printed on them", async () => {
    const pdf = onePage("0 1 1 0 k 0 0 9 9 re f BT /F 20 Tf 40 100 Td (Dear {{Full name}}) Tj ET");
    const { uploadId, kind, contentType } = await site.upload("v", pdf, "page.pdf");
    assert.deepEqual([kind, contentType], ["design", "application/pdf"]);
    const { pages, notes, hasArchival } = await openDesignPages(site.container, uploadId);
    assert.deepEqual([pages[0]?.width, pages[0]?.height, pages[0]?.found[0]?.text], [105.833, 70.556, "{Full name}"]);
    assert.deepEqual(
      notes.map(({ code }) => code),
      ["archived_as_picture", "font_replaced"],
    );
    assert.ok(hasArchival);
    for (const key of [pagesKey(uploadId), archivalPagesKey(uploadId)]) {
      const underlays = await withStored(site.container.storage, key, async (path) =>
        readUnderlays(readFileSync(path)),
      );
      assert.deepEqual(
        underlays.map(({ width, height }) => [width, height]),
        [[300, 200]],
      );
    }
    assert.ok(await site.container.storage.size(pagePictureKey(uploadId, 1)));
  });

  test("is refused where a sheet is wanted, or with what to export differently", async () => {
    const refused = (code: string, words: RegExp) => (error: unknown) =>
      error instanceof AppError && error.code === code && words.test(error.message);
    const encrypted = onePage("", { more: ["<< /Filter /Standard /V 2 >>"], trailer: "/Encrypt 6 0 R" });
    await assert.rejects(
      site.upload("v", encrypted, "a.pdf"),
      refused("password_protected", /Export it without protection/),
    );
    await assert.rejects(
      site.upload("v", "%PDF-1.7\nnothing else", "a.pdf"),
      refused("damaged_file", /Export it again/),
    );
  });
});
