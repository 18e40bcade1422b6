import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

interface Line {
  text: string;
  /** Its first and last letter, and its base line, in points. */
  from: number;
  to: number;
  y: number;
}

async function textsOf(body: string, row: Record<string, unknown> = {}): Promise<Line[]> {
  const batch = await setWordFile(folder, body, {}, [row]);
  const points = (length: number) => (length * 72) / 25.4;
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  return (page?.texts ?? []).map(({ text, origin, box }) => ({
    ...{ text, from: points(origin.x), to: points(box.right), y: points(origin.y) },
  }));
}

async function linesOf(body: string, row: Record<string, unknown> = {}): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { text, from, to, y } of await textsOf(body, row)) {
    const line = lines.find((each) => Math.abs(each.y - y) < 0.1);
    if (line)
      Object.assign(line, { text: line.text + text, from: Math.min(line.from, from), to: Math.max(line.to, to) });
    else lines.push({ text, from, to, y });
  }
  return lines;
}

/** 100 by 50 points, at this place from the column's and paragraph's start. */
const picture = (x: number, y: number, wrap: string) =>
  `<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300"><wp:positionH relativeFrom="column"><wp:posOffset>${x * 12_700}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${y * 12_700}</wp:posOffset></wp:positionV><wp:extent cx="1270000" cy="635000"/><wp:${wrap}/><wp:docPr name="Picture 1"/><a:graphic><a:graphicData uri="picture"><pic:pic><pic:blipFill><a:blip r:embed="none"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
const paragraph = (content: string, text: string) => `<w:p>${content}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const [left, right] = [72, 612 - 72];

test("lines stand beside a picture for its height, on the side that has room, and nothing of them is lost", async () => {
  const body = (x: number) => paragraph(picture(x, 0, "wrapSquare"), words(60)) + paragraph("", words(60));
  const onLeft = await linesOf(body(0));
  const beside = onLeft.filter(({ from }) => from > left + 1);
  assert.equal(beside.length, 4);
  assert.ok(beside.every(({ from }) => Math.abs(from - (left + 100 + 9)) < 0.5));
  assert.deepEqual(onLeft.slice(0, 4), beside);
  const all = onLeft.map(({ text }) => text).join(" ");
  assert.deepEqual(all.match(/word\d+/g), [...words(60).split(" "), ...words(60).split(" ")]);
  const onRight = await linesOf(body(368));
  assert.ok(onRight.slice(0, 4).every(({ from, to }) => Math.abs(from - left) < 0.5 && to < right - 100 - 8));
  assert.ok(onRight.slice(4).some(({ to }) => to > right - 60));
});

test("lines above a picture stay whole, and all others stand below one that has no room beside it", async () => {
  const body = paragraph(picture(150, 30, "wrapTopAndBottom"), words(80));
  const lines = await linesOf(body);
  const gaps = lines.slice(1).map(({ y }, index) => Math.round(y - (lines[index]?.y ?? 0)));
  const line = gaps[0] ?? 0;
  assert.equal(gaps.filter((gap) => gap !== line).length, 1);
  const gap = gaps.findIndex((each) => each !== line);
  assert.equal(gap, 1);
  // Its lower edge is 80 points below the paragraph's start.
  assert.ok(Math.abs((lines[2]?.y ?? 0) - (lines[0]?.y ?? 0) - 80) < 1);
  assert.ok(lines.every(({ from }) => Math.abs(from - left) < 0.5));
});

test("a row's values flow around a picture, too", async () => {
  const lines = await linesOf(paragraph(picture(0, 0, "wrapSquare"), `Dear {Name}, ${words(50)}`), { Name: "Ann Lee" });
  assert.ok(lines[0]?.text.startsWith("Dear"));
  assert.ok(
    lines
      .map(({ text }) => text)
      .join("")
      .includes("Ann Lee"),
  );
  assert.ok((lines[0]?.from ?? 0) > left + 100);
});

