import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import { readFontNames } from "../../archive/pdf/read-font-names.fixture.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { assetId, designJson, makeDesignFile } from "../../designs/design-file.fixture.ts";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const visitor = "typographer";
const sheet = "Full name\nZoë Müller\nAnn Lee\nΕλένη\n";
/** Latin letters only, and none of them as wide as in Source Sans. */
const mono = readFileSync(
  join(process.cwd(), "node_modules/next/dist/next-devtools/server/font/geist-mono-latin.woff2"),
);
const lora = readFileSync(join(process.cwd(), "node_modules/@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf"));
const line = { id: "name", kind: "text", page: 1, x: 10, y: 10, width: 180, height: 20, size: 20, text: "{Full name}" };
const designIn = (font: string): Design =>
  DesignSchema.parse({ version: 1, pages: [{ width: 210, height: 297 }], elements: [{ ...line, font }] });

describe("a visitor's own font", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  async function printed(template: object, owner = visitor) {
    const output = { archive: false, combined: true };
    const { sessionId, problems } = await site.session(owner, sheet, { ...template, output } as never);
    assert.deepEqual(problems, []);
    const { status, results } = await site.made(owner, sessionId);
    assert.equal(status, "succeeded");
    const pdf = await site.download(owner, results[0]?.resultId ?? "");
    const pages = await Array.fromAsync(readPageContents(pdf));
    const texts = pages.map(({ texts }) =>
      texts
        .map(({ text }) => text)
        .join("")
        .replaceAll(" ", ""),
    );
    const [wide, narrow] = pages.map(({ texts }) => Math.max(...texts.map(({ box }) => box.right)) - 10);
    return { bytes: pdf.length, fonts: readFontNames(pdf), texts, wide: wide ?? 0, narrow: narrow ?? 0 };
  }

  test("sets a design's texts, subset in PDFs, with our fonts for missing characters", async () => {
    const { uploadId, kind, contentType } = await site.upload(visitor, mono, "Geist Mono.woff2");
    assert.deepEqual([kind, contentType], ["font", "font/woff2"]);
    const { bytes, fonts, texts, wide, narrow } = await printed({ template: "design", design: designIn(uploadId) });
    assert.deepEqual(texts, ["ZoëMüller", "AnnLee", "Ελένη"]);
    assert.match(fonts, /\/[A-Z]{6}\+GeistMono-\w+-Own/);
    assert.ok(bytes < 40_000, `${bytes}`);
    // Ten letters and seven of the same width.
    assert.ok(Math.abs(wide / narrow - 10 / 7) < 0.05, `${wide} ${narrow}`);
  });

  test("is shown in the preview, and a letter that no font has is an error of its row", async () => {
    const { uploadId } = await site.upload(visitor, lora, "Lora.ttf");
    const ours = await site.session(visitor, "Full name\nAg𓀀\nAnn Lee\n", {
      template: "design",
      design: designIn(uploadId),
      preview: { row: 2 },
    });
    assert.deepEqual(
      ours.problems.map(({ code, row }) => [code, row]),
      [["missing_glyph", 1]],
    );
    const preview = async (font: string) =>
      (await site.session(visitor, sheet, { template: "design", design: designIn(font), preview: { row: 2 } })).preview;
    const [own, same, other] = [await preview(uploadId), await preview("lora"), await preview("inter")];
    // Our Lora is the same font under another name.
    const outlines = (pages: string[] | undefined) =>
      pages?.[0]
        ?.match(/ d="[^"]+"/g)
        ?.sort()
        .join("");
    assert.equal(outlines(own?.pages), outlines(same?.pages));
    assert.notEqual(outlines(own?.pages), outlines(other?.pages));
  });

  test("is nobody else's, also not in the process that has just used it", async () => {
    const { uploadId } = await site.upload(visitor, mono, "Geist Mono.woff2");
    await printed({ template: "design", design: designIn(uploadId) });
    await assert.rejects(
      site.session("stranger", sheet, { template: "design", design: designIn(uploadId) }),
      (error: unknown) => error instanceof AppError && error.code === "not_found",
    );
    // Neither by its own names.
    const other = await printed({ template: "design", design: designIn("source-sans") }, "stranger");
    assert.match(other.fonts, /SourceSans/);
    assert.doesNotMatch(other.fonts, /Geist|Own/);
  });

  test("goes along in a saved design", async () => {
    const file = makeDesignFile(
      designJson({
        elements: [{ ...line, id: "own", y: 40, font: assetId(1) }],
        assets: { [assetId(1)]: "assets/1-GeistMono.woff2" },
      }),
      [{ name: "assets/1-GeistMono.woff2", data: mono }],
    );
    const { uploadId } = await site.upload("friend", file, "Names.rowpress");
    const { fonts, texts } = await printed({ template: uploadId }, "friend");
    assert.match(fonts, /GeistMono/);
    assert.ok(texts[1]?.includes("AnnLee"));
    const picture = makeDesignFile(
      designJson({ page: { background: { uploadId: assetId(1), page: 1 } }, assets: { [assetId(1)]: "assets/1.ttf" } }),
      [{ name: "assets/1.ttf", data: lora }],
    );
    const wrong = await site.upload("friend", picture, "Wrong.rowpress");
    await assert.rejects(site.session("friend", sheet, { template: wrong.uploadId }), /needs another kind of file/);
  });

  test("sets the accents of a text, alone and in a saved design", async () => {
    const accentsIn = (font: string) => ({ strong: { font }, emphasis: { italic: true } });
    const accented = (font: string) => ({ ...line, text: "Dear **{Full name}**", accents: accentsIn(font) });
    const { uploadId } = await site.upload(visitor, mono, "Geist Mono.woff2");
    const pages = [{ width: 210, height: 297 }];
    const design = DesignSchema.parse({ version: 1, pages, elements: [accented(uploadId)] });
    const { fonts, texts } = await printed({ template: "design", design });
    assert.match(fonts, /GeistMono/);
    assert.match(fonts, /SourceSans/);
    assert.deepEqual(texts, ["DearZoëMüller", "DearAnnLee", "DearΕλένη"]);
    await assert.rejects(
      site.session("stranger", sheet, { template: "design", design }),
      (error: unknown) =>
        error instanceof AppError &&
        error.code === "not_found" &&
        error.errors?.[0]?.path === "design.elements.0.accents.strong.font",
    );
    const name = "assets/1-GeistMono.woff2";
    const file = makeDesignFile(
      designJson({ elements: [{ ...accented(assetId(1)), id: "own", y: 40 }], assets: { [assetId(1)]: name } }),
      [{ name, data: mono }],
    );
    const saved = await site.upload("friend", file, "Names.rowpress");
    assert.match((await printed({ template: saved.uploadId }, "friend")).fonts, /GeistMono/);
  });

  test("is no spreadsheet, and a design names at most 20", async () => {
    const { uploadId } = await site.upload(visitor, lora, "Lora.ttf");
    await assert.rejects(site.session(visitor, lora, { template: "certificate" }), /a font|spreadsheet/i);
    const elements = Array.from({ length: 21 }, (_, index) => ({ ...line, id: `a${index}`, font: assetId(index + 1) }));
    const many = DesignSchema.parse({ version: 1, pages: [{ width: 210, height: 297 }], elements });
    await assert.rejects(site.session(visitor, sheet, { template: "design", design: many }), (error: unknown) => {
      assert.ok(error instanceof AppError);
      return error.errors?.some(({ message }) => message.includes("20 of your own")) ?? false;
    });
    await assert.rejects(
      site.session(visitor, sheet, { template: "certificate", settings: { logo: uploadId } }),
      (error: unknown) => error instanceof AppError && error.code === "invalid_request",
    );
  });
});
