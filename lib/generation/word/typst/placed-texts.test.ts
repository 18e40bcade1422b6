import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findText as find, type PlacedText, placedTexts } from "./placed-texts.fixture.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** The same in whole points. */
async function placed(body: string, parts: Record<string, string> = {}, rows = [{}]): Promise<PlacedText[]> {
  const all = await placedTexts(folder, body, parts, rows);
  return all.map((each) => ({ ...each, x: Math.round(each.x), y: Math.round(each.y) }));
}

const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const settings = (content: string) => ({ "word/settings.xml": `<w:settings ${space}>${content}</w:settings>` });
const header = (content: string) => `<w:hdr ${space}>${content}</w:hdr>`;
const text = (content: string, properties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${content}</w:t></w:r></w:p>`;
const tab = "</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>";

test("a heading is bold only where its style says so, keeps its hanging indent, and may consist of tabs", async () => {
  const long = "Word ".repeat(40);
  const heading = `<w:outlineLvl w:val="0"/><w:ind w:left="1440" w:hanging="1440"/>`;
  const body = text(`1.${tab}${long}`, heading);
  const svg = (await setWordFile(folder, text("Heading", heading))).svg();
  const plain = (await setWordFile(folder, text("Heading", `<w:ind w:left="1440" w:hanging="1440"/>`))).svg();
  const glyphs = (drawing: string) => [...drawing.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  assert.deepEqual(glyphs(svg), glyphs(plain));
  const lines = (await placed(body)).filter(({ text }) => text.startsWith("Word"));
  assert.ok(lines.length >= 3);
  assert.deepEqual([...new Set(lines.map(({ x }) => x))], [72 + 72]);
});

test("tabs beyond a paragraph's own stops go to the file's default stops", async () => {
  const body = text(`A${tab}B`);
  assert.equal(find(await placed(body, settings(`<w:defaultTabStop w:val="1134"/>`)), "B").x, Math.round(72 + 56.7));
  assert.equal(find(await placed(body), "B").x, 72 + 36);
});

test("tabs count from the start of their line, also after a line break", async () => {
  const long = "A name that is longer than a tab";
  const all = await placed(text(`${long}</w:t></w:r><w:r><w:br/></w:r><w:r><w:t>B${tab}C`, `<w:ind w:left="720"/>`));
  assert.equal(find(all, "B").x, 72 + 36);
  assert.equal(find(all, "C").x, 72 + 72);
});

test("tabs of Word's own headers lead to the middle and the right of the page, regardless of other stops", async () => {
  const to = (side: string) =>
    `</w:t></w:r><w:r><w:ptab w:relativeTo="margin" w:alignment="${side}" w:leader="none"/></w:r><w:r><w:t>`;
  const all = await placed(text(`Left${to("center")}Middle${to("right")}Right`, `<w:ind w:left="720"/>`));
  assert.ok(Math.abs(find(all, "Middle").x - (306 - 17)) <= 2, `${find(all, "Middle").x}`);
  assert.ok(find(all, "Right").x > 540 - 30 && find(all, "Right").x < 540);
});

test("numbers stand with their decimal sign at a decimal stop, in cells without a tab", async () => {
  const stop = `<w:tabs><w:tab w:val="decimal" w:pos="2000"/></w:tabs>`;
  const numbers = ["1,234.5", "99.125", "7", "1,000 pcs", "{Total}"];
  const rows = [{ Total: "88,000.75" }];
  // Digits are 5.57 points wide, and separators 2.75.
  const endsAt = (all: PlacedText[], number: string, whole: string) => {
    const digits = whole.replace(/\D/g, "").length;
    return find(all, number).x + digits * 5.57 + (whole.length - digits) * 2.75;
  };
  const lines = await placed(numbers.map((each) => text(`Sum${tab}${each}`, stop)).join(""), {}, rows);
  const cells = numbers.map((each) => `<w:tr><w:tc>${text(each, stop)}</w:tc></w:tr>`).join("");
  const grid = `<w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>`;
  const inCells = await placed(`<w:tbl><w:tblPr/>${grid}${cells}</w:tbl>`, {}, rows);
  const wholes = { "1,234.5": "1,234", "99.125": "99", "7": "7", "1,000 pcs": "1,000", "88,000.75": "88,000" };
  for (const all of [lines, inCells]) {
    for (const [number, whole] of Object.entries(wholes))
      assert.ok(Math.abs(endsAt(all, number, whole) - (72 + 100)) <= 1, `${number} ${endsAt(all, number, whole)}`);
  }
});

test("numbers of a list end, or have their middle, where the list says so", async () => {
  const level = (side: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="8"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/><w:lvlJc w:val="${side}"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl>`;
  const numbered = (side: string) => ({
    "word/numbering.xml": `<w:numbering ${space}><w:abstractNum w:abstractNumId="0">${level(side)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  });
  const item = (content: string, more = "") =>
    text(content, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${more}`);
  const body = item("Plain") + item(`With${tab}tab`) + item("Heading", `<w:outlineLvl w:val="0"/>`);
  const placesOf = async (side: string) =>
    (await placed(body, numbered(side))).filter(({ text }) => /^\d+$/.test(text));
  assert.deepEqual(
    (await placesOf("right")).map(({ x }) => x),
    [90 - 6, 90 - 6, 90 - 11],
  );
  assert.deepEqual(
    (await placesOf("center")).map(({ x }) => x),
    [90 - 3, 90 - 3, 90 - 6],
  );
});

