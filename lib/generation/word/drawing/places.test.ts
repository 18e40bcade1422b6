import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { readWordFile } from "../read-word-file.ts";
import { findText, placedTexts } from "../typst/placed-texts.fixture.ts";
import { writeSource } from "../typst/write-source.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const word2010 = "http://schemas.microsoft.com/office/word/2010";
const emu = (points: number) => points * 12_700;
const text = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;
const size = (name: string, x: number, y: number, width: number, height: number) =>
  `<a:xfrm${name}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`;
const noInset = `lIns="0" tIns="0" rIns="0" bIns="0"`;
const shape = (content: string, frame: string, body = noInset) =>
  `<wps:wsp><wps:spPr>${frame}</wps:spPr><wps:txbx><w:txbxContent>${text(content)}</w:txbxContent></wps:txbx><wps:bodyPr ${body}/></wps:wsp>`;
const at = (axis: "H" | "V", from: string, place: string) =>
  `<wp:position${axis} relativeFrom="${from}">${place}</wp:position${axis}>`;
const offset = (points: number) => `<wp:posOffset>${emu(points)}</wp:posOffset>`;
const align = (edge: string) => `<wp:align>${edge}</wp:align>`;

/** A page of 600 by 800 points with margins of 100 on the left, 60 on the right, 80 above and 40 below. */
const page = `<w:sectPr><w:pgSz w:w="12000" w:h="16000"/><w:pgMar w:left="2000" w:right="1200" w:top="1600" w:bottom="800" w:header="0" w:footer="0"/></w:sectPr>`;

/** Something of 50 by 20 points, anchored in the first paragraph. */
function placedAt(horizontal: string, vertical: string, graphic = shape("Hi", size("", 0, 0, 50, 20))) {
  const kind = graphic.startsWith("<wpg") ? "Group" : "Shape";
  const anchor = `<wp:anchor>${horizontal}${vertical}<wp:extent cx="${emu(50)}" cy="${emu(20)}"/><wp:wrapNone/><wp:docPr id="1" name="Shape"/>
    <a:graphic><a:graphicData uri="${word2010}/wordprocessing${kind}">${graphic}</a:graphicData></a:graphic></wp:anchor>`;
  const spaces = `xmlns:wps="${word2010}/wordprocessingShape" xmlns:wpg="${word2010}/wordprocessingGroup"`;
  return placedTexts(folder, `<w:p ${spaces}><w:r><w:drawing>${anchor}</w:drawing></w:r></w:p>${page}`);
}

test("what is placed in a margin stands in it, at a distance from its start or along an edge", async () => {
  const across = async (from: string, place: string) => {
    const found = findText(await placedAt(at("H", from, place), at("V", "page", offset(100))), "Hi");
    return Math.round(found.x);
  };
  assert.equal(await across("rightMargin", align("left")), 540);
  assert.equal(await across("rightMargin", offset(4)), 544);
  assert.equal(await across("leftMargin", align("right")), 50);
  assert.equal(await across("leftMargin", align("center")), 25);
  assert.equal(await across("margin", align("right")), 490);
  const down = async (from: string, place: string) => {
    const found = findText(await placedAt(at("H", "page", offset(0)), at("V", from, place)), "Hi");
    return Math.round(found.y);
  };
  const top = await down("page", offset(0));
  assert.equal((await down("bottomMargin", align("top"))) - top, 760);
  assert.equal((await down("bottomMargin", offset(5))) - top, 765);
  assert.equal((await down("topMargin", align("bottom"))) - top, 60);
});

/** A group of 50 by 20 points with two shapes. */
const group = (change = "") => {
  const parts = [shape("I", size("", 0, 0, 10, 20)), shape("J", size("", 30, 4, 20, 16))].join("");
  const frame = `<a:xfrm${change}><a:off x="0" y="0"/><a:ext cx="${emu(50)}" cy="${emu(20)}"/><a:chOff x="0" y="0"/><a:chExt cx="${emu(50)}" cy="${emu(20)}"/></a:xfrm>`;
  return `<wpg:wgp><wpg:grpSpPr>${frame}</wpg:grpSpPr>${parts}</wpg:wgp>`;
};

