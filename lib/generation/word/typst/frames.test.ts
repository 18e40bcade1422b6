import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

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

test("text flows beside paragraphs in a frame that leaves room, and framed letters without a width stay in the text", async () => {
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
  const plain = await placesOf(body(""));
  assert.deepEqual(
    plain.toSorted((one, other) => one.y - other.y).map(({ text }) => text),
    ["One", "Two", "Beside", "Last"],
  );
});