test("what a right stop beyond the margin draws stays in its line", async () => {
  const stops = `<w:tabs><w:tab w:val="right" w:pos="9800"/></w:tabs>`;
  const all = await placed(text(`Left${tab}Right`, stops));
  assert.equal(find(all, "Right").y, find(all, "Left").y);
  assert.ok(find(all, "Right").x > 612 - 72 - 30);
});

test("a table is as wide as it says where its columns weren't measured", async () => {
  const cell = (content: string, width = "") => `<w:tc><w:tcPr>${width}</w:tcPr>${text(content)}</w:tc>`;
  const table = (width: string, cells: string) =>
    `<w:tbl><w:tblPr>${width}</w:tblPr><w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="100"/></w:tblGrid><w:tr>${cells}</w:tr></w:tbl>`;
  const whole = await placed(table(`<w:tblW w:w="5000" w:type="pct"/>`, cell("A") + cell("B")));
  assert.equal(find(whole, "B").x - find(whole, "A").x, 468 / 2);
  const wanted = (width: number) => `<w:tcW w:w="${width}" w:type="dxa"/>`;
  const own = await placed(table("", cell("A", wanted(2000)) + cell("B", wanted(3000))));
  assert.equal(find(own, "B").x - find(own, "A").x, 100);
  const measured = `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="2400"/><w:gridCol w:w="1000"/></w:tblGrid><w:tr>${cell("A", wanted(2000))}${cell("B", wanted(1000))}</w:tr></w:tbl>`;
  assert.equal(find(await placed(measured), "B").x - find(await placed(measured), "A").x, 120);
});

