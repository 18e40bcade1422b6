import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import sharp from "sharp";
import { checkByQpdf } from "../../archive/pdf/qpdf.fixture.ts";
import { readUnderlays } from "../../archive/pdf/underlay.ts";
import { unzip } from "../../archive/unzip.fixture.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { containerFor } from "../../container.ts";
import { onePage } from "../../designs/pages/make-pdf.fixture.ts";
import { archivalPagesKey, pagePictureKey, pagesKey } from "../../storage/keys.ts";
import { withStored } from "../../storage/stored-files.ts";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { openDesignPages } from "../../uploads/design-pages.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";
import { design, isNear, nameOf, refusedWith, sheet, visitor } from "./design.fixture.ts";

describe("a PDF that a visitor uploads", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  test("is a design, whose pages are stored as documents are printed on them", async () => {
    const pdf = onePage("0 1 1 0 k 0 0 9 9 re f BT /F 20 Tf 40 100 Td (Dear {{Full name}}) Tj ET");
    const { uploadId, kind, contentType } = await site.upload("v", pdf, "page.pdf");
    assert.deepEqual([kind, contentType], ["design", "application/pdf"]);
    const { pages, notes, hasArchival } = await openDesignPages(containerFor(site.container, "site"), {
      id: uploadId,
      kind: "design",
    });
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

  test("can be a drawing or a photo, which becomes a page once", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="148mm" height="105mm" viewBox="0 0 148 105"><rect width="148" height="105" fill="#fee"/>
      <text x="20" y="50" font-size="9" font-family="Inter" fill="#336699">Dear {{Full name}}</text></svg>`;
    const drawing = await site.upload("v", svg, "page.svg");
    const drawn = await openDesignPages(containerFor(site.container, "site"), { id: drawing.uploadId, kind: "image" });
    const [page] = drawn.pages;
    assert.deepEqual([page?.width, page?.height, drawn.notes], [148, 105, []]);
    assert.deepEqual(
      page?.found.map(({ text, font, color }) => [text, font, color]),
      [["{Full name}", "inter", "#336699"]],
    );
    const create = { width: 1_414, height: 1_000, channels: 4, background: "#33669980" } as const;
    const photo = await site.upload("v", await sharp({ create }).png().toBuffer(), "page.png");
    const { pages } = await openDesignPages(containerFor(site.container, "site"), {
      id: photo.uploadId,
      kind: "image",
    });
    assert.deepEqual(
      pages.map(({ width, height }) => [Math.round(width), Math.round(height)]),
      [[297, 210]],
    );
    await withStored(site.container.storage, pagesKey(photo.uploadId), async (path) => {
      assert.match(readFileSync(path, "latin1"), /\/Width 1414 \/Height 1000.*\/DCTDecode/);
    });
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

  test("starts a design: its placeholders become boxes, and its page is the background of every document", async () => {
    const page = onePage("0.9 g 0 0 300 200 re f 0 0 1 rg BT /F 20 Tf 40 100 Td (Dear {{First name}}) Tj ET");
    const { uploadId } = await site.upload(visitor, page, "page.pdf");
    const begun = await site.session(visitor, sheet, {
      template: "design",
      design: { upload: uploadId },
      output: { combined: true },
      preview: { row: 4 },
    });
    assert.deepEqual(begun.mapping, { "First name": { column: "First name" } });
    assert.deepEqual(begun.design?.pages[0]?.background, { uploadId, page: 1 });
    const [found] = begun.design?.elements ?? [];
    assert.ok(found?.kind === "text" && found.text === "{First name}" && found.color === "#0000ff");
    assert.ok(begun.designNotes.some(({ code, message }) => code === "font_replaced" && message.length > 20));
    assert.match(begun.preview?.pages[0] ?? "", /<image[^>]+data:image\/jpeg/);
    const { results, problems } = await site.made(visitor, begun.sessionId);
    assert.deepEqual(problems, []);
    const [archive = "", combined = ""] = ["archive", "combined"].map(
      (kind) => results.find((each) => each.kind === kind)?.resultId,
    );
    const pdf = await site.download(visitor, combined);
    checkByQpdf(pdf);
    const contents = await Array.fromAsync(readPageContents(pdf));
    const baseline = found.y + 0.8 * found.size * (25.4 / 72);
    assert.ok(isNear(baseline, (100 / 72) * 25.4));
    for (const [index, { texts, width }] of contents.entries()) {
      assert.ok(isNear(width, (300 / 72) * 25.4));
      const own = texts.filter(({ content }) => content !== null);
      assert.equal(
        own
          .map(({ text }) => text)
          .join("")
          .replaceAll(" ", ""),
        nameOf(index).replaceAll(" ", ""),
      );
      assert.ok(own[0] && isNear(own[0].origin.y, baseline));
    }
    const documents = await unzip(await site.download(visitor, archive));
    for (const { data } of documents.slice(0, 2)) checkByQpdf(data);

    const archival = await site.session(visitor, sheet, {
      template: "design",
      design: begun.design,
      output: { standard: "pdf/a-3a" },
    });
    assert.equal((await site.made(visitor, archival.sessionId)).progress.done, 50);
    const beyond = design([], [{ width: 90, height: 50, background: { uploadId, page: 2 } }]);
    await assert.rejects(
      site.session(visitor, sheet, { template: "design", design: beyond }),
      refusedWith("invalid_request"),
    );
    const csv = await site.upload(visitor, sheet);
    await assert.rejects(
      site.session(visitor, sheet, { template: "design", design: { upload: csv.uploadId } }),
      refusedWith("invalid_request"),
    );
  });
});
