import assert from "node:assert/strict";
import { test } from "node:test";
import { codedTexts, tablesLikeCoded } from "../formats/coded-texts.fixture.ts";
import { refusedTexts, tablesLikeThem } from "../formats/refused-kinds.fixture.ts";
import { readContent, refusalOf } from "./read-content.fixture.ts";

for (const [name, content, sentence] of [...refusedTexts, ...codedTexts]) {
  test(`${name} is refused by its name, whatever its line ends and encoding`, async () => {
    for (const each of [
      content,
      content.replace(/\r?\n/g, "\r\n"),
      `\ufeff${content}`,
      Buffer.from(`\ufeff${content}`, "utf16le"),
    ]) {
      const refusal = await refusalOf(readContent(each));
      assert.equal(refusal.code, "unsupported_kind");
      assert.match(refusal.message, sentence);
    }
  });
}

test("tables that look like one of them are read", async () => {
  for (const content of [...tablesLikeThem, ...tablesLikeCoded]) {
    const { source } = await readContent(content);
    assert.match(source.format, /^[ct]sv$/, content);
  }
});
