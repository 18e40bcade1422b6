import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { readForm } from "../form/read-form.ts";
import { readWordFile } from "../read-word-file.ts";
import { eachOfDocument } from "../tags/find-tags.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { dateText } from "./date-text.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));
const path = join(folder, "file.docx");

const id = "{55AF091B-3C7A-41E3-B477-F2FDAA23CFDA}";
const parts = {
  "word/customXml1.xml": `<order xmlns="urn:order" no="A-7"><customer>Müller &amp; Co</customer><line>First</line><line>Second
    of two</line><sent>2026-03-01T00:00:00</sent><state>2</state><paid>true</paid><note/><tag>Dear {Name}</tag></order>`,
  "word/_rels/customXml1.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXmlProps" Target="customXmlProps1.xml"/></Relationships>`,
  "word/customXmlProps1.xml": `<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml" ds:itemID="${id}"/>`,
  "docProps/app.xml": `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Company>ACME</Company></Properties>`,
};

const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`;
const bound = (xpath: string, kind: string, store = id, content = run("Stale")) =>
  `<w:sdt><w:sdtPr><w:alias w:val="Bound"/><w:dataBinding w:prefixMappings="xmlns:o='urn:order'" w:xpath="${xpath}" w:storeItemID="${store}"/>${kind}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const ofOrder = (step: string, kind = "<w:text/>") => bound(`/o:order[1]/${step}`, kind);

/** The texts of each paragraph, with a tag below them: without any, controls are fields. */
async function texts(body: string): Promise<string[]> {
  writeFileSync(path, makeWordFile(`${body}<w:p>${run("{Name}")}</w:p>`, parts));
  const found: string[] = [];
  eachOfDocument(await readWordFile(path, limits, isFormat), (inlines) => {
    const texts = inlines.map((each) =>
      each.kind === "text" ? each.text : each.kind === "field" ? each.value.field : each.kind,
    );
    found.push(texts.join("|"));
    for (const each of inlines) if (each.kind === "text") assert.equal(each.run.bold, true);
  });
  return found.slice(0, -1);
}

test("controls that are bound to data show it, not what the file stored last", async () => {
  const list = `<w:dropDownList><w:listItem w:displayText="Open" w:value="1"/><w:listItem w:displayText="Closed" w:value="2"/></w:dropDownList>`;
  const date = `<w:date><w:dateFormat w:val="d. MMMM yyyy"/><w:lid w:val="de-DE"/></w:date>`;
  const controls = [
    ofOrder("o:customer[1]"),
    ofOrder("o:line[2]"),
    ofOrder("@no"),
    ofOrder("o:state", list),
    ofOrder("o:sent", date),
    ofOrder("o:paid", `<w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"/>`),
    ofOrder("o:note"),
    bound("/p:Properties[1]/p:Company[1]", "<w:text/>", "{6668398D-A668-4E3E-A5EB-62B293D839F1}"),
    bound("/o:order/o:customer", "<w:text/>", ""),
  ];
  assert.deepEqual(await texts(controls.map((each) => `<w:p>${each}</w:p>`).join("")), [
    ...["Müller & Co", "Second of two", "A-7", "Closed", "1. März 2026", "☒", "", "ACME", "Müller & Co"],
  ]);
});

test("others keep their text: without their data, with a path that we can't follow, and pictures", async () => {
  const controls = [
    ofOrder("o:missing"),
    ofOrder("o:line[last()]"),
    bound("//o:line", "<w:text/>"),
    ofOrder("o:customer[1]", "<w:picture/>"),
  ];
  const all = await texts(controls.map((each) => `<w:p>${each}</w:p>`).join(""));
  assert.deepEqual(all, ["Stale", "Stale", "Stale", "Stale"]);
});

test("controls around paragraphs keep the first one's look, and tags in the data are fields", async () => {
  const around = bound("/o:order/o:customer", "<w:text/>", id, `<w:p>${run("Old")}</w:p><w:p>${run("lines")}</w:p>`);
  assert.deepEqual(await texts(`${around}<w:p>${ofOrder("o:tag")}</w:p>`), ["Müller & Co", "Dear |Name"]);
});

test("a file whose data differs from what it has stored isn't filled as a Word file", async () => {
  for (const [stored, isRefused] of [
    ["Stale", true],
    ["Müller &amp; Co", false],
  ] as const) {
    const control = bound("/o:order/o:customer", "<w:text/>", id, run(stored));
    writeFileSync(path, makeWordFile(`<w:p>${run("{Name}")}</w:p><w:p>${control}</w:p>`, parts));
    const form = readForm(path, await readWordFile(path, limits, isFormat), limits);
    if (isRefused) await assert.rejects(form, { what: "place", tag: "Bound" });
    else assert.ok((await form).length > 0);
  }
});

test("a date control's day is written in its own format and language", () => {
  assert.equal(dateText("2026-03-01", "dddd, MMMM dd, yyyy", "en-US"), "Sunday, March 01, 2026");
  assert.equal(dateText("2026-03-01T00:00:00Z", "dd.MM.yy", "de-DE"), "01.03.26");
  assert.equal(dateText("2026-03-01", "d 'de' MMMM", "es-ES"), "1 de marzo");
  assert.equal(dateText("2026-03-01", "d MMMM yyyy", "ru-RU"), "1 марта 2026");
  assert.equal(dateText("{Today}", "d MMMM yyyy"), "{Today}");
});
