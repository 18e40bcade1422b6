import assert from "node:assert/strict";
import { test } from "node:test";
import { field, merge, paragraph, run } from "../fields.fixture.ts";
import { formOf, readFile } from "../form/fill-file.fixture.ts";
import { shownText } from "../form/same-text.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const tab = "<w:r><w:tab/></w:r>";
const heading = (id: number, ...content: string[]) =>
  paragraph(`<w:bookmarkStart w:id="${id}" w:name="_Toc${id}"/>${content.join("")}<w:bookmarkEnd w:id="${id}"/>`);
const headings = [
  heading(1, run("For "), merge("Name")),
  heading(2, run("Terms")),
  heading(3, field(" FILLIN Sum ", "42")),
].join("");
const around = (code: string, content: string) => field(code, "§").replace(run("§"), () => content);
const page = (id: number) => field(` PAGEREF _Toc${id} \\h `, "7");

const unlinked = (id: number, text: string) => run(text) + tab + page(id);
const linked = (id: number, text: string) => `<w:hyperlink w:anchor="_Toc${id}">${unlinked(id, text)}</w:hyperlink>`;
const linkedByField = (id: number, text: string) => around(` HYPERLINK \\l "_Toc${id}" `, unlinked(id, text));
const withoutPageField = (id: number, text: string) => around(` HYPERLINK \\l _Toc${id} `, run(text) + tab + run("7"));

test("a table of contents shows a heading's own fields, and no text that Word has stored for another row", async () => {
  for (const entry of [linked, unlinked, linkedByField, withoutPageField]) {
    const entries = [entry(1, "For Ann"), run("1.") + tab + entry(2, "Terms"), entry(3, "42")];
    const contents = paragraph(around(" TOC \\o ", entries.join("</w:p><w:p>")));
    const letter = await readFile(makeWordFile(contents + paragraph("As of page ", page(1)) + headings));
    const text = shownText(letter, { Name: "Zoë" });
    assert.equal(text, "ForZoë71.Terms77Asofpage7ForZoëTerms", entry.name);
    assert.deepEqual(letter.omissions[0], { what: "left_out_field", detail: "TOC" });
  }
});

test("an entry without a page, or with tabs in its heading, shows the row's heading once, behind its number", async () => {
  const entries: [entry: string, text: string][] = [
    [run("1.") + tab + run("For Ann"), "1.ForZoë"],
    [run("IV.") + tab + run("For Ann") + tab + run("12"), "IV.ForZoë12"],
    [run("For Ann") + tab + run("Liv"), "ForZoë"],
    [run("For") + tab + run("Ann") + tab + run("xii"), "ForZoëxii"],
  ];
  for (const [entry, text] of entries) {
    const contents = paragraph(around(" TOC \\o ", `<w:hyperlink w:anchor="_Toc1">${entry}</w:hyperlink>`));
    const letter = await readFile(makeWordFile(contents + headings));
    assert.equal(shownText(letter, { Name: "Zoë" }), `${text}ForZoëTerms`);
  }
});

test("entries that name no heading are reported, and a file with a heading that isn't shown isn't filled", async () => {
  const stored = paragraph(around(" TOC \\o \\n ", run("For Ann")));
  const letter = await readFile(makeWordFile(stored + headings));
  assert.ok(letter.omissions.some(({ what, detail }) => what === "field" && detail === "TOC"));
  const constant = await readFile(makeWordFile(stored + paragraph(merge("Name"))));
  assert.ok(!constant.omissions.some(({ detail }) => detail === "TOC"));
  const control = `<w:sdt><w:sdtPr><w:tag w:val="Name"/></w:sdtPr><w:sdtContent>${run("Ann")}</w:sdtContent></w:sdt>`;
  const hidden = makeWordFile(paragraph(around(" TOC \\o ", linked(4, "For Ann"))) + heading(4, run("For "), control));
  await assert.rejects(formOf(hidden), { what: "field", tag: "TOC" });
});
