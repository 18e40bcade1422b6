import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTexts } from "./other-programs/set-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const header = (text: string) => `<w:hdr ${space}><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:hdr>`;
const footer = (content: string) => `<w:ftr ${space}><w:p>${content}</w:p></w:ftr>`;
const named = (text: string) => footer(`<w:r><w:t>${text}</w:t></w:r>`);
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const pageBreak = `<w:p><w:r><w:br w:type="page"/></w:r></w:p>`;
/** What a section has, in the order in which its parts are given. */
const properties = (type: string, ...more: string[]) =>
  `<w:sectPr>${more.join("")}<w:type w:val="${type}"/></w:sectPr>`;
const ends = (text: string, section: string) => `<w:p><w:pPr>${section}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const refers = (kind: "header" | "footer", of: string, part: number) =>
  `<w:${kind}Reference w:type="${of}" r:id="rId${part}"/>`;
const odd = `<w:settings ${space}><w:evenAndOddHeaders/></w:settings>`;

test("a section that goes on in the middle of a page has its own header from the next page on", async () => {
  const parts = {
    "word/header1.xml": header("Offer to {Name}"),
    "word/header2.xml": header("Terms"),
    "word/footer1.xml": named("Draft"),
  };
  const body =
    line("One") +
    ends("", properties("nextPage", refers("header", "default", 1), refers("footer", "default", 3))).replace(
      "<w:t></w:t>",
      `<w:br w:type="page"/>`,
    ) +
    ends("Two", properties("continuous", refers("header", "default", 2), "<w:titlePg/>")) +
    line("Three") +
    pageBreak +
    ends("Four", properties("continuous", refers("header", "default", 1))) +
    line("Five") +
    properties("nextPage");
  assert.deepEqual(await setTexts(folder, body, parts, [{ Name: "Zoë" }, { Name: "Jo" }]), [
    ...["Offer to Zoë Draft One", "Terms Draft Two Three", "Offer to Zoë Draft Four", "Offer to Zoë Draft Five"],
    ...["Offer to Jo Draft One", "Terms Draft Two Three", "Offer to Jo Draft Four", "Offer to Jo Draft Five"],
  ]);
});

test("the header of first pages is that which was named last, also after sections that don't show it", async () => {
  const parts = { "word/header1.xml": header("Letterhead"), "word/header2.xml": header("Page") };
  const body =
    ends("A", properties("nextPage", refers("header", "first", 1), refers("header", "default", 2), "<w:titlePg/>")) +
    ends("B", properties("nextPage")) +
    line("C") +
    properties("nextPage", "<w:titlePg/>");
  assert.deepEqual(await setTexts(folder, body, parts), ["Letterhead A", "Page B", "Letterhead C"]);
});

test("even pages without a header of their own have none", async () => {
  const parts = { "word/header1.xml": header("Odd"), "word/settings.xml": odd };
  const body = line("A") + pageBreak + line("B") + pageBreak + line("C");
  const section = properties("nextPage", refers("header", "default", 1));
  assert.deepEqual(await setTexts(folder, body + section, parts), ["Odd A", "B", "Odd C"]);
  const { "word/settings.xml": _, ...without } = parts;
  assert.deepEqual(await setTexts(folder, body + section, without), ["Odd A", "Odd B", "Odd C"]);
});

test("a section that begins on an odd page leaves an empty one before it, in each document", async () => {
  const number = `<w:fldSimple w:instr=" PAGE "><w:r><w:t>9</w:t></w:r></w:fldSimple>`;
  const parts = { "word/footer1.xml": footer(number) };
  const body =
    ends("Offer", properties("nextPage", refers("footer", "default", 1))) +
    ends("Terms", properties("oddPage")) +
    line("Annex") +
    properties("evenPage");
  assert.deepEqual(await setTexts(folder, body, parts, [{}, {}]), [
    ...["1 Offer", "", "3 Terms", "4 Annex"],
    ...["1 Offer", "", "3 Terms", "4 Annex"],
  ]);
});
