import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { nameInEngine } from "../designs/drawn-design.ts";
import { readFont } from "../fonts/read-font.ts";
import { ownFamilies } from "../word/styles/families/own-families.ts";
import { designFonts } from "./font-files.ts";
import { readTables } from "./font-tables.ts";

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();

test("every family for designs is installed under its title, in the weights that it lists", () => {
  const fonts = designFonts(process.cwd());
  for (const { id, title, weights, italics } of fontFamilies) {
    const styles = fonts.get(id)?.map((path) => {
      const { name, "OS/2": os2 } = readTables(path, ["name", "OS/2"]);
      assert.ok(name.includes(utf16(title)), `${path} is not called ${title}`);
      return [os2.readUInt16BE(4), (os2.readUInt16BE(62) & 1) === 1];
    });
    assert.deepEqual(styles, [...weights.map((each) => [each, false]), ...italics.map((each) => [each, true])], id);
  }
});

test("the engine sets each family's texts in its own letters", () => {
  const fontPaths = [...designFonts(process.cwd()).values()].flat();
  const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontPaths }] });
  for (const { title } of fontFamilies) {
    const mainFileContent = `#text(font: "${nameInEngine(title)}", fallback: false)[Rowpress]`;
    const { result } = compiler.compile({ mainFileContent });
    assert.ok(result && compiler.plainSvg(result).includes("<use"), `${title} draws nothing`);
  }
});

test("Word files can name every family of designs but one, with lines as high as Word's", () => {
  // Its files have three heights of letters under one name.
  const named = fontFamilies.filter(({ title }) => nameInEngine(title) === title);
  assert.deepEqual(
    named.map(({ title }) => title).filter((title) => !ownFamilies[title]),
    [],
  );
  for (const { id, title } of named) {
    for (const path of designFonts(process.cwd()).get(id) ?? []) {
      const { lines } = readFont(readFileSync(path), title);
      for (const edge of ["ascent", "descent", "gap"] as const)
        assert.ok(Math.abs(lines[edge] - (ownFamilies[title]?.[edge] ?? 0)) < 0.001, `${path}: ${edge} ${lines[edge]}`);
    }
  }
});
