import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { valueKey } from "../../../templates/merge.ts";
import { findText, type PlacedText, placedTexts } from "../placed-texts.fixture.ts";
import { setWordFile } from "../set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"`;
const section = (type: string) =>
  `<w:sectPr><w:${type}Reference w:type="default" r:id="rId1"/><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720"/></w:sectPr>`;
const paragraph = (text: string, properties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Where each text of the first page begins, its base line, and where it ends, in points. */
async function placesOf(body: string, parts: Record<string, string> = {}) {
  const batch = await setWordFile(folder, body, parts);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const points = (length: number) => (length * 72) / 25.4;
  return (page?.texts ?? []).map(({ text, origin, box }) => ({
    text: text.trim(),
    x: points(origin.x),
    y: points(origin.y),
    to: points(box.right),
  }));
}

for (const [type, top] of [
  ["header", 200],
  ["footer", 600],
] as const)
  test(`a box in a ${type} stands at its place on the page`, async () => {
    const style = `position:absolute;margin-left:150pt;margin-top:${top}pt;width:100pt;height:40pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page`;
    const box = `<w:p><w:r><w:pict><v:rect style="${style}"><v:textbox><w:txbxContent>${paragraph("Box")}</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`;
    const tag = type === "header" ? "hdr" : "ftr";
    const places = await placesOf(paragraph("Body") + section(type), {
      [`word/${type}1.xml`]: `<w:${tag} ${namespaces}>${box}${paragraph("Line")}</w:${tag}>`,
    });
    const found = places.find(({ text }) => text === "Box");
    assert.ok(Math.abs((found?.x ?? 0) - 157.2) < 0.5, `${found?.x}`);
    const below = (found?.y ?? 0) - top;
    assert.ok(below > 3.6 && below < 20, `${found?.y}`);
  });

test("a framed page number stands at the edge, in the line of the header's text", async () => {
  const frame = `<w:framePr w:wrap="around" w:vAnchor="text" w:hAnchor="margin" w:xAlign="right" w:y="1"/>`;
  const places = await placesOf(paragraph("Body") + section("header"), {
    "word/header1.xml": `<w:hdr ${namespaces}>${paragraph("7", frame)}${paragraph("Line")}</w:hdr>`,
  });
  const [number, line] = ["7", "Line"].map((wanted) => places.find(({ text }) => text === wanted));
  assert.ok(Math.abs((number?.to ?? 0) - 540) < 0.5, `${number?.to}`);
  assert.ok(Math.abs((number?.y ?? 0) - (line?.y ?? 0)) < 0.5);
});

test("text flows beside paragraphs in a frame that leaves room, and beside those without a width", async () => {
  const frame = (width: string) =>
    `<w:framePr ${width} w:hSpace="180" w:wrap="around" w:vAnchor="text" w:hAnchor="margin" w:x="0" w:y="1"/>`;
  const body = (width: string) =>
    paragraph("One", frame(width)) + paragraph("Two", frame(width)) + paragraph("Beside") + paragraph("Last");
  const wide = await placesOf(body(`w:w="2000"`));
  const at = (places: typeof wide, wanted: string) => places.find(({ text }) => text === wanted);
  assert.ok(Math.abs((at(wide, "One")?.x ?? 0) - 72) < 0.5);
  assert.ok(Math.abs((at(wide, "Beside")?.x ?? 0) - (72 + 100 + 9)) < 0.5, `${at(wide, "Beside")?.x}`);
  assert.ok(Math.abs((at(wide, "One")?.y ?? 0) - (at(wide, "Beside")?.y ?? 0)) < 0.5);
  assert.ok((at(wide, "Two")?.y ?? 0) > (at(wide, "One")?.y ?? 0));
  const narrow = await placesOf(body(""));
  const right = Math.max(at(narrow, "One")?.to ?? 0, at(narrow, "Two")?.to ?? 0);
  assert.ok(Math.abs((at(narrow, "Beside")?.x ?? 0) - (right + 9)) < 0.5, `${at(narrow, "Beside")?.x}`);
  assert.ok(Math.abs((at(narrow, "One")?.y ?? 0) - (at(narrow, "Beside")?.y ?? 0)) < 0.5);
});

/** The page that a section without its own has: with margins of 72 points. */
const plainPage = `<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>`;
const onPage = (options: string) =>
  `<w:framePr w:w="4000" w:hSpace="200" w:vSpace="100" w:vAnchor="page" w:hAnchor="page" ${options}/>`;
const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${String(at).padStart(3, "0")}`).join(" ");

/** Whether two texts stand apart. */
const overlap = (one: PlacedText, other: PlacedText) =>
  one.page === other.page && Math.abs(one.y - other.y) < 10 && one.x < other.right && other.x < one.right;

test("an address stands where the page has it, and text before and after it keeps clear, however many lines it has", async () => {
  const frame = onPage(`w:wrap="around" w:x="1440" w:y="3000"`);
  const body =
    paragraph(words("early", 150)) +
    paragraph("Addressee", frame) +
    paragraph("{{Address}}", frame) +
    paragraph(words("late", 300)) +
    plainPage;
  const rows = [2, 12].map((count) => ({ Address: Array.from({ length: count }, (_, at) => `Line ${at}`).join("\n") }));
  const all = await placedTexts(
    folder,
    body,
    {},
    rows.map((row) => ({ [valueKey({ field: "Address", format: {} })]: row.Address })),
  );
  for (const [page, count] of [
    [1, 2],
    [2, 12],
  ] as const) {
    const texts = all.filter((each) => each.page === page);
    const first = findText(texts, "Addressee");
    assert.ok(Math.abs(first.x - 72) < 0.5 && first.y > 150 && first.y < 165, `${first.x} ${first.y}`);
    const framed = texts.filter(({ text }) => /^(Addressee|Line \d+)$/.test(text));
    assert.equal(framed.length, count + 1);
    const around = texts.filter((each) => !framed.includes(each));
    assert.equal(around.flatMap(({ text }) => text.split(" ")).length, 450);
    assert.deepEqual(
      around.filter((each) => framed.some((line) => overlap(line, each))),
      [],
    );
    // On its right, there is room for text.
    const beside = around.filter(({ y, x }) => Math.abs(y - first.y) < 8 && x > 280);
    assert.ok(beside.length > 0);
  }
});

for (const [wrap, has] of [
  ["notBeside", "above and below"],
  ["none", "over"],
] as const)
  test(`text is ${has} a frame with w:wrap="${wrap}"`, async () => {
    const frame = onPage(`w:wrap="${wrap}" w:x="1440" w:y="2000"`);
    const all = await placedTexts(folder, paragraph("Framed", frame) + paragraph(words("text", 200)) + plainPage);
    const framed = findText(all, "Framed");
    assert.ok(framed.y > 100 && framed.y < 115, `${framed.y}`);
    const near = all.filter((each) => each !== framed && Math.abs(each.y - framed.y) < 8);
    assert.equal(near.length > 0, wrap === "none");
  });

test("a frame as high as a line grows for a value that is wider than that, by its letters", async () => {
  const frame = onPage(`w:h="300" w:wrap="notBeside" w:x="1440" w:y="1440"`);
  const body = paragraph("{{Name}}", frame) + paragraph("Text") + plainPage;
  const rows = ["i", "W"].map((letter) => ({ [valueKey({ field: "Name", format: {} })]: letter.repeat(30) }));
  const [low, high] = (await placedTexts(folder, body, {}, rows)).filter(({ text }) => text === "Text");
  assert.ok(low && high && low.y > 85 && low.y < 105 && high.y > low.y + 8, `${low?.y} ${high?.y}`);
});

test("text keeps clear of a frame in the same way below a header with a row's values, whose height isn't known before", async () => {
  const frame = onPage(`w:wrap="around" w:x="1440" w:y="3000"`);
  const body = paragraph(words("early", 150)) + paragraph("Addressee", frame) + paragraph(words("late", 700));
  const placesBelow = async (text: string) => {
    const header = `<w:hdr ${namespaces}>${paragraph(text)}</w:hdr>`;
    const values = { [valueKey({ field: "Name", format: {} })]: "Plain" };
    return placedTexts(folder, body + section("header"), { "word/header1.xml": header }, [values]);
  };
  assert.deepEqual(await placesBelow("{{Name}}"), await placesBelow("Plain"));
});

test("a frame on a later page is among the text of that page", async () => {
  const before = Array.from({ length: 12 }, (_, at) => paragraph(words(`p${at}x`, 50))).join("");
  const frame = onPage(`w:wrap="around" w:x="1440" w:y="2000"`);
  const all = await placedTexts(folder, before + paragraph("Framed", frame) + paragraph("Anchor") + plainPage);
  const [framed, anchor] = ["Framed", "Anchor"].map((text) => findText(all, text));
  assert.ok(framed && anchor);
  assert.deepEqual([framed.page, anchor.page], [2, 2]);
  assert.ok(Math.abs(framed.y - 108) < 8, `${framed.y}`);
  assert.ok(all.some((each) => each.page === 2 && each.y < framed.y + 8 && each.y > framed.y - 8 && each.x > 280));
});

test("a table stands in the frame that its paragraphs have, and in the text below a frame before it", async () => {
  const frame = onPage(`w:wrap="around" w:x="5000" w:y="5000"`);
  const table = (text: string, framed: string) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc>${paragraph(text, framed)}</w:tc></w:tr></w:tbl>`;
  const at = onPage(`w:wrap="around" w:x="1440" w:y="1440"`);
  const all = await placedTexts(
    folder,
    paragraph("Top", at) +
      table("Plain", "") +
      paragraph("Head", frame) +
      table("Cell", frame) +
      paragraph("End") +
      plainPage,
  );
  const [top, plain, head, cell] = ["Top", "Plain", "Head", "Cell"].map((text) => findText(all, text));
  assert.ok(top && plain && head && cell);
  assert.ok(Math.abs(head.x - 250) < 0.5 && Math.abs(cell.x - 255.4) < 6, `${head.x} ${cell.x}`);
  assert.ok(head.y > 250 && cell.y > head.y && cell.y < head.y + 25);
  assert.ok(top.y < plain.y && plain.y < 130, `${top.y} ${plain.y}`);
});