test("text flows beside a table that stands in it", async () => {
  const table = `<w:tbl><w:tblPr><w:tblpPr w:vertAnchor="text" w:horzAnchor="text" w:rightFromText="180" w:tblpX="0" w:tblpY="0"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:trPr><w:trHeight w:val="600"/></w:trPr><w:tc><w:p><w:r><w:t>Cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`;
  const lines = await linesOf(table + paragraph("", words(60)));
  const text = lines.filter(({ text }) => text.includes("word"));
  assert.deepEqual(
    text
      .map(({ text, from }) => (text.includes("Cell") ? "beside" : from > left + 100 ? "beside" : "below"))
      .slice(0, 4),
    ["beside", "beside", "beside", "below"],
  );
});

test("text stands on both sides of a picture, line by line, unless the file names a side", async () => {
  const lines = await linesOf(paragraph(picture(200, 0, 'wrapSquare wrapText="bothSides"'), words(90)));
  const all = lines.map(({ text }) => text).join(" ");
  assert.deepEqual(all.match(/word\d+/g), words(90).split(" "));
  const beside = (await textsOf(paragraph(picture(200, 0, 'wrapSquare wrapText="bothSides"'), words(90)))).filter(
    ({ y }) => y < (lines[0]?.y ?? 0) + 50,
  );
  assert.ok(beside.every(({ from, to }) => to <= left + 200 - 8 || from >= left + 300 + 8));
  for (const { y } of lines.slice(0, 4)) {
    const row = beside.filter((each) => Math.abs(each.y - y) < 0.1);
    assert.deepEqual([row.some(({ to }) => to < left + 200), row.some(({ from }) => from > left + 300)], [true, true]);
  }
  const [first] = await linesOf(paragraph(picture(200, 0, 'wrapSquare wrapText="right"'), words(90)));
  assert.ok(Math.abs((first?.from ?? 0) - (left + 300 + 9)) < 0.5);
  const [largest] = await linesOf(paragraph(picture(200, 0, 'wrapSquare wrapText="largest"'), words(90)));
  assert.ok(Math.abs((largest?.from ?? 0) - left) > 200 || (largest?.to ?? 0) < left + 200);
});

test("a word that neither side has room for is broken beside a picture, and nothing of it is lost", async () => {
  const long = "x".repeat(120);
  const lines = await linesOf(paragraph(picture(150, 0, "wrapSquare"), `{Name} ${words(20)}`), { Name: long });
  const all = lines.map(({ text }) => text).join("");
  assert.equal(all.replaceAll(/[^x]/g, "").length, 120);
  assert.equal(all.match(/word\d+/g)?.length, 20);
});

