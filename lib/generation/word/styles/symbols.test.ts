import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { readWordFile } from "../read-word-file.ts";
import { setTexts } from "../typst/other-programs/set-texts.fixture.ts";
import { writeSource } from "../typst/write-source.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { symbolsOf, symbolText } from "./symbols.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const run = (content: string, font: string) =>
  `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>${content}</w:r>`;
const text = (characters: string, font: string) => run(`<w:t>${characters}</w:t>`, font);
const symbol = (code: string, font: string) => run(`<w:sym w:font="${font}" w:char="${code}"/>`, "Calibri");

test("boxes of forms, arrows and Greek letters are what Word's symbol fonts show", async () => {
  const body = `<w:p>${symbol("F0A3", "Wingdings 2")}${symbol("F052", "Wingdings 2")}${symbol("F0FD", "Wingdings")}${symbol("F061", "Symbol")}${text("\uf0b3", "Symbol")}${text("m", "Symbol")}${text("þ", "Wingdings")}${text("m", "Calibri")}</w:p>`;
  const [shown = ""] = await setTexts(folder, body);
  assert.equal(shown.replaceAll(" ", ""), "☐☑☒α≥μ☑m");
});

test("a symbol font isn't among those that are replaced", async () => {
  const path = join(folder, "fonts.docx");
  writeFileSync(path, makeWordFile(`<w:p>${text("\uf0b7", "Symbol")}${text("m", "Segoe UI")}</w:p>`));
  const { standIns } = writeSource(await readWordFile(path, limits, isFormat));
  assert.deepEqual(
    standIns.map(({ name }) => name),
    ["Segoe UI"],
  );
});

test("a header that several sections show is read once", async () => {
  const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
  const header = `<w:hdr ${space}><w:p>${text("\uf0b4\uf0d2", "Symbol")}</w:p></w:hdr>`;
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>`;
  const body = `<w:p><w:pPr>${section}</w:pPr>${text("A", "Calibri")}</w:p><w:p>${text("B", "Calibri")}</w:p><w:sectPr/>`;
  assert.deepEqual(await setTexts(folder, body, { "word/header1.xml": header }), ["×® A", "×® B"]);
});

test("a tag in a symbol font is a field, and its value is what the font shows", async () => {
  const body = `<w:p>${text("{Paid}", "Wingdings")}</w:p>`;
  assert.deepEqual(await setTexts(folder, body, {}, [{ Paid: "þ" }, { Paid: "o" }]), ["☑", "☐"]);
});

test("a symbol that isn't known is a bullet, and the notes name it", async () => {
  const path = join(folder, "unknown.docx");
  writeFileSync(path, makeWordFile(`<w:p>${symbol("F0F9", "Webdings")}${text("A", "Webdings")}</w:p>`));
  const { omissions } = await readWordFile(path, limits, isFormat);
  assert.deepEqual(omissions, [
    { what: "symbol", detail: "Webdings F0F9" },
    { what: "symbol", detail: "Webdings 41" },
  ]);
  assert.equal(symbolText("A", "Webdings"), "•");
});

test("our fonts have all symbols", async () => {
  const fonts = ["Symbol", "Wingdings", "Wingdings 2", "Wingdings 3", "Webdings"];
  const known = fonts.flatMap((font) => (symbolsOf(font) ?? []).map(([, each]) => each));
  const shown = [...new Set(known)].filter((each) => !/[ <&]/.test(each)).join("");
  const [printed = ""] = await setTexts(folder, `<w:p>${text(shown, "Calibri")}</w:p>`);
  assert.equal(printed.replaceAll(" ", ""), shown);
});
