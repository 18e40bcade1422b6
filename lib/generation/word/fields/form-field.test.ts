import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

/** A field of a form as Word saves it: nothing but its data says what it shows. */
const form = (kind: string, data: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="One"/>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText> ${kind} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

test("boxes and lists of a form show what was chosen", async () => {
  const box = (states: string) => form("FORMCHECKBOX", `<w:checkBox><w:sizeAuto/>${states}</w:checkBox>`);
  const list = (chosen: string) =>
    form("FORMDROPDOWN", `<w:ddList>${chosen}<w:listEntry w:val="Red"/><w:listEntry w:val="Blue"/></w:ddList>`);
  const boxes = [
    box(`<w:default w:val="0"/>`),
    box(`<w:default w:val="1"/>`),
    box(`<w:default w:val="0"/><w:checked/>`),
    box(`<w:default w:val="1"/><w:checked w:val="0"/>`),
  ];
  const path = join(folder, "form.docx");
  writeFileSync(path, makeWordFile(`<w:p>${[...boxes, list(""), list(`<w:result w:val="1"/>`)].join("")}</w:p>`));
  const { sections } = await readWordFile(path, limits, isFormat);
  const [block] = sections[0]?.blocks ?? [];
  const texts = block?.kind === "paragraph" ? block.inlines.map((each) => each.kind === "text" && each.text) : [];
  assert.deepEqual(texts.join(" "), "☐ ☒ ☒ ☐ Red Blue");
});