test("what text can't be set around is named: in cells, and along an outline", async () => {
  const omissions = async (body: string) => {
    const path = join(folder, "omitted.docx");
    writeFileSync(path, makeWordFile(body));
    return (await readWordFile(path, limits, () => true)).omissions.map(({ what }) => what);
  };
  const cell = (content: string) =>
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="8000"/></w:tblGrid><w:tr><w:tc>${content}</w:tc></w:tr></w:tbl>`;
  const tight = (...corners: string[]) => {
    const points = corners.map((corner) => corner.split(" ")).map(([x, y]) => `<wp:lineTo x="${x}" y="${y}"/>`);
    const polygon = `wrapTight><wp:wrapPolygon>${points.join("")}</wp:wrapPolygon></wp:wrapTight`;
    return paragraph(picture(0, 0, "wrapNone").replace("<wp:wrapNone/>", `<wp:${polygon}>`), "Text");
  };
  const beside = paragraph(picture(0, 0, "wrapSquare"), "Text");
  assert.deepEqual(await omissions(beside), []);
  assert.deepEqual(await omissions(cell(beside)), ["wrapped"]);
  assert.deepEqual(await omissions(paragraph(picture(150, 0, "wrapSquare"), "Text")), []);
  const two = (y: number) => paragraph(picture(0, 0, "wrapSquare") + picture(0, y, "wrapSquare"), "Text");
  assert.deepEqual([await omissions(two(20)), await omissions(two(200))], [[], ["wrapped"]]);
  assert.deepEqual(await omissions(tight("0 0", "-102 21600", "21500 21600", "21600 0")), []);
  assert.deepEqual(await omissions(tight("0 0", "10800 21600", "21600 0")), ["outline"]);
});

test("no space of its style is between a paragraph with a picture and one like it before it", async () => {
  const look = `<w:pPr><w:spacing w:before="400" w:after="0"/><w:contextualSpacing/></w:pPr>`;
  const [first, second] = await linesOf(
    paragraph(look, "first") + paragraph(look + picture(300, 0, "wrapSquare"), "second"),
  );
  const [plainFirst, plainSecond] = await linesOf(paragraph(look, "first") + paragraph(look, "second"));
  assert.ok(first && second && plainFirst && plainSecond);
  assert.ok(Math.abs(second.y - first.y - (plainSecond.y - plainFirst.y)) < 0.1);
});

test("the space after a line's last word takes no room beside a picture", async () => {
  // Letters of 6 points: 31 before the picture and 26 after it, but no further space.
  const look = '<w:rPr><w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/><w:sz w:val="20"/></w:rPr>';
  const [before, after] = [`${"n".repeat(15)} ${"n".repeat(15)}`, `${"m".repeat(12)} ${"m".repeat(13)}`];
  const run = `<w:r>${look}<w:t>${before} ${after} next</w:t></w:r>`;
  const texts = await textsOf(`<w:p>${picture(200, 0, "wrapSquare")}${run}</w:p>`);
  const row = texts.filter(({ y }) => Math.abs(y - (texts[0]?.y ?? 0)) < 0.1).map(({ text }) => text);
  assert.deepEqual(row.join("").replaceAll(" ", ""), `${before}${after}`.replaceAll(" ", ""));
});

test("each side of a picture takes only words that it has room for", async () => {
  // Letters of 6 points: 31 before the picture and 26 after it.
  const look = '<w:rPr><w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/><w:sz w:val="20"/></w:rPr>';
  const [short, long] = ["n".repeat(20), "m".repeat(29)];
  const run = `<w:r>${look}<w:t>${short} ${long} next</w:t></w:r>`;
  const texts = await textsOf(`<w:p>${picture(200, 0, "wrapSquare")}${run}</w:p>`);
  const shown = texts.filter(({ text }) => text.trim() !== "");
  assert.deepEqual(
    shown.map(({ text, from }) => [text.trim(), Math.round(from)]),
    [
      [short, left],
      [long, left],
      ["next", left + 309],
    ],
  );
});

test("a line break beside a picture leads below what stands on both sides", async () => {
  const name = { Name: "one two\nthree\n\nfour" };
  const broken = "<w:r><w:t>one two</w:t><w:br/><w:t>three</w:t><w:br/><w:br/><w:t>four</w:t></w:r>";
  for (const content of ["<w:r><w:t>{Name}</w:t></w:r>", broken]) {
    const [first, ...others] = await linesOf(`<w:p>${picture(200, 0, "wrapSquare")}${content}</w:p>`, name);
    const lines = [first, ...others].filter((line) => line?.text.trim());
    assert.deepEqual(
      lines.map((line) => [line?.text.trim(), Math.round(line?.from ?? 0)]),
      [
        ["one two", left],
        ["three", left],
        ["four", left],
      ],
    );
    const [top = 0, second = 0, third = 0] = lines.map((line) => line?.y ?? 0);
    assert.ok(Math.abs(third - second - 2 * (second - top)) < 0.1);
  }
});

test("text stands in the widest gap between several objects of a paragraph, or below those that leave none", async () => {
  const settings = "wrapSquare";
  const two = await linesOf(paragraph(picture(0, 0, settings) + picture(368, 10, settings), words(90)));
  const beside = two.filter(({ from }) => from > left + 1);
  assert.deepEqual(two.slice(0, beside.length), beside);
  assert.ok(beside.length === 5 && beside.every(({ from, to }) => from > left + 108 && to < right - 108));
  assert.deepEqual(
    two
      .map(({ text }) => text)
      .join(" ")
      .match(/word\d+/g),
    words(90).split(" "),
  );
  const full = await linesOf(paragraph([0, 120, 240, 360].map((x) => picture(x, 0, settings)).join(""), words(20)));
  assert.ok(full.every(({ from, y }) => Math.abs(from - left) < 0.5 && y > (two[0]?.y ?? 0) + 45));
});
