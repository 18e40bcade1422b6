import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "../set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** The texts of a Word file's pages by line, from the top, with the height of each line's base line in points. */
async function linesOf(body: string, row: Record<string, unknown> = {}): Promise<{ text: string; y: number }[]> {
  const batch = await setWordFile(folder, body, {}, [row]);
  const lines: { text: string; y: number }[] = [];
  for await (const { texts } of readPageContents(batch.pdf("pdf", new Date(0)))) {
    for (const { text, origin } of texts) {
      const y = (origin.y * 72) / 25.4;
      const line = lines.find((each) => Math.abs(each.y - y) < 0.1);
      if (line) line.text += text;
      else lines.push({ text, y });
    }
  }
  return lines.map(({ text, y }) => ({ text: text.trim(), y }));
}
const textsOf = async (body: string, row = {}) => (await linesOf(body, row)).map(({ text }) => text);

const paragraph = (content: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr><w:r>${content}</w:r></w:p>`;
const text = (content: string) => `<w:t xml:space="preserve">${content}</w:t>`;
const narrow = (content: string) => paragraph(text(content), `<w:ind w:right="7360"/>`);
const cell = (content: string) =>
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc>${paragraph(text(content))}</w:tc></w:tr></w:tbl>`;

test("a line is broken at each space, also beside brackets and before punctuation", async () => {
  assert.deepEqual(await textsOf(narrow("Ten or more letters ( of a kind )")), [
    "Ten or more letters (",
    "of a kind )",
  ]);
  assert.deepEqual(await textsOf(narrow("Bonjour Mme Durand !")), ["Bonjour Mme Durand", "!"]);
});

test("a word that is wider than its line is broken anywhere, and nothing of it is lost", async () => {
  const long = "DE02120300000000202051/".repeat(3).replaceAll("/", "X");
  const broken = await textsOf(cell(`Of ${long} it`));
  assert.equal(broken.join("").replaceAll(" ", ""), `Of${long}it`);
  assert.equal(broken[0], "Of");
  assert.ok(broken.length >= 5, broken.join("|"));
});

test("so is a word of a row's value, and shorter ones stay whole", async () => {
  const value = `An Vereinbarungen of ${"Z".repeat(30)}`;
  const broken = await textsOf(cell("{Name}"), { Name: value });
  assert.equal(broken.join("").replaceAll(" ", ""), value.replaceAll(" ", ""));
  assert.ok(broken.includes("An Vereinbarungen"), broken.join("|"));
  assert.deepEqual(await textsOf(cell("{Name}"), { Name: "Ann Lee" }), ["Ann Lee"]);
});

test("lines with nothing but a break are as high as others", async () => {
  const br = "<w:br/>";
  const heights = async (content: string) => {
    const lines = await linesOf(paragraph(content) + paragraph(text("Next")));
    return (lines.at(-1)?.y ?? 0) - (lines[0]?.y ?? 0);
  };
  const line = await heights(text("A"));
  assert.ok(line > 10);
  const isLines = (height: number, count: number) => assert.ok(Math.abs(height - count * line) < 0.1, `${height}`);
  isLines(await heights(text("A") + br + text("B")), 2);
  isLines(await heights(text("A") + br + br + text("B")), 3);
  isLines(await heights(text("A") + br), 2);
  const [first] = await linesOf(paragraph(text("A")));
  const [shifted] = await linesOf(paragraph(br + text("A")));
  isLines((shifted?.y ?? 0) - (first?.y ?? 0), 1);
});

test("the automatic space of web pages stands between paragraphs, not before the first one", async () => {
  const auto = `<w:spacing w:before="100" w:beforeAutospacing="1" w:after="100" w:afterAutospacing="1"/>`;
  const [plain, auto1, auto2] = [
    await linesOf(paragraph(text("A")) + paragraph(text("B"))),
    await linesOf(paragraph(text("A"), auto)),
    await linesOf(paragraph(text("A"), auto) + paragraph(text("B"), auto)),
  ];
  const gap = (lines: { y: number }[]) => (lines[1]?.y ?? 0) - (lines[0]?.y ?? 0);
  assert.equal(auto1[0]?.y, plain[0]?.y);
  assert.equal((gap(auto2) - gap(plain)).toFixed(1), "14.0");
});

test("a paragraph of which nothing is shown, not even its end, takes no line", async () => {
  const hidden = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr></w:p>`;
  const last = async (between: string) => (await linesOf(paragraph(text("A")) + between + paragraph(text("B"))))[1]?.y;
  assert.equal(await last(hidden), await last(""));
  assert.notEqual(await last("<w:p/>"), await last(""));
});
