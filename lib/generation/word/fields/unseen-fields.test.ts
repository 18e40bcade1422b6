import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { valueKey } from "../../templates/merge.ts";
import { field, merge, paragraph, run } from "../fields.fixture.ts";
import { readForm } from "../form/read-form.ts";
import { shownText } from "../form/same-text.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const read = (body: string) => {
  const path = join(folder, "file.docx");
  writeFileSync(path, makeWordFile(body));
  return readWordFile(path, limits, isFormat);
};
const document = (...content: string[]) => read(paragraph(...content));

test("what Word stores for fields that move to another row is neither printed nor a tag", async () => {
  const labels = await document(
    merge("Name"),
    field(" NEXT ", "«Next Record»"),
    field([" SKIPIF ", merge("Name"), ' = "x" '], "«Skip Record If...»"),
    run(" end"),
  );
  assert.deepEqual(
    [labels.marks, labels.fields, labels.omissions.map(({ what, detail }) => [what, detail])],
    [
      "merge fields",
      ["Name"],
      [
        ["next", "NEXT"],
        ["skip", ""],
      ],
    ],
  );
  assert.equal(shownText(labels, { Name: "Zoë" }), "Zoëend");
});

test("a reference to a text that Word asks for, or sets by the row, is a field to match", async () => {
  const asking = await document(
    field(' ASK Reason "Why?" \\d "none" ', "none"),
    field([' SET "Who" "', merge("Name"), '"'], "Ann"),
    field(' SET Fixed "always" ', "always"),
    run("Because "),
    field(" REF Reason ", "none"),
    field(" Who ", "Ann"),
    field(" REF Fixed ", "always"),
  );
  assert.deepEqual(asking.fields.toSorted(), ["REF Reason", "Who"]);
  const values = asking.fields.map((name) => [valueKey({ field: name, format: {} }), `<${name}>`]);
  assert.equal(shownText(asking, Object.fromEntries(values)), "Because<REFReason><Who>always");
});

test("a field in hidden text isn't shown, but decides on others, and its Word file isn't filled", async () => {
  const hide = (xml: string) =>
    xml.replaceAll("<w:r>", "<w:r><w:rPr><w:vanish/></w:rPr>").replaceAll("<w:rPr></w:rPr>", "");
  const simple = `<w:fldSimple w:instr=" MERGEFIELD Code ">${hide(run("«Code»"))}</w:fldSimple>`;
  const letter = await document(
    run("Dear "),
    ...[hide(merge("Salary")), simple, hide(field([" IF ", merge("Vip"), ' = "x" "secret" "hidden" '], "secret"))],
    field([" IF ", hide(merge("Sex")), ' = "f" "Ms " "Mr " '], "Mr "),
    merge("Name"),
  );
  assert.deepEqual(letter.fields, ["Sex", "Name"]);
  assert.equal(shownText(letter, { Salary: "1", Code: "2", Vip: "x", Name: "Zoë" }), "DearMrZoë");
  const path = join(folder, "file.docx");
  await assert.rejects(readForm(path, letter, limits));
});
