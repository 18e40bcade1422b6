import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { readWordFile } from "../read-word-file.ts";
import { eachOfDocument } from "../tags/find-tags.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const defaults = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:cs="Arial"/><w:sz w:val="22"/><w:szCs w:val="28"/></w:rPr></w:rPrDefault></w:docDefaults>`;
const strong = `<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/><w:bCs/></w:rPr></w:style>`;
const run = (text: string, properties: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;

test("runs in Arabic or Hebrew have the size, font and weight that are stated for such scripts", async () => {
  const body = [
    run("Latin", `<w:szCs w:val="40"/><w:bCs/>`),
    run("{שם}", `<w:rtl/>`),
    run("گوش", `<w:rtl/><w:b/><w:sz w:val="60"/>`),
    run("سلام", `<w:rStyle w:val="Strong"/><w:cs/><w:szCs w:val="40"/>`),
  ].join("");
  const path = join(folder, "file.docx");
  const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
  const styles = `<w:styles ${space}>${defaults}${strong}</w:styles>`;
  writeFileSync(path, makeWordFile(`<w:p>${body}</w:p>`, { "word/styles.xml": styles }));
  const looks: unknown[] = [];
  eachOfDocument(await readWordFile(path, limits, isFormat), (inlines) => {
    for (const each of inlines)
      if (each.kind === "text" || each.kind === "field") {
        const { font, size, bold } = each.run;
        looks.push([each.kind === "text" ? each.text : each.sample, font, size, bold]);
      }
  });
  assert.deepEqual(looks, [
    ["Latin", "Calibri", 11, false],
    ["{שם}", "Arial", 14, false],
    ["گوش", "Arial", 14, false],
    ["سلام", "Arial", 20, true],
  ]);
});
