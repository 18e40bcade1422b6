import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { field, merge, paragraph, row, run, table } from "../fields.fixture.ts";
import { readForm } from "../form/read-form.ts";
import { shownText } from "../form/same-text.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));
const path = join(folder, "file.docx");

const read = (body: string, parts: Record<string, string> = {}) => {
  writeFileSync(path, makeWordFile(body, parts));
  return readWordFile(path, limits, isFormat);
};
const bookmark = (name: string, ...content: string[]) =>
  `<w:bookmarkStart w:id="1" w:name="${name}"/>${content.join("")}<w:bookmarkEnd w:id="1"/>`;
const sum = field(" =SUM(ABOVE) ", "42");

test("a formula in a table with a row's values is a field of its own, and its Word file isn't filled", async () => {
  for (const value of [merge("Net"), run("{Net}"), run("{"), run("{{Net}}")]) {
    const invoice = await read(
      paragraph("{x}") + table(2, row(paragraph(value), "Net"), row(paragraph(sum), paragraph(sum))),
    );
    assert.deepEqual(invoice.fields.slice(-2), ["=SUM(ABOVE)", "Net (=SUM(ABOVE))"]);
    assert.ok(!shownText(invoice, {}).includes("42"));
    await assert.rejects(readForm(path, invoice, limits));
  }
});

test("formulas that differ in their formats only are fields of their own, named without the formats", async () => {
  const sums = [' =SUM(ABOVE) \\# "0.00" ', ' =SUM(ABOVE) \\# "#,##0" \\* MERGEFORMAT '].map((code) =>
    field(code, "42"),
  );
  const invoice = await read(
    table(2, row(paragraph(merge("Net")), "Net"), row(...sums.map((each) => paragraph(each)))),
  );
  assert.deepEqual(invoice.fields, ["Net", "=SUM(ABOVE)", "Net (=SUM(ABOVE))"]);
  await assert.rejects(readForm(path, invoice, limits));
});

test("a formula over cells is named by the words beside and above it, and what is in it that isn't text is left out", async () => {
  const sums = (code: string | string[]) => row(paragraph("Total:"), paragraph(field(code)), paragraph(field(code)));
  const invoice = await read(
    table(
      3,
      row("Item", "Net €", "{Tax}"),
      row(paragraph(merge("Item")), paragraph(merge("Net")), "12"),
      sums(" =SUM(ABOVE) \\# 0 "),
      sums(" =SUM(ABOVE) \\# 0.00 "),
      row(paragraph(field([" =SUM(B2,", field(" PAGE ", "1"), ") "]))),
    ),
  );
  assert.deepEqual(invoice.fields.slice(-5), [
    "Total, Net € (=SUM(ABOVE))",
    "Total (=SUM(ABOVE))",
    "Total, Net € (=SUM(ABOVE)) (2)",
    "Total (=SUM(ABOVE)) (2)",
    "Item (=SUM(B2,…))",
  ]);
});

test("a formula over the file's own numbers keeps its result", async () => {
  const priceList = await read(paragraph("To ", merge("Name")) + table(1, row("12"), row("30"), row(paragraph(sum))));
  assert.deepEqual([priceList.fields, shownText(priceList, { Name: "Zoë" })], [["Name"], "ToZoë|12|30|42"]);
});

test("controls beside merge fields, links and the switch MERGEFORMAT depend on no row", async () => {
  const caption = bookmark("_Ref1", run("Table "), field(" SEQ Table \\* ARABIC \\* MERGEFORMAT ", "1"));
  const control = `<w:sdt><w:sdtPr><w:alias w:val="Net"/></w:sdtPr><w:sdtContent>${run("12")}</w:sdtContent></w:sdt>`;
  const link = field(' HYPERLINK "https://example.org/field" ', "30");
  const total = field(" =SUM(ABOVE) \\* MERGEFORMAT ", "42");
  const priceList = await read(
    paragraph("To ", merge("Name"), field(" REF _Ref1 \\h ", "Table 1")) +
      paragraph(caption) +
      table(1, row(paragraph(control)), row(paragraph(link)), row(paragraph(total))),
  );
  assert.deepEqual([priceList.fields, shownText(priceList, { Name: "Zoë" })], [["Name"], "ToZoëTable1Table1|12|30|42"]);
});

