import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../mapping/merge/compile-values.ts";
import type { Paragraph } from "./model.ts";
import { readWordFile } from "./read-word-file.ts";
import { eachOfDocument } from "./tags/find-tags.ts";
import { makeWordFile } from "./word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

function read(body: string, parts: Record<string, string> = {}) {
  const path = join(folder, "file.docx");
  writeFileSync(path, makeWordFile(body, parts));
  return readWordFile(path, limits, isFormat);
}

const paragraphOf = (document: Awaited<ReturnType<typeof read>>, index = 0) =>
  document.sections[0]?.blocks[index] as Paragraph;

test("a tag that Word has split over runs is one field, with the look of its first character", async () => {
  const document = await read(
    `<w:p><w:r><w:t xml:space="preserve">Dear </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>{</w:t></w:r><w:proofErr w:type="spellStart"/>
     <w:r><w:t>First</w:t></w:r><w:r><w:t xml:space="preserve"> name}</w:t></w:r><w:r><w:t>!</w:t></w:r></w:p>`,
  );
  assert.equal(document.marks, "{Name}");
  assert.deepEqual(document.fields, ["First name"]);
  const [dear, field, mark] = paragraphOf(document).inlines;
  assert.equal(dear?.kind === "text" && dear.text, "Dear ");
  assert.equal(field?.kind === "field" && field.run.bold, true);
  assert.equal(field?.kind === "field" && field.sample, "{First name}");
  assert.equal(mark?.kind === "text" && mark.text, "!");
});

test("braces alone are text where a file marks its fields more clearly", async () => {
  const document = await read(`<w:p><w:r><w:t>{{Name}} in {curly} brackets</w:t></w:r></w:p>`);
  assert.equal(document.marks, "{{Name}}");
  assert.deepEqual(document.omissions, []);
  const mixed = await read(
    `<w:p><w:r><w:t>{{#if VIP}}{{Name}}{{/if}} {#if VIP}</w:t></w:r><w:r><w:t>{/if}</w:t></w:r></w:p>`,
  );
  assert.deepEqual(mixed.omissions, [
    { what: "mixed_tag", detail: "{#if VIP}" },
    { what: "mixed_tag", detail: "{/if}" },
  ]);
  assert.deepEqual(document.fields, ["Name"]);
});

