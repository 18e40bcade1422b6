import assert from "node:assert/strict";
import { test } from "node:test";
import { unzip } from "../../archive/unzip.fixture.ts";
import { zipInMemory } from "../../archive/zip-in-memory.ts";
import { conditionKey, valueKey } from "../../templates/merge.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { bodyOf, char, code, fill, formOf, mergeField, paragraph, run } from "./fill-file.fixture.ts";
import { fillForm } from "./fill-form.ts";
import { UnfillableError } from "./form.ts";

test("a tag that Word has split over runs becomes its value in the run of its first character; the rest stays", async () => {
  const body = `<w:p w:rsidR="1"><w:pPr><w:jc w:val="right"/></w:pPr>${run("Dear ")}${run("{Fi", "<w:b/>")}<w:proofErr w:type="x"/>${run("rst")}${run(" name}, hi", "<w:i/>")}<!-- {kept} --></w:p>`;
  const { document, again } = await fill(makeWordFile(body), { "First name": "Zoë & <Ann>" });
  assert.equal(
    bodyOf(document),
    `<w:p w:rsidR="1"><w:pPr><w:jc w:val="right"/></w:pPr>${run("Dear ")}${run("Zoë &amp; &lt;Ann&gt;", "<w:b/>")}<w:proofErr w:type="x"/>${run(", hi", "<w:i/>")}<!-- {kept} --></w:p>`,
  );
  assert.deepEqual(again.fields, []);
});

test("spaces are kept where Word shows them, and not where it doesn't", async () => {
  const text = (content: string) => `<w:r><w:t>${content}</w:t></w:r>`;
  const { document } = await fill(makeWordFile(paragraph(text("  Dear {A"), text("} of  "), text("{A}  x"))), {
    A: "Ann",
  });
  assert.equal(bodyOf(document), paragraph(run("Dear Ann"), run(" of"), run("Ann  x")));
});

test("merge fields become plain runs with the look of what was shown", async () => {
  const body = paragraph(
    run("To "),
    mergeField(" MERGEFIELD City \\* MERGEFORMAT ", run("«Ci", "<w:b/>"), run("ty»", "<w:i/>")),
    `<w:fldSimple w:instr=' MERGEFIELD "Post code" '>${run("«Post_code»", "<w:u/>")}</w:fldSimple>`,
    mergeField("MERGEFIELD Bare"),
  );
  const { document } = await fill(makeWordFile(body), { City: "Linz", "Post code": "4020", Bare: "x" });
  const bare = `<w:r><w:t xml:space="preserve">x</w:t></w:r>`;
  assert.equal(bodyOf(document), paragraph(run("To "), run("Linz", "<w:b/>"), run("4020", "<w:u/>"), bare));
});

test("a line whose merge fields are all empty goes, and only that", async () => {
  const line = (name: string) => paragraph(mergeField(`MERGEFIELD ${name}`, run("x")));
  const file = makeWordFile(line("Name") + line("Company") + paragraph(run("Dear Ann")));
  const key = (field: string) => conditionKey({ printed: [{ field, format: {} }] });
  const { document } = await fill(file, { Name: "Ann", [key("Name")]: "yes", [key("Company")]: "" });
  assert.equal(bodyOf(document), paragraph(run("Ann")) + paragraph(run("Dear Ann")));
});

