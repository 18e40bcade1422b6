import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "../set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** The lines of a file's pages, in the order in which they are drawn, in points from the page's top left corner. */
async function linesOf(body: string, row: Record<string, unknown> = {}) {
  const batch = await setWordFile(folder, body, {}, [row]);
  const lines: { text: string; page: number; x: number; y: number }[] = [];
  let page = 0;
  for await (const { texts } of readPageContents(batch.pdf("pdf", new Date(0)))) {
    page += 1;
    for (const { text, origin } of texts) {
      const [x, y] = [(origin.x * 72) / 25.4, (origin.y * 72) / 25.4];
      const last = lines.at(-1);
      if (last && last.page === page && Math.abs(last.y - y) < 0.1 && Math.abs(last.x - x) < 200) last.text += text;
      else lines.push({ text, page, x, y });
    }
  }
  return lines.filter(({ text }) => text.trim() !== "");
}

const text = (content: string, properties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${content}</w:t></w:r></w:p>`;
const section = (columns: number, kind = "continuous") =>
  `<w:sectPr><w:type w:val="${kind}"/><w:cols w:num="${columns}" w:space="720"/></w:sectPr>`;
const ends = (columns: number, kind?: string) => `<w:p><w:pPr>${section(columns, kind)}</w:pPr></w:p>`;
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => text(`Item ${index}`)).join("");
const [left, right] = [72, 72 + (468 - 36) / 2 + 36];

test("columns stand below a title on its page, and text goes on below them", async () => {
  const lines = await linesOf(text("Title") + ends(1) + paragraphs(6) + ends(2) + text("Below") + section(1));
  assert.deepEqual([...new Set(lines.map(({ page }) => page))], [1]);
  const of = (name: string) => lines.find(({ text }) => text.trim() === name) ?? { x: 0, y: 0 };
  const items = lines.filter(({ text }) => text.startsWith("Item"));
  assert.deepEqual(
    items.map(({ x }) => Math.round(x)),
    [left, left, left, right, right, right],
  );
  const height = (items[1]?.y ?? 0) - (items[0]?.y ?? 0);
  assert.equal(items[3]?.y, items[0]?.y);
  assert.ok(Math.abs((items[0]?.y ?? 0) - of("Title").y - height) < 0.2);
  assert.ok(Math.abs(of("Below").y - of("Item 2").y - height) < 0.2, `${of("Below").y} ${of("Item 2").y} ${height}`);
});

test("a paragraph is divided between columns, by each document's own text, and nothing of it is lost", async () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
  const body = text("{Text}") + ends(2) + text("Below") + section(1);
  for (const count of [150, 61]) {
    const lines = await linesOf(body, { Text: words(count) });
    const [one, two] = [left, right].map((at) =>
      lines.filter(({ x, text }) => Math.abs(x - at) < 1 && text !== "Below"),
    );
    assert.equal([...(one ?? []), ...(two ?? [])].map(({ text }) => text.trim()).join(" "), words(count));
    assert.ok(
      (one?.length ?? 0) - (two?.length ?? 0) <= 1 && (one?.length ?? 0) >= (two?.length ?? 0),
      `${one?.length} ${two?.length}`,
    );
  }
});

test("only a justified paragraph's lines are all as wide as its column where it is divided", async () => {
  const words = Array.from({ length: 61 }, (_, index) => `word${index}`).join(" ");
  const widest = async (properties: string) => {
    const batch = await setWordFile(folder, text(words, properties) + ends(2) + text("Below") + section(1));
    const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
    const inFirst = page?.texts.filter(({ box, text }) => box.right < 110 && text !== "Below") ?? [];
    const lines = Map.groupBy(inFirst, ({ origin }) => origin.y.toFixed(2));
    return Array.from(lines.values(), (line) => Math.max(...line.map(({ box }) => (box.right * 72) / 25.4)));
  };
  const [ragged, justified] = [await widest(""), await widest(`<w:jc w:val="both"/>`)];
  assert.ok((ragged.at(-1) ?? 288) < 72 + 216 - 15, `${ragged}`);
  assert.ok((justified.at(-1) ?? 0) > 72 + 216 - 1, `${justified}`);
});

test("a heading isn't the last line of a column", async () => {
  const lines = await linesOf(
    paragraphs(3) +
      text("Heading", "<w:keepNext/>") +
      text("Item 4") +
      text("Item 5") +
      ends(2) +
      text("Below") +
      section(1),
  );
  const heading = lines.find(({ text }) => text.trim() === "Heading");
  assert.equal(Math.round(heading?.x ?? 0), right);
});

test("what doesn't fit on the page fills its columns first, and pages may end between columns", async () => {
  const many = await linesOf(paragraphs(150) + ends(2) + text("Below") + section(1));
  assert.equal(many.filter(({ text }) => text.startsWith("Item")).length, 150);
  assert.ok(many.filter(({ page, x }) => page === 1 && Math.round(x) === left).length > 40);
  const broken = await linesOf(
    `${text("One")}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${text("Two")}${text("{#VIP}")}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${text("{/VIP}")}${section(2, "nextPage")}`,
  );
  assert.deepEqual(
    broken.map(({ text, page }) => `${text.trim()} ${page}`),
    ["One 1", "Two 2"],
  );
});

test("sections of one column go on as one text, regardless of their gaps", async () => {
  const spaced = `<w:spacing w:after="400"/><w:contextualSpacing/>`;
  const one = (space: number) => `<w:sectPr><w:type w:val="continuous"/><w:cols w:space="${space}"/></w:sectPr>`;
  const body = text("A", spaced) + text("B", spaced) + text("C", spaced + one(720)) + text("D", spaced) + one(708);
  const ys = (await linesOf(body)).map(({ y }) => y);
  const gaps = ys.slice(1).map((y, at) => Math.round(y - (ys[at] ?? 0)));
  assert.equal(new Set(gaps).size, 1, `${gaps}`);
});

const own = (...widths: number[]) =>
  `<w:cols w:num="2" w:sep="1" w:equalWidth="0">${widths.map((width) => `<w:col w:w="${width}" w:space="720"/>`).join("")}</w:cols>`;

test("columns of different widths have what is between column breaks, with short and long values", async () => {
  const properties = `<w:pPr><w:sectPr><w:type w:val="continuous"/>${own(2000, 6640)}</w:sectPr></w:pPr>`;
  const body = `${text("Title") + ends(1) + text("Side {Text}")}<w:p>${properties}<w:r><w:br w:type="column"/><w:t>Main {Text}</w:t></w:r></w:p>${text("Below")}${section(1)}`;
  for (const count of [4, 60]) {
    const words = Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
    const lines = await linesOf(body, { Text: words });
    const inColumn = (at: number) => lines.filter(({ x, text }) => Math.abs(x - at) < 1 && !/Title|Below/.test(text));
    const [side, main] = [inColumn(72), inColumn(72 + 100 + 36)];
    const joined = (all: typeof lines) => all.map(({ text }) => text.trim()).join(" ");
    assert.deepEqual([joined(side), joined(main)], [`Side ${words}`, `Main ${words}`]);
    assert.ok(side.length > main.length && side[0]?.y === main[0]?.y);
    const below = lines.find(({ text }) => text === "Below");
    assert.ok((below?.y ?? 0) > (side.at(-1)?.y ?? 0));
  }
});

test("a line stands between columns on each page, as high as they are there", async () => {
  const sections = `<w:sectPr><w:cols w:num="3" w:space="720" w:sep="1"/></w:sectPr>`;
  const batch = await setWordFile(folder, paragraphs(150) + sections);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const rules = pages.map(({ shapes }) => shapes.map(({ box }) => [box.left, box.right, box.bottom - box.top]));
  const width = (468 - 72) / 3;
  const middles = [72 + width + 18, 72 + 2 * width + 54].map((x) => (x * 25.4) / 72);
  const heights = pages.map(({ texts }) => Math.max(...texts.map(({ origin }) => origin.y)) - 25.4);
  assert.equal(rules.length, 2);
  for (const [page, all] of rules.entries()) {
    assert.equal(all.length, 2);
    for (const [at, [from = 0, to = 0, height = 0]] of all.toSorted(([a = 0], [b = 0]) => a - b).entries()) {
      assert.ok(Math.abs((from + to) / 2 - (middles[at] ?? 0)) < 0.2 && to - from < 0.5, `${from} ${to}`);
      assert.ok(Math.abs(height - (heights[page] ?? 0)) < 5, `${height} ${heights[page]}`);
    }
  }
});

test("columns of the last section fill the page one after the other", async () => {
  const lines = await linesOf(paragraphs(6) + section(2));
  assert.deepEqual([...new Set(lines.map(({ x }) => Math.round(x)))], [left]);
});
