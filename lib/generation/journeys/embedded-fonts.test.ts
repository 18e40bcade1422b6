import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readFontNames } from "../archive/pdf/read-font-names.fixture.ts";
import { makeWordTemplate } from "../designs/design-file.fixture.ts";
import { lora, permitted } from "../fonts/hostile-fonts.fixture.ts";
import { fontParts } from "../word/styles/embedded-fonts.fixture.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const sheet = "Name\nZoë\nŁukasz\nAnn";
const text = `<w:p><w:r><w:rPr><w:rFonts w:ascii="Quill"/></w:rPr><w:t>Dear {Name}</w:t></w:r></w:p>`;
const letterWith = (font: Buffer) => makeWordFile(text, fontParts({ Quill: { Regular: font } }));

describe("fonts that are embedded in a Word file", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  async function printed(visitor: string, file: Buffer, filename: string) {
    const { uploadId } = await site.upload(visitor, file, filename);
    const output = { archive: false, combined: true };
    const session = await site.session(visitor, sheet, { template: uploadId, output, preview: { row: 1 } });
    const { status, results } = await site.made(visitor, session.sessionId);
    assert.equal(status, "succeeded");
    const fonts = readFontNames(await site.download(visitor, results[0]?.resultId ?? ""));
    const notes = session.templateNotes?.flatMap(({ code, message }) => (code === "font" ? [message] : [])) ?? [];
    return { fonts, notes, preview: session.preview?.pages[0] ?? "" };
  }

  test("set its documents and previews, also from a saved file, and nobody else's", async () => {
    const own = await printed("writer", letterWith(lora), "Letter.docx");
    assert.match(own.fonts, /\+Lora-Regular-Own/);
    assert.doesNotMatch(own.fonts, /Carlito/);
    assert.deepEqual(own.notes, []);
    const other = await printed("stranger", makeWordFile(text), "Letter.docx");
    assert.doesNotMatch(other.fonts, /Lora/);
    assert.match(other.notes[0] ?? "", /^Quill isn’t in the file, so Carlito is used/);
    assert.notEqual(other.preview, own.preview);
    const saved = await printed("friend", makeWordTemplate(letterWith(lora)), "Letter.rowpress");
    assert.match(saved.fonts, /\+Lora-Regular-Own/);
    assert.equal(saved.preview, own.preview);
  });

  test("are replaced where their makers don't allow them in PDFs", async () => {
    const { fonts, notes } = await printed("writer", letterWith(permitted(0x2)()), "Letter.docx");
    assert.match(fonts, /Carlito/);
    assert.doesNotMatch(fonts, /Lora/);
    assert.deepEqual(notes, [
      "Carlito replaces Quill: the licence settings of the font in the file don’t allow embedding it in PDFs.",
    ]);
  });
});
