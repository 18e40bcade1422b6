import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { conditionKey } from "../../templates/merge.ts";
import { merge, paragraph, row, run, table } from "../fields.fixture.ts";
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
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

/** The text with the condition met, and not met. */
function shown(document: Awaited<ReturnType<typeof read>>): string[] {
  const [condition] = document.merge.conditions;
  assert.ok(condition);
  return ["yes", ""].map((met) => shownText(document, { VIP: "x", Name: "Zoë", [conditionKey(condition)]: met }));
}

const start = [mark("begin"), code(" IF "), merge("VIP"), code(' = "yes" "First')];

test("an IF field over several paragraphs and tables shows one of its texts, and never what another row had there", async () => {
  const document = await read(
    [
      paragraph("Before ", ...start),
      paragraph(code("Second for "), merge("Name")),
      table(1, row("cell")),
      paragraph(code('Third" "Other')),
      paragraph(code('Last" '), mark("separate"), run("Stored")),
      paragraph(run("stored later")),
      paragraph(run("stored last"), mark("end"), " after"),
      paragraph("Next"),
    ].join(""),
  );
  assert.deepEqual(shown(document), ["BeforeFirstSecondforZoë|cellThirdafterNext", "BeforeOtherLastafterNext"]);
  assert.deepEqual(document.omissions, []);
  const [part, , next] = document.sections[0]?.blocks ?? [];
  assert.equal(part?.kind === "part" && part.blocks.length, 4);
  assert.equal(next?.kind, "paragraph");
});

test("an IF field whose result alone is several paragraphs, and one that can't be followed, leave nothing stored", async () => {
  const result = [mark("separate"), run("Stored")];
  const end = paragraph(run("stored later"), mark("end"), " after");
  const plain = await read(`${paragraph(...start, code('" ""'), ...result)}${end}`);
  assert.deepEqual(shown(plain), ["Firstafter", "after"]);
  const unread = await read(`${paragraph(mark("begin"), code(" IF {= 1} "), merge("VIP"), ...result)}${end}`);
  assert.equal(shownText(unread, {}), "after");
  assert.deepEqual(
    unread.omissions.map(({ what }) => what),
    ["unread_field"],
  );
});

test("a table of contents keeps its paragraphs, and a field without an end those after its first", async () => {
  const contents = await read(
    `${paragraph(mark("begin"), code(" TOC "), mark("separate"), run("One"))}${paragraph(run("Two"), mark("end"))}${paragraph("Text")}`,
  );
  assert.equal(shownText(contents, {}), "One\nTwo\nText".replace(/\s/g, ""));
  const open = await read(`${paragraph(...start, code('"'), mark("separate"), run("Stored"))}${paragraph("Later")}`);
  assert.equal(shownText(open, { VIP: "" }), "Later");
});

test("many of them in one paragraph are mapped instead of doubled each time", async () => {
  const many = Array.from({ length: 40 }, () => [
    ...start,
    `</w:p><w:p>`,
    code('Second" ""'),
    mark("separate"),
    mark("end"),
  ]);
  const document = await read(`<w:p>${many.flat().join("")}</w:p>`);
  assert.ok(document.omissions.some(({ what }) => what === "unread_field"));
  assert.ok(JSON.stringify(document.sections).length < 2_000_000);
});