test("a formula over controls that are fields is a field, too, and so is a reference to one", async () => {
  const control = (content: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="Net"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const invoice = await read(table(1, row(paragraph(control(run("12")))), row(paragraph(sum))));
  assert.deepEqual(invoice.fields, ["Net", "=SUM(ABOVE)"]);
  const around = bookmark("Price", control(run("12")));
  for (const content of [around, control(bookmark("Price", run("12")))]) {
    const letter = await read(paragraph(content) + paragraph(field(" REF Price ", "12")));
    assert.deepEqual([letter.fields, shownText(letter, { Net: "7" })], [["Net", "REF Price"], "7"]);
  }
});

test("what Word computes from a bookmark around a row's value is a field", async () => {
  const letter = await read(
    paragraph("Net ", bookmark("Net", merge("Net"))) +
      paragraph(field(' =net*0.19 \\# "0.00" ', "19.00"), field(' IF Net > 100 "large" "small" ', "large")) +
      paragraph(field(' IF "Net" = "" "never" "always" ', "always"), field(" =2*3 ", "6")),
  );
  assert.deepEqual(letter.fields, ["Net", "=net*0.19", 'IF Net > 100 "large" "small"']);
  assert.equal(shownText(letter, { Net: "7" }), "Net7always6");
});

test("a reference to several paragraphs with a row's values is a field, unless it shows tags, a number or a page", async () => {
  const address = `<w:p><w:bookmarkStart w:id="1" w:name="Address"/>${run("At {Street}")}</w:p><w:p>${run("in {Town}")}<w:bookmarkEnd w:id="1"/></w:p>`;
  const references = [
    field(" REF Address ", "1 Old Lane"),
    field(" REF Address \\r \\h ", "§ 1"),
    field(" PAGEREF Address \\h ", "p. 1"),
    field(" REF Address ", "{Street}"),
  ];
  const letter = await read(address + paragraph(...references));
  assert.deepEqual(letter.fields.toSorted(), ["REF Address", "Street", "Town"]);
  assert.equal(shownText(letter, { Street: "A", Town: "B" }), "AtAinB§1p.1A");
});

test("a barcode or picture of a row that Word has stored isn't printed for the others", async () => {
  const label = await read(
    paragraph(
      field(" MERGEBARCODE Code QR \\s 100 ", "another row’s code"),
      field([' INCLUDEPICTURE "', merge("Photo"), '" \\d '], "another row’s picture"),
      field(' INCLUDEPICTURE "logo.png" \\d ', "logo"),
    ),
  );
  assert.deepEqual(label.fields, ["MERGEBARCODE Code QR \\s 100"]);
  assert.equal(shownText(label, {}), "logo");
  const left = label.omissions.filter(({ what }) => what === "left_out_field");
  assert.deepEqual(
    left.map(({ detail }) => detail),
    ["INCLUDEPICTURE"],
  );
});

test("a reference to what ASK or SET holds is a field wherever these stand: later, or in a header", async () => {
  const set = field([" SET Who ", merge("Town"), " "], "");
  const ask = field(' ASK Amount "How much?" ', "");
  const references = [" REF Who \\h ", " Amount ", " =Who*2 ", ' IF Amount > 5 "much" "little" '];
  const body = paragraph("x", ...references.map((code) => field(code, "another row’s")));
  const fields = ["REF Who \\h", "Amount", "=Who*2", 'IF Amount > 5 "much" "little"'];
  const later = await read(paragraph("To ", merge("Name")) + body + paragraph(set, ask));
  assert.deepEqual(later.fields, ["Name", ...fields]);
  const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(set, ask)}</w:hdr>`;
  const above = await read(paragraph("To ", merge("Name")) + body, { "word/header1.xml": header });
  assert.deepEqual(above.fields, ["Name", ...fields]);
  assert.equal(shownText(above, { Name: "Zoë" }), "ToZoëx");
  const constant = await read(paragraph(merge("Name"), field(' SET Who "me" ', ""), field(" REF Who ", "me")));
  assert.equal(shownText(constant, { Name: "Zoë" }), "Zoëme");
});

test("a reference to what SET computes from a simple field, a control or a tag, or in an IF field, is a field", async () => {
  const simple = `<w:fldSimple w:instr=" MERGEFIELD Total ">${run("111")}</w:fldSimple>`;
  const control = `<w:sdt><w:sdtPr><w:alias w:val="Total"/></w:sdtPr><w:sdtContent>${run("111")}</w:sdtContent></w:sdt>`;
  const inIf = field([" IF 1 = 1 ", field(' SET tot "111" ', ""), " "], "");
  const reference = field(" REF tot ", "111");
  const sets = [field([" SET tot ", simple, " "], ""), field([" SET tot ", control, " "], ""), inIf];
  const tags = ["{Total}", "«Total»"].map((tag) => field(` SET tot "${tag}" `, ""));
  for (const set of [...sets, ...tags, field([" SET tot ", run("{Total}"), " "], "")]) {
    const letter = await read(paragraph("x", set, reference));
    assert.deepEqual([letter.fields.at(-1), shownText(letter, {})], ["REF tot", "x"], set);
  }
  // Where merge fields name values, a control doesn't.
  const unused = await read(paragraph(merge("Name"), field([" SET tot ", control, " "], ""), reference));
  assert.equal(shownText(unused, { Name: "Zoë" }), "Zoë111");
  const plain = await read(paragraph(control, field(" SET tot 111 ", ""), reference));
  assert.equal(shownText(plain, { Total: "7" }), "7111");
});

test("a reference to a row's value in a header is a field", async () => {
  const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(bookmark("Town", merge("Town")))}</w:hdr>`;
  const letter = await read(paragraph(merge("Name"), field(" REF Town ", "another row’s")), {
    "word/header1.xml": header,
  });
  assert.deepEqual(letter.fields, ["Name", "REF Town"]);
});