test("merge fields are found as Word saves them, simple and complex, with names in quotes", async () => {
  const complex = (code: string, shown: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>
     <w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>${shown}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const document = await read(
    `<w:p>${complex(' MERGEFIELD "Post code" \\* MERGEFORMAT ', "«Post_code»")}
     <w:fldSimple w:instr=" MERGEFIELD City "><w:r><w:t>«City»</w:t></w:r></w:fldSimple></w:p>`,
  );
  assert.equal(document.marks, "merge fields");
  assert.deepEqual(document.fields, ["Post code", "City"]);
  const [field] = paragraphOf(document).inlines;
  assert.equal(field?.kind === "field" && field.run.italic, true);
});

test("a reference to a bookmark with a merge field shows the row's value, not what Word stored last", async () => {
  const complex = (code: string, shown: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>
     <w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>${shown}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const bookmark = `<w:bookmarkStart w:id="1" w:name="Client"/><w:r><w:t xml:space="preserve">Ms </w:t></w:r>${complex(" MERGEFIELD Name ", "Ann")}<w:bookmarkEnd w:id="1"/>`;
  const references = [" REF Client \\h ", " Client \\* MERGEFORMAT ", " REF Client \\* Upper ", " REF Other \\h "];
  const document = await read(
    `<w:p>${references.map((code) => complex(code, "Ms Ann")).join("")}</w:p><w:p>${bookmark}</w:p>`,
  );
  const shown = paragraphOf(document).inlines.map((each) =>
    each.kind === "text" ? each.text : each.kind === "field" ? `«${each.value.field}»` : each.kind,
  );
  assert.deepEqual(shown, ["Ms ", "«Name»", "Ms ", "«Name»", "«REF Client \\* Upper»", "Ms Ann"]);
  const [first] = paragraphOf(document).inlines;
  assert.equal(first?.kind === "text" && first.run.italic, true);
});

test("a line break in a text's XML is one space, however the file writes it", async () => {
  const document = await read(`<w:p><w:r><w:t xml:space="preserve">Dear\r\n{Name}\rof\nthe</w:t></w:r></w:p>`);
  assert.deepEqual(
    paragraphOf(document).inlines.map((each) => (each.kind === "text" ? each.text : each.kind)),
    ["Dear ", "field", " of the"],
  );
});

test("content controls are fields only where nothing else names one", async () => {
  const control = `<w:p><w:sdt><w:sdtPr><w:alias w:val="Company"/></w:sdtPr><w:sdtContent><w:r><w:t>Your company</w:t></w:r></w:sdtContent></w:sdt></w:p>`;
  const alone = await read(control);
  assert.deepEqual([alone.marks, alone.fields], ["content controls", ["Company"]]);
  const beside = await read(`${control}<w:p><w:r><w:t>{{Name}}</w:t></w:r></w:p>`);
  assert.deepEqual([beside.marks, beside.fields], ["{{Name}}", ["Name"]]);
});

test("styles are resolved: defaults, what a style is based on, itself, and what the paragraph says", async () => {
  const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
    <w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:pPr><w:spacing w:after="120"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style></w:styles>`;
  const document = await read(
    `<w:p><w:pPr><w:pStyle w:val="H1"/><w:spacing w:before="200"/></w:pPr><w:r><w:t>Title</w:t></w:r></w:p>
     <w:p><w:pPr><w:pStyle w:val="Loop"/></w:pPr><w:r><w:t>Text</w:t></w:r></w:p>`,
    { "word/styles.xml": styles },
  );
  const { properties, inlines } = paragraphOf(document);
  assert.deepEqual([properties.before, properties.after, properties.outline], [10, 6, 1]);
  const [title] = inlines;
  assert.deepEqual(title?.kind === "text" && [title.run.font, title.run.size, title.run.bold], ["Arial", 16, true]);
});

test("merged cells are one cell, and rows continue numbering", async () => {
  const cell = (text: string, properties = "") =>
    `<w:tc><w:tcPr>${properties}</w:tcPr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const document = await read(
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="2000"/></w:tblGrid>
     <w:tr>${cell("a", '<w:vMerge w:val="restart"/>')}${cell("b")}</w:tr><w:tr>${cell("", "<w:vMerge/>")}${cell("c")}</w:tr>
     <w:tr>${cell("d", '<w:gridSpan w:val="2"/>')}</w:tr></w:tbl>`,
  );
  const table = document.sections[0]?.blocks[0];
  assert.equal(table?.kind, "table");
  assert.deepEqual(table?.kind === "table" && table.columns, [50, 100]);
  const spans =
    table?.kind === "table" &&
    table.rows.map(({ cells }) => cells.map(({ at, cell }) => [at, cell.columns, cell.rows]));
  assert.deepEqual(spans, [
    [
      [0, 1, 2],
      [1, 1, 1],
    ],
    [[1, 1, 1]],
    [[0, 2, 1]],
  ]);
});

test("nothing outside of the file is opened, and what is left out is reported", async () => {
  const document = await read(
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDETEXT "/etc/passwd"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>
     <w:altChunk r:id="rId9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/>`,
  );
  assert.deepEqual(
    document.omissions.map(({ what, detail }) => [what, detail]),
    [
      ["external", "INCLUDETEXT"],
      ["external", "altChunk"],
    ],
  );
  let texts = 0;
  eachOfDocument(document, (inlines) => {
    texts += inlines.length;
  });
  assert.equal(texts, 0);
});

test("a day that Word would print anew is reported", async () => {
  const document = await read(
    `<w:p><w:fldSimple w:instr=' DATE \\@ "d MMMM"'><w:r><w:t>1 May</w:t></w:r></w:fldSimple></w:p>`,
  );
  assert.deepEqual(
    document.omissions.map(({ what, detail }) => [what, detail]),
    [["field", "DATE"]],
  );
});

test("a document type, a million nested elements and a file that is no document are refused", async () => {
  await assert.rejects(read(`<w:p/>`, { "word/styles.xml": `<!DOCTYPE a [<!ENTITY b "c">]><w:styles/>` }), {
    reason: "hostile",
  });
  await assert.rejects(read("<w:smartTag>".repeat(300) + "</w:smartTag>".repeat(300)), { reason: "hostile" });
  await assert.rejects(read(`<w:p>`), { reason: "damaged" });
});

test("line numbers, linked text boxes and columns of different widths are named among what isn't set", async () => {
  const of = async (body: string) =>
    (await read(body)).omissions.map(({ what, detail }) => [what, detail].join(" ").trim());
  const section = (properties: string) => `<w:p><w:r><w:t>{Name}</w:t></w:r></w:p><w:sectPr>${properties}</w:sectPr>`;
  assert.deepEqual(await of(section(`<w:lnNumType w:countBy="5"/>`)), ["line_numbers"]);
  const columns = `<w:cols w:num="2" w:equalWidth="0"><w:col w:w="2000" w:space="720"/><w:col w:w="6640"/></w:cols>`;
  assert.deepEqual(await of(section(columns)), ["columns"]);
  assert.deepEqual(await of(section(columns.replace(`"0"`, `"1"`))), []);
  assert.deepEqual(await of(section(columns.replace("2000", "6640"))), []);
  const column = `<w:p><w:r><w:br w:type="column"/></w:r></w:p>`;
  assert.deepEqual(await of(column + section(columns)), []);
  const conditional = (tag: string) => `<w:p><w:r><w:t>{${tag}VIP}</w:t></w:r></w:p>`;
  assert.deepEqual(await of(conditional("#") + column + conditional("/") + section(columns)), ["columns"]);
  const drawn = `<w:p><w:r><w:drawing><wp:inline><wp:docPr name="Box 2"/><a:graphic><a:graphicData><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:linkedTxbx id="1" seq="1"/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const old = `<w:p><w:r><w:pict><v:shape id="Box 1"><v:textbox style="mso-next-textbox:#Box 2"><w:txbxContent><w:p/></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
  assert.deepEqual(await of(section("") + drawn + old), ["linked_box Box 2", "linked_box Box 1"]);
});
