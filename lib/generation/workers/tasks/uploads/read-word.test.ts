import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { outputFormats } from "#lib/generation/sessions/output-formats.ts";
import { wordNotes } from "#lib/generation/sessions/word-notes.ts";
import { createTypesetter } from "#lib/generation/typesetting/typesetter.ts";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";
import { WordTemplateSchema } from "#lib/generation/word/word-template.ts";
import { readWordTask } from "./read-word.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));
const typesetter = createTypesetter(process.cwd());

async function read(body: string, parts: Record<string, string> = {}) {
  const path = join(folder, "file.docx");
  writeFileSync(path, makeWordFile(body, parts));
  return readWordTask(
    { path, sourcePath: join(folder, "file.typ"), formPath: join(folder, "file.form"), fontFolder: folder },
    typesetter,
  );
}

const uri = "http://schemas.openxmlformats.org/drawingml/2006";
const graphic = (kind: string, content = "") =>
  `<a:graphic><a:graphicData uri="${uri}/${kind}">${content}</a:graphicData></a:graphic>`;
const named = (name: string, alt = "") =>
  `<wp:extent cx="1270000" cy="1270000"/><wp:docPr id="1" name="${name}" descr="${alt}"/>`;
const inText = (content: string) => `<w:p><w:r><w:drawing><wp:inline>${content}</wp:inline></w:drawing></w:r></w:p>`;
const anchored = (content: string) =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:wrapSquare/>${content}</wp:anchor></w:drawing></w:r></w:p>`;
const picture = (id: string) =>
  graphic("picture", `<pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic>`);
const pageBreak = `<w:p><w:r><w:br w:type="page"/></w:r></w:p>`;

test("every object that can't be set is reported with its page, and keeps its place", async () => {
  const newsletter = [
    inText(named("Chart 1", "Members by year") + graphic("chart")),
    pageBreak,
    inText(named("Chart 2") + graphic("chart")),
    inText(named("Diagram 3", "Our team") + graphic("diagram")),
    anchored(named("Picture 4", "The garden") + picture("rId2")),
    pageBreak,
    inText(named("Picture 5") + picture("rId1")),
    `<w:tbl><w:tblPr><w:tblpPr w:tblpX="100"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc><w:p><w:r><w:t>Dates</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`,
  ];
  const parts = { "word/media/logo.emf": "", "word/media/garden.png": "" };
  const facts = await read(newsletter.join(""), parts);
  assert.deepEqual(
    facts.omissions.map(({ what, detail, page }) => [what, detail, page]),
    [
      ["chart", "Chart 1 – Members by year", 1],
      ["chart", "Chart 2", 2],
      ["diagram", "Diagram 3 – Our team", 2],
      ["wrapped", "Picture 4 – The garden", 2],
      ["metafile", "Picture 5 – logo.emf", 3],
      ["wrapped_table", "Dates", 3],
    ],
  );
  const notes = wordNotes(
    WordTemplateSchema.parse({ ...facts, uploadId: `upl_${"A".repeat(22)}`, filename: "newsletter.docx" }),
    "de",
  );
  assert.ok(notes.some(({ message }) => message === "Seite 2: Das Diagramm „Chart 2“ fehlt; sein Platz bleibt leer."));
});

test("texts are tagged in the language of their words, if the file states another one", async () => {
  const run = (text: string, language: string) =>
    `<w:r><w:rPr><w:lang w:val="${language}"/></w:rPr><w:t>${text}</w:t></w:r>`;
  const german = "Sehr geehrte Frau Krause, wir danken Ihnen für die Bestellung und bitten Sie um die Adresse.";
  const facts = await read(`<w:p>${run(german, "en-US")}${run("Bon voyage", "fr-FR")}</w:p>`);
  assert.deepEqual(facts.language, { tag: "de", by: "words" });
  const source = readFileSync(join(folder, "file.typ"), "utf8");
  assert.deepEqual([...new Set(source.match(/lang: "\w+"/g))].sort(), ['lang: "de"', 'lang: "fr"']);
});

test("the shapes of a group of Word before 2010 keep their texts", async () => {
  const shape = (left: number, text: string) =>
    `<v:rect style="position:absolute;left:${left};top:0;width:400;height:200"><v:textbox><w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent></v:textbox></v:rect>`;
  const group = `<v:group style="position:absolute;width:200pt;height:100pt" coordsize="1000,1000">${shape(0, "{Name}")}${shape(500, "{City}")}</v:group>`;
  const facts = await read(`<w:p><w:r><w:pict>${group}</w:pict></w:r></w:p>`);
  assert.deepEqual([facts.fields.map(({ name }) => name), facts.omissions], [["Name", "City"], []]);
});

test("headers without values of a row are measured once, others in each document", async () => {
  const lines = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`.repeat(8);
  const header = (text: string) =>
    `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${lines(text)}</w:hdr>`;
  const body = `${lines("Body")}<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>`;
  const edges = async (text: string) => {
    await read(body, { "word/header1.xml": header(text) });
    return /section\((auto|\(top: ([\d.]+)pt)/.exec(readFileSync(join(folder, "file.typ"), "utf8"));
  };
  const [, , top] = (await edges("Our address")) ?? [];
  assert.equal(Math.round(Number(top)), Math.round(36 + 8 * (0.952 + 0.269) * 11));
  assert.equal((await edges("{Name}"))?.[1], "auto");
});

test("tags of another program are reported, because they are printed unchanged", async () => {
  const text = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;
  const facts = await read(text("{# NOTES #}{%p if paid %}") + text("Thank you, {{Name}}.") + text("{%p endif %}"));
  const notes = wordNotes(
    WordTemplateSchema.parse({ ...facts, uploadId: `upl_${"A".repeat(22)}`, filename: "letter.docx" }),
    "en",
  ).filter(({ code }) => code === "foreign_tag");
  assert.deepEqual(
    notes.map(({ message }) => message.slice(0, message.indexOf(" is a tag"))),
    ["{# NOTES #}", "{%p if paid %}", "{%p endif %}"],
  );
  const template = WordTemplateSchema.parse({ ...facts, uploadId: `upl_${"A".repeat(22)}`, filename: "letter.docx" });
  assert.match(outputFormats(template, "en")[1]?.refusal ?? "", /tags of another program.*\{# NOTES #\}/);
});