const rowsOf = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`).join("\n");
const textKey = valueKey({ field: "Text", format: {} });

test("a frame that grows with its values stays on its page, and one that's higher than a page goes on on the next", async () => {
  const low = onPage(`w:wrap="around" w:x="1440" w:y="13000"`);
  const body = paragraph("{{Text}}", low) + paragraph("Last") + plainPage;
  for (const count of [12, 50, 90]) {
    const all = await placedTexts(folder, body, {}, [{ [textKey]: rowsOf("line", count) }]);
    const lines = all.filter(({ text }) => text.startsWith("line"));
    assert.equal(lines.length, count);
    assert.ok(
      lines.every(({ y }) => y > 0 && y < 792),
      `${Math.max(...lines.map(({ y }) => y))}`,
    );
    assert.deepEqual(
      lines.filter((one) => lines.some((other) => other !== one && overlap(one, other))),
      [],
    );
    assert.equal(new Set(all.map(({ page }) => page)).size, count > 50 ? 2 : 1);
    findText(all, "Last");
  }
});

test("a frame after a table that ends further below stands below its rows", async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const table = `<w:tbl><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr>${cell("{{Text}}")}</w:tr></w:tbl>`;
  const frame = onPage(`w:wrap="around" w:x="1440" w:y="3000"`);
  const body = paragraph("Top") + table + paragraph("Bank", frame) + paragraph("End") + plainPage;
  for (const count of [60, 75]) {
    const all = await placedTexts(folder, body, {}, [{ [textKey]: rowsOf("item", count) }]);
    const bank = findText(all, "Bank");
    assert.deepEqual(
      all.filter((each) => each !== bank && overlap(bank, each)).map(({ text }) => text),
      [],
    );
    findText(all, "End");
  }
});

/** A first letter of three lines as Word writes it, and its paragraph. */
const withInitial = (dropCap: string) =>
  `<w:p><w:pPr><w:framePr w:dropCap="${dropCap}" w:lines="3" w:hSpace="100" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/><w:spacing w:line="720" w:lineRule="exact"/></w:pPr><w:r><w:rPr><w:position w:val="-9"/><w:sz w:val="90"/></w:rPr><w:t>M</w:t></w:r></w:p>` +
  `<w:p><w:pPr><w:spacing w:line="240" w:lineRule="exact"/></w:pPr><w:r><w:rPr><w:sz w:val="20"/></w:rPr><w:t>${words("text", 120)}</w:t></w:r></w:p>`;

for (const [dropCap, beside] of [
  ["drop", 3],
  ["margin", 0],
] as const)
  test(`a large first letter (w:dropCap="${dropCap}") has ${beside} lines on its right`, async () => {
    const all = await placedTexts(folder, withInitial(dropCap) + plainPage);
    const letter = findText(all, "M");
    const lines = all.filter((each) => each !== letter);
    const starts = [...new Set(lines.map(({ y }) => y))].map((line) =>
      Math.min(...lines.filter(({ y }) => y === line).map(({ x }) => x)),
    );
    assert.equal(
      starts.filter((x) => Math.abs(x - (letter.right + 5)) < 1).length,
      dropCap === "drop" ? beside : starts.length,
    );
    assert.equal(starts.filter((x) => x > 72.5).length, beside);
    const [first, , third] = [...new Set(lines.map(({ y }) => y))].sort((one, other) => one - other);
    assert.ok(letter.y > (first ?? 0) && letter.y < (third ?? 0) + 6, `${letter.y}`);
  });
