import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../../mapping/merge/compile-values.ts";
import { readWordFile } from "../../read-word-file.ts";
import { makeWordFile } from "../../word-file.fixture.ts";
import { setTexts } from "./set-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const run = (content: string) => `<w:r>${content}</w:r>`;
const text = (content: string) => run(`<w:t xml:space="preserve">${content}</w:t>`);
const field = (code: string, result = "") =>
  `${run('<w:fldChar w:fldCharType="begin"/>')}${code}${result && run('<w:fldChar w:fldCharType="separate"/>') + text(result)}${run('<w:fldChar w:fldCharType="end"/>')}`;
const code = (content: string) => run(`<w:instrText xml:space="preserve">${content}</w:instrText>`);

async function omissionsOf(body: string, parts: Record<string, string> = {}): Promise<string[]> {
  const path = join(folder, "file.docx");
  writeFileSync(path, makeWordFile(body, parts));
  const { omissions } = await readWordFile(path, limits, isFormat);
  return omissions.map(({ what, detail }) => `${what} ${detail}`.trim());
}

test("the text of a button that runs a macro is shown, also with a field in it", async () => {
  const name = field(code(" MERGEFIELD Name "), "«Name»");
  const body = `<w:p>${field(code(" MACROBUTTON NoMacro [Click ") + code("here] "))}${text(" ")}${field(code(" GOTOBUTTON Terms Dear ") + name)}</w:p>`;
  assert.deepEqual(await setTexts(folder, body, {}, [{ Name: "Zoë" }]), ["[Click here] Dear Zoë"]);
});

test("furigana stand in brackets behind their characters", async () => {
  const ruby = `<w:ruby><w:rt>${text("とうきょう")}</w:rt><w:rubyBase>${text("東京")}</w:rubyBase></w:ruby>`;
  const [shown = ""] = await setTexts(folder, `<w:p>${run(ruby)}${text("都")}</w:p>`);
  assert.equal(shown.replaceAll(" ", ""), "東京(とうきょう)都");
});

test("the pages of a section are those of the section, in each document", async () => {
  const footer = `<w:ftr ${space}><w:p>${field(code(" SECTIONPAGES "), "9")}${text(" of ")}${field(code(" NUMPAGES "), "9")}</w:p></w:ftr>`;
  const next = `<w:p>${run('<w:br w:type="page"/>')}</w:p>`;
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="rId1"/></w:sectPr>`;
  const body = `<w:p>${text("A")}</w:p>${next}<w:p><w:pPr>${section}</w:pPr>${text("B")}</w:p><w:p>${text("C")}</w:p><w:sectPr/>`;
  const pages = ["2 of 3 A", "2 of 3 B", "1 of 3 C"];
  assert.deepEqual(await setTexts(folder, body, { "word/footer1.xml": footer }, [{}, {}]), [...pages, ...pages]);
});

test("the notes name tracked changes, headings that a field repeats, and controls", async () => {
  const change = `w:id="1" w:author="A" w:date="2026-11-24T10:00:00Z"`;
  const body = `<w:p>${text("A")}<w:ins ${change}>${text("B")}</w:ins></w:p><w:p>${field(code(' STYLEREF "Heading 1" '), "Terms")}</w:p>`;
  const control = `<w:p>${run(`<w:object><w:control r:id="rId9" w:name="Agree"/></w:object>`)}</w:p>`;
  assert.deepEqual(await omissionsOf(body + control), ["changes", "field STYLEREF", "embedded_object Agree"]);
  assert.deepEqual(await omissionsOf(`<w:p>${text("A")}</w:p>`), []);
  const deleted = `<w:p><w:del ${change}><w:r><w:delText>A</w:delText></w:r></w:del></w:p>`;
  assert.deepEqual(await omissionsOf(deleted), ["changes"]);
});

test("the notes name a chart's titles", async () => {
  const uri = "http://schemas.openxmlformats.org/drawingml/2006/chart";
  const drawing = `<w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="Chart 1"/><a:graphic><a:graphicData uri="${uri}"><c:chart xmlns:c="${uri}" r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const title = (words: string) =>
    `<c:title><c:tx><c:rich><a:p><a:r><a:t>${words}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
  const chart = `<c:chartSpace xmlns:c="${uri}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart>${title("Sales of 2026")}<c:plotArea><c:valAx>${title("Euros")}</c:valAx></c:plotArea></c:chart></c:chartSpace>`;
  const named = (part: Record<string, string>) => omissionsOf(`<w:p>${run(drawing)}</w:p>`, part);
  assert.deepEqual(await named({ "word/charts/chart1.xml": chart }), ["chart Chart 1 – Sales of 2026, Euros"]);
  // What isn't a chart after all has none.
  assert.deepEqual(await named({ "word/charts/chart1.xml": "<broken" }), ["chart Chart 1"]);
});