test("cells are merged in their row in the older way, too", async () => {
  const cell = (content: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${text(content)}</w:tc>`;
  const grid = `<w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="1000"/><w:gridCol w:w="1000"/></w:tblGrid>`;
  const row = `${cell("Over two columns", `<w:hMerge w:val="restart"/>`)}${cell("", "<w:hMerge/>")}${cell("Third")}`;
  const all = await placed(`<w:tbl><w:tblPr/>${grid}<w:tr>${row}</w:tr></w:tbl>`);
  assert.equal(find(all, "Over two columns").y, find(all, "Third").y);
  assert.equal(find(all, "Third").x - find(all, "Over two columns").x, 100);
});

test("turned lines of a cell are as long as its row is high, or as their text", async () => {
  const cell = (content: string, direction = "") =>
    `<w:tc><w:tcPr><w:textDirection w:val="${direction}"/></w:tcPr>${text(content)}</w:tc>`;
  const grid = `<w:tblGrid><w:gridCol w:w="600"/><w:gridCol w:w="600"/></w:tblGrid>`;
  const table = (height: string, [up, down] = ["btLr", "tbRl"]) =>
    `<w:tbl><w:tblPr/>${grid}<w:tr><w:trPr>${height}</w:trPr>${cell("Mathematics", up)}${cell("English", down)}</w:tr></w:tbl>${text("Below")}`;
  const high = await placed(table(`<w:trHeight w:val="2000" w:hRule="exact"/>`));
  // Upwards from the row's lower edge, and downwards from its upper one.
  assert.equal(find(high, "Mathematics").y, 72 + 100);
  assert.equal(find(high, "English").y, 72);
  assert.ok(find(high, "Mathematics").x < find(high, "English").x);
  // As strict files call the same.
  assert.deepEqual(await placed(table(`<w:trHeight w:val="2000" w:hRule="exact"/>`, ["lr", "rl"])), high);
  // Another cell makes the row higher than it says.
  const third = `<w:tc><w:tcPr><w:tcW w:w="600"/></w:tcPr>${text("Third").repeat(15)}</w:tc></w:tr>`;
  const tall = await placed(table(`<w:trHeight w:val="2000"/>`).replace("</w:tr>", third));
  assert.ok(find(tall, "Mathematics").y > 72 + 150 && find(tall, "Below").y - find(tall, "Mathematics").y < 15);
  assert.equal(find(tall, "English").y, 72);
  const low = await placed(table(""));
  assert.ok(find(low, "Below").y > find(low, "English").y + 50 && find(low, "Below").y < 72 + 100);
});

test("a cover page stands in the middle of its page, and the next one at the top", async () => {
  const cover = `<w:p><w:pPr><w:sectPr><w:vAlign w:val="center"/></w:sectPr></w:pPr></w:p>`;
  const all = await placed(`${text("Report")}${cover}${text("Next")}`);
  assert.ok(Math.abs(find(all, "Report").y - 792 / 2) < 8, `${find(all, "Report").y}`);
  assert.ok(find(all, "Next").y < 90);
});

test("a table in a cell begins at the cell's text, also in files of Word 2010", async () => {
  const grid = `<w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>`;
  const inner = `<w:tbl><w:tblPr/>${grid}<w:tr><w:tc>${text("Inner")}</w:tc></w:tr></w:tbl>`;
  const all = await placed(
    `<w:tbl><w:tblPr/>${grid}<w:tr><w:tc>${text("Outer")}${inner}${text("")}</w:tc></w:tr></w:tbl>`,
  );
  assert.equal(find(all, "Outer").x, 72);
  assert.equal(find(all, "Inner").x, Math.round(72 + 5.4));
});

test("a page break takes its paragraph's end to the next page only where the file asks for it", async () => {
  const body = `<w:p><w:r><w:br w:type="page"/></w:r></w:p>${text("Next")}`;
  const split = settings(`<w:compat><w:splitPgBreakAndParaMark/></w:compat>`);
  const [kept, moved] = [find(await placed(body), "Next"), find(await placed(body, split), "Next")];
  assert.deepEqual([kept.page, moved.page], [2, 2]);
  assert.ok(moved.y > kept.y + 10);
});

test("the text of a first page begins below that page's own header", async () => {
  const parts = { "word/header1.xml": header(text("Line").repeat(8)), "word/header2.xml": header(text("First")) };
  const body = (title: string) =>
    `${text("Body")}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${text("Second")}<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:headerReference w:type="first" r:id="rId2"/>${title}</w:sectPr>`;
  const all = await placed(body("<w:titlePg/>"), parts);
  const [first, second] = [find(all, "Body"), find(all, "Second")];
  assert.ok(first.y < 100 && second.y > 130, `${first.y} ${second.y}`);
  assert.equal(find(await placed(body(""), parts), "Body").y, second.y);
  const pagesOf = (text: string, of: PlacedText[]) => [
    ...new Set(of.filter((each) => each.text === text).map(({ page }) => page)),
  ];
  const batch = await placed(body("<w:titlePg/>"), parts, [{}, {}]);
  assert.deepEqual(
    [pagesOf("First", batch), pagesOf("Line", batch)],
    [
      [1, 3],
      [2, 4],
    ],
  );
});

test("pages are numbered from a section's first number, in its format, and counted as they are", async () => {
  const number = (field: string) => `<w:fldSimple w:instr="${field}"><w:r><w:t>9</w:t></w:r></w:fldSimple>`;
  const parts = {
    "word/footer1.xml": header(`<w:p>${number("PAGE")}<w:r><w:t>/</w:t></w:r>${number("NUMPAGES")}</w:p>`),
  };
  const section = (numbers: string) =>
    `<w:sectPr><w:footerReference w:type="default" r:id="rId1"/>${numbers}</w:sectPr>`;
  const body = `${text("One", section(`<w:pgNumType w:fmt="lowerRoman" w:start="3"/>`))}${text("Two")}${section(`<w:pgNumType w:start="1"/>`)}`;
  const all = await placed(body, parts, [{}, {}]);
  const footers = [1, 2, 3, 4].map((page) =>
    all
      .filter((each) => each.page === page && each.y > 700)
      .map(({ text }) => text)
      .join(""),
  );
  assert.deepEqual(footers, ["iii/2", "1/2", "iii/2", "1/2"]);
});

test("a line of pictures alone is deeper by the descent of its paragraph's letters", async () => {
  const drawing = `<w:drawing><wp:inline><wp:extent cx="1270000" cy="1270000"/><a:graphic><a:graphicData uri="picture"><pic:pic><pic:blipFill><a:blip r:embed="none"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const large = `<w:rPr><w:sz w:val="144"/></w:rPr>`;
  const after = async (look: string) =>
    find(await placed(`<w:p><w:pPr>${look}</w:pPr><w:r>${drawing}</w:r></w:p>${text("After")}`), "After").y;
  assert.equal((await after(large)) - (await after(`<w:rPr><w:sz w:val="2"/></w:rPr>`)), Math.round(0.269 * 71));
});