test("the parts of a group that is placed along an edge keep their places in it", async () => {
  const all = await placedAt(at("H", "margin", align("right")), at("V", "page", align("bottom")), group());
  const [one, two] = [findText(all, "I"), findText(all, "J")];
  assert.deepEqual([Math.round(one.x), Math.round(two.x)], [490, 520]);
  assert.equal(Math.round(two.y - one.y), 4);
});

test("the parts of a group are mirrored and turned around its middle, and texts only turned", async () => {
  const placed = async (change: string) => {
    const all = await placedAt(at("H", "page", offset(100)), at("V", "page", offset(200)), group(change));
    const [one, two] = [findText(all, "I"), findText(all, "J")];
    return { one: [one.x, one.y].map(Math.round), two: [two.x, two.y].map(Math.round) };
  };
  const plain = await placed("");
  const [x = 0, y = 0] = plain.one;
  assert.deepEqual(await placed(` flipH="1"`), { one: [x + 40, y], two: [x, y + 4] });
  assert.deepEqual(await placed(` flipV="1"`), { one: [x, y], two: [x + 30, y] });
  const upside = await placed(` rot="10800000"`);
  assert.deepEqual(upside.one, [250 - x, 420 - y]);
  assert.deepEqual(upside.two, [250 - (x + 30), 420 - (y + 4)]);
  // The first shape's middle was 20 points left of the group's: it's as far above it now.
  const { one, two } = await placed(` rot="5400000"`);
  assert.deepEqual([one[1], two[1]], [210 - 25, 210 + 5]);
});

test("a mirrored picture is drawn mirrored", async () => {
  const picture = (change: string) =>
    `<pic:pic><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill><pic:spPr>${size(change, 0, 0, 50, 20)}</pic:spPr></pic:pic>`;
  const source = async (change: string) => {
    const path = join(folder, "mirrored.docx");
    const body = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${emu(50)}" cy="${emu(20)}"/><a:graphic><a:graphicData uri="picture">${picture(change)}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    writeFileSync(path, makeWordFile(body, { "word/media/image1.png": "" }));
    return writeSource(await readWordFile(path, limits, () => true)).source;
  };
  assert.match(await source(` flipH="1" rot="600000"`), /transformed\(50pt, 20pt, 10deg, true, false, picture\(/);
  assert.doesNotMatch(await source(""), /transformed\(/);
});

test("turned shapes and lines on their side are read as in Word", async () => {
  const [here, there] = [at("H", "page", offset(100)), at("V", "page", offset(200))];
  const straight = findText(await placedAt(here, there), "Hi");
  const upside = findText(await placedAt(here, there, shape("Hi", size(` rot="10800000"`, 0, 0, 50, 20))), "Hi");
  // Both begin as far from the middle of their box.
  assert.equal(Math.round(upside.x - 125), Math.round(125 - straight.x));
  assert.equal(Math.round(upside.y - 210), Math.round(210 - straight.y));
  const up = findText(
    await placedAt(here, there, shape("Hi", size("", 0, 0, 50, 20), `vert="vert270" ${noInset}`)),
    "Hi",
  );
  assert.ok(Math.abs(up.y - 220) < 1, `${up.y}`);
  const down = findText(
    await placedAt(here, there, shape("Hi", size("", 0, 0, 50, 20), `vert="vert" ${noInset}`)),
    "Hi",
  );
  assert.ok(Math.abs(down.y - 200) < 1, `${down.y}`);
  assert.ok(down.x > up.x + 20);
});

test("boxes of Word before 2010 stand along the edge that they name, with their own insets", async () => {
  const box = (style: string, textbox = "") =>
    `<w:p><w:r><w:pict><v:shape style="position:absolute;width:50pt;height:60pt;${style}"><v:textbox ${textbox}><w:txbxContent>${text("Hi")}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>${page}`;
  const placed = async (style: string, textbox = "") => findText(await placedTexts(folder, box(style, textbox)), "Hi");
  const right = "margin-left:3pt;mso-position-horizontal:right;mso-position-horizontal-relative:margin";
  assert.equal(Math.round((await placed(right, `inset="0,0,0,0"`)).x), 490);
  assert.equal(Math.round((await placed(right)).x), 497);
  const [top, middle] = [
    await placed(right, `inset="0,0,0,0"`),
    await placed(`${right};v-text-anchor:middle`, `inset="0,0,0,0"`),
  ];
  assert.ok(middle.y - top.y > 20);
});
