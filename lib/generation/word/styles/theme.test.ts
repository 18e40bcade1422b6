import assert from "node:assert/strict";
import { test } from "node:test";
import { readTree } from "../xml-tree.ts";
import { readTheme } from "./theme.ts";

const tree = (xml: string) => readTree(Buffer.from(xml));

test("a complex or East Asian font that a theme leaves empty is its font for the document's language", () => {
  const fonts = `<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/><a:font script="Hebr" typeface="Arial"/><a:font script="Jpan" typeface="MS Mincho"/>`;
  const theme = tree(
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:fontScheme><a:minorFont>${fonts}</a:minorFont></a:fontScheme></a:themeElements></a:theme>`,
  );
  const languages = tree(
    `<w:themeFontLang xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" w:val="en-US" w:eastAsia="ja-JP" w:bidi="he-IL"/>`,
  );
  const { font } = readTheme(theme, languages);
  assert.deepEqual(["minorHAnsi", "minorBidi", "minorEastAsia"].map(font), ["Calibri", "Arial", "MS Mincho"]);
  assert.equal(readTheme(theme).font("minorBidi"), undefined);
});