test("a SYMBOL field without a stored text shows its character, and other fields without one are named", async () => {
  const form = await read(
    paragraph(
      ...[
        " SYMBOL 254 \\f Wingdings \\s 12 ",
        " SYMBOL 8364 \\u ",
        " SYMBOL 128 ",
        " SYMBOL 0xA9 ",
        " EQ \\f(1,2) ",
        " AUTONUM ",
      ].map((code) => field(code, "")),
      field(" SYMBOL 65 ", "stored"),
    ),
  );
  assert.equal(shownText(form, {}), "☑€€©stored");
  assert.deepEqual(
    form.omissions.map(({ what, detail }) => `${what} ${detail}`),
    ["left_out_field EQ", "left_out_field AUTONUM"],
  );
});

const styles = ["Title", "Heading 1", "Caption"].map(
  (name) => `<w:style w:type="paragraph" w:styleId="${name.replace(" ", "")}"><w:name w:val="${name}"/></w:style>`,
);
const styleParts = {
  "word/styles.xml": `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${styles.join("")}</w:styles>`,
};
const styled = (id: string, content: string) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${content}</w:p>`;

test("a reference to a style whose text depends on the row shows no other row's, and stays in a filled file", async () => {
  const body = (reference: string) =>
    styled("Heading1", run("For ") + merge("Name")) +
    styled("Title", run("Terms")) +
    paragraph(field(reference, "Old"));
  const isShown = async (reference: string) => {
    const letter = await read(body(` STYLEREF ${reference} `), styleParts);
    assert.deepEqual(letter.fields, ["Name"]);
    return shownText(letter, {}).includes("Old");
  };
  for (const reference of ['"Heading 1"', "1", '"heading 1" \\* MERGEFORMAT', '"Überschrift 1"'])
    assert.equal(await isShown(reference), false, reference);
  for (const reference of ["Title", "2", '"Caption" \\* MERGEFORMAT', '"Heading 1" \\n'])
    assert.equal(await isShown(reference), true, reference);
  const letter = await read(body(' STYLEREF "Heading 1" '), styleParts);
  assert.deepEqual(letter.omissions, [{ what: "left_out_field", detail: "STYLEREF" }]);
  await readForm(path, letter, limits);
});

test("a reference to a style shows no heading that a condition or a repeating section may leave out", async () => {
  const heading = styled("Heading1", run("VIP"));
  const control = (properties: string, content: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const value = control('<w:alias w:val="Name"/>', run("stored"));
  const item = control("<w15:repeatingSectionItem/>", heading + paragraph(value));
  const over = [" IF ", merge("Name"), ' = "Zoë" "', `${run("Yes")}</w:p>${heading}<w:p>`, '" "No" '];
  const bodies = [
    paragraph("{#VIP}") + heading + paragraph("{/VIP}"),
    paragraph("x", run("{{"), run(" #if VIP}}")) + heading + paragraph("{{/if}}"),
    table(1, row("{^VIP}"), row("x").replace(paragraph("x"), heading), row("{/VIP}")),
    paragraph(field(over)),
    control("<w15:repeatingSection/>", item),
  ];
  for (const body of bodies) {
    const references = ["Heading 1", "Title"].map((name) => field(` STYLEREF "${name}" `, `the ${name} `));
    const letter = await read(styled("Title", run("Terms")) + paragraph(...references) + body, styleParts);
    assert.match(shownText(letter, {}), /^TermstheTitle(?!.*theHeading)/, body);
  }
});