test("content controls stay, with the new text, and let go of the data that Word would put back", async () => {
  const control = (name: string, content: string, more = "") =>
    `<w:sdt><w:sdtPr><w:rPr><w:b/></w:rPr><w:alias w:val="${name}"/>${more}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const placeholder = run("Click here", '<w:rStyle w:val="PlaceholderText"/>');
  const body = `${paragraph(control("City", run("Vienna", "<w:i/>")), control("Name", placeholder, "<w:showingPlcHdr/>"))}${control("Firm", paragraph("<w:pPr/>", run("Old firm")), '<w:dataBinding w:xpath="/a"/>')}`;
  const { document } = await fill(makeWordFile(body), { City: "Linz", Name: "Ann", Firm: "New" });
  assert.equal(
    bodyOf(document),
    `${paragraph(control("City", run("Linz", "<w:i/>")), control("Name", run("Ann", "<w:b/>")))}${control("Firm", paragraph("<w:pPr/>", run("New")))}`,
  );
});

test("line breaks and tabs are Word's own, and what XML can't hold is left out", async () => {
  const body = paragraph(run("{A}"));
  const { document } = await fill(makeWordFile(body), { A: "1 Street\r\nTown\tX\u0000\u0007\ufffe\ud800]]>" });
  const text = (content: string) => `<w:t xml:space="preserve">${content}</w:t>`;
  assert.equal(
    bodyOf(document),
    paragraph(`<w:r>${text("1 Street")}<w:br/>${text("Town")}<w:tab/>${text("X\ufffd]]&gt;")}</w:r>`),
  );
});

test("no value can become anything but text", async () => {
  const hostile = ["</w:t></w:r><w:r><w:t>x", "<!--", "]]>", "&amp;&#0;", "{B}", "<?x?>", '" w:x="', "«A»", "\ud83d"];
  for (const value of hostile) {
    const { again, document } = await fill(makeWordFile(paragraph(run("{A}"), run("{B}"))), { A: value, B: "{A}" });
    const [block] = again.sections[0]?.blocks ?? [];
    const inlines = block?.kind === "paragraph" ? block.inlines : [];
    const shown = inlines.map((each) => ("text" in each ? each.text : "sample" in each ? each.sample : "?")).join("");
    assert.equal(shown, `${value.toWellFormed()}{A}`);
    assert.equal(document.match(/<w:r>/g)?.length, 2);
  }
});

test("headers, footers and notes are filled, and all other parts are copied as they are compressed", async () => {
  const part = (root: string, content: string) =>
    `<w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${root}>`;
  const picture = Buffer.from(Array.from({ length: 3_000 }, (_, index) => (index * index) % 251));
  const body = `${paragraph(run("{A}"), '<w:r><w:footnoteReference w:id="1"/></w:r>')}<w:sectPr><w:headerReference w:type="default" r:id="rId1" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></w:sectPr>`;
  const parts = {
    "word/header1.xml": part("hdr", paragraph(run("{A} and {B}"))),
    "word/footnotes.xml": part("footnotes", `<w:footnote w:id="1">${paragraph(run("{B}"))}</w:footnote>`),
    "word/styles.xml": part("styles", ""),
    "word/media/image1.png": picture,
  };
  const file = makeWordFile(body, parts);
  const { parts: filled, bytes } = await fill(file, { A: "1", B: "2" });
  assert.match(filled.get("word/header1.xml") ?? "", />1 and 2</);
  assert.match(filled.get("word/footnotes.xml") ?? "", />2</);
  assert.equal(filled.get("word/styles.xml"), parts["word/styles.xml"]);
  assert.ok(bytes.includes(picture));
  assert.deepEqual(
    [...filled.keys()],
    (await unzip(file)).map(({ name }) => name),
  );
});

test("the same row gives the same bytes, and a row's file never has another row's values", async () => {
  const form = await formOf(makeWordFile(paragraph(run("{A} {B}"))));
  const made = (values: Record<string, string>) => zipInMemory(fillForm(form, values), new Date(0x14000000000));
  const first = made({ A: "ann-1", B: "x" });
  const second = made({ A: "bo-2" });
  assert.deepEqual(made({ A: "ann-1", B: "x" }), first);
  assert.ok(!second.includes("ann-1") && !first.includes("bo-2"));
  const [document] = (await unzip(second)).filter(({ name }) => name === "word/document.xml");
  assert.match(document?.data.toString() ?? "", />bo-2 </);
});

test("a value of any length and a part of any length fit", async () => {
  const body = paragraph(run("x".repeat(200_000)), run("{A}"), run("y".repeat(70_000)));
  const value = "wörd ".repeat(40_000);
  const { document } = await fill(makeWordFile(body), { A: value });
  assert.ok(document.includes(`x</w:t></w:r>${run(value)}<w:r>`));
});

test("what only Word evaluates, and loops and conditions, are refused, with what they are", async () => {
  const refused: [what: string, tag: RegExp, body: string][] = [
    ["field", /^IF$/, paragraph(run("{A}"), mergeField(" IF 1 = 1 ", run("x")))],
    [
      "field",
      /^ADDRESSBLOCK$/,
      paragraph(mergeField("MERGEFIELD A", run("x")), mergeField(" ADDRESSBLOCK ", run("x"))),
    ],
    ["field", /^MERGEFIELD A \\\* CardText$/, paragraph(mergeField("MERGEFIELD A \\* CardText", run("x")))],
    ["field", /^=$/, paragraph(char("begin"), code(" = "), mergeField("MERGEFIELD A"), char("separate"), char("end"))],
    ["field", /^A$/, `<w:p>${char("begin")}${code("MERGEFIELD A")}${char("separate")}</w:p><w:p>${char("end")}</w:p>`],
    [
      "field",
      /^IF$/,
      `<w:p>${char("begin")}${code(" IF ")}${mergeField("MERGEFIELD A")}${code(' = "x" "One')}</w:p>${paragraph(code('Two" "Other"'), char("end"))}`,
    ],
    ["section", /^\{\/x\}/, paragraph(run("{A} {/x}"))],
    ["section", /^\{#B\}/, paragraph(run("{A} {#B}x"))],
    ["section", /^\{#if A\}/, `${paragraph(run("x {#if A}"))}${paragraph(run("{/if} y"))}`],
    [
      "section",
      /^\{#B\}/,
      `<w:tbl><w:tr><w:tc>${paragraph(run("{#B}{A}{/B}"))}</w:tc><w:tc>${paragraph(run("{#B}"))}</w:tc></w:tr></w:tbl>`,
    ],
    [
      "section",
      /^$/,
      paragraph(
        run("{A} {#items}{name}"),
        '<w:r><w:drawing><x:docPr xmlns:x="x" id="1"/></w:drawing></w:r>',
        run("{/items}"),
      ),
    ],
    ["section", /^\{@raw\}/, paragraph(run("{A} {@raw}"))],
    ["section", /^\{\{ A \| \}\}$/, paragraph(run("{{A}} {{ A | }}"))],
    ["place", /^AB$/, paragraph(run("{A"), run("x", "<w:vanish/>"), run("B}"))],
    ["size", /^$/, paragraph(run("{A}".repeat(10_001)))],
  ];
  for (const [what, tag, body] of refused) {
    await assert.rejects(fill(makeWordFile(body), {}), (error) => {
      assert.ok(error instanceof UnfillableError, String(error));
      assert.equal(error.what, what);
      assert.match(error.tag, tag);
      return true;
    });
  }
});

test("formats and filters are filled with the values that are computed for them", async () => {
  const formats = [{ date: "d. MMMM" }, { filters: "upper" }, {}];
  const keys = formats.map((format) => valueKey({ field: "A", format }));
  const body = paragraph(mergeField('MERGEFIELD A \\@ "d. MMMM"', run("x")), run(" {A | upper} {A}"));
  const { document } = await fill(
    makeWordFile(body),
    Object.fromEntries(keys.map((key, index) => [key, `value ${index}`])),
  );
  assert.equal(document.replace(/<[^>]*>/g, ""), "value 0 value 1 value 2");
});

test("a mail merge's data source, macros and a template's kind are not in the filled files", async () => {
  const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const settings = `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${types}"><w:zoom/><w:mailMerge><w:dataSource r:id="rId1"/></w:mailMerge><w:compat/></w:settings>`;
  const relationship = (type: string, target: string, mode = "") =>
    `<Relationship Id="r${type}" Type="${types}/${type}" Target="${target}"${mode}/>`;
  const relationships = (all: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`;
  const override = (name: string, type: string) => `<Override PartName="/word/${name}" ContentType="${type}"/>`;
  const mainType = (kind: string) =>
    override("document.xml", `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}.main+xml`);
  const font = relationship("fontTable", "f.xml");
  const { parts } = await fill(
    makeWordFile(paragraph(run("{A}")), {
      "word/settings.xml": settings,
      "word/_rels/settings.xml.rels": relationships(
        relationship("mailMergeSource", "file:///C:/customers.xlsx", ' TargetMode="External"') +
          relationship("recipientData", "recipientData.xml") +
          font,
      ),
      "word/recipientData.xml": "<recipients/>",
      "[Content_Types].xml": `<Types>${mainType("template")}${override("recipientData.xml", "x")}</Types>`,
    }),
    { A: "1" },
  );
  assert.equal(parts.get("word/settings.xml"), settings.replace(/<w:mailMerge>.*<\/w:mailMerge>/, ""));
  assert.equal(parts.get("word/_rels/settings.xml.rels"), relationships(font));
  assert.equal(parts.get("[Content_Types].xml"), `<Types>${mainType("document")}</Types>`);
  assert.equal(parts.has("word/recipientData.xml"), false);
});
