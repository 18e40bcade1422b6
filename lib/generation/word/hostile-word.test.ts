import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { AppError } from "../common/errors/app-error.ts";
import { createTypesetter } from "../typesetting/typesetter.ts";
import { readWordTask } from "../workers/tasks/uploads/read-word.ts";
import { makeWordFile } from "./word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
const typesetter = createTypesetter(process.cwd());
after(() => rmSync(folder, { recursive: true }));

/** `set`, or the code of the refusal; anything else is a defect. */
async function outcomeOf(body: string, parts: Record<string, string> = {}): Promise<string> {
  const path = join(folder, "file.docx");
  writeFileSync(path, makeWordFile(body, parts));
  try {
    await readWordTask(
      { path, sourcePath: join(folder, "file.typ"), formPath: join(folder, "file.form"), fontFolder: folder },
      typesetter,
    );
    return "set";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const paragraph = (text: string, properties = "") =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const cell = (properties: string) => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph("x")}</w:tc>`;
const table = (...rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`;
const part = (root: string, content: string) =>
  `<w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${root}>`;

const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;

const fieldStart = (...codes: string[]) =>
  codes
    .map((code) => `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r>`)
    .join("");

const cases: Record<string, [body: string, parts?: Record<string, string>]> = {
  "Typst code in texts, names and links": [
    `${paragraph('#panic("x") \\ " ]] $x$ @y &lt;z&gt; // `raw` #import "/etc/passwd"')}${paragraph('{a" + panic() + "b}')}
     <w:p><w:r><w:rPr><w:rFonts w:ascii='x"), panic("'/><w:color w:val='"panic'/><w:lang w:val='"e'/></w:rPr><w:t>x</w:t></w:r></w:p>`,
  ],
  "a column that spans a billion, and rows that begin beyond the table": [
    table(
      `<w:trPr><w:gridBefore w:val="999999999"/></w:trPr>${cell('<w:gridSpan w:val="999999999"/>')}${cell("")}`,
      cell('<w:gridSpan w:val="-5"/>'),
    ),
  ],
  "merged cells that overlap": [
    table(
      cell('<w:vMerge w:val="restart"/>') + cell(""),
      cell("<w:vMerge/>") + cell(""),
      cell('<w:gridSpan w:val="2"/><w:vMerge/>'),
      cell("<w:vMerge/>") + cell("<w:vMerge/>"),
    ),
  ],
  "300 cells in a row": [table(cell("").repeat(300))],
  "styles and lists that refer to themselves": [
    paragraph("x", '<w:pPr><w:pStyle w:val="A"/><w:numPr><w:ilvl w:val="99"/><w:numId w:val="1"/></w:numPr></w:pPr>'),
    {
      "word/styles.xml": part(
        "styles",
        '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>',
      ),
      "word/numbering.xml": part(
        "numbering",
        '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="8"><w:start w:val="99999999999"/><w:lvlText w:val="%9%9%1%0"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
      ),
    },
  ],
  "sizes without end": [
    `<w:p><w:pPr><w:spacing w:before="99999999" w:line="-999999" w:lineRule="exact"/><w:ind w:left="-99999999" w:hanging="99999999"/></w:pPr>
     <w:r><w:rPr><w:sz w:val="999999999"/><w:spacing w:val="-99999"/><w:position w:val="NaN"/></w:rPr><w:t>x</w:t></w:r></w:p>
     <w:sectPr><w:pgSz w:w="999999999" w:h="-1"/><w:pgMar w:top="99999" w:left="99999" w:right="99999" w:bottom="99999"/><w:cols w:num="99999"/></w:sectPr>`,
  ],
  "page numbers, borders and tab stops beyond reason": [
    `${paragraph("x")}<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:tab/><w:t>y</w:t><w:tab/></w:r><w:r><w:br/><w:tab/></w:r></w:p><w:p><w:fldSimple w:instr='PAGE \\* roman"'/></w:p>
     <w:sectPr><w:pgNumType w:start="-99999999999" w:fmt="upperLetter"/><w:pgBorders w:offsetFrom="page" w:display="notFirstPage"><w:top w:sz="99999" w:space="99999"/><w:left w:val="single" w:space="-9999"/></w:pgBorders></w:sectPr>`,
    {
      "word/settings.xml": part(
        "settings",
        '<w:defaultTabStop w:val="-1"/><w:compat><w:splitPgBreakAndParaMark/></w:compat>',
      ),
    },
  ],
  "a page number larger than any numeral": [
    `<w:p><w:fldSimple w:instr="PAGE"/><w:fldSimple w:instr="NUMPAGES \\* ROMAN"/></w:p><w:sectPr><w:pgNumType w:start="99999999999999999999" w:fmt="lowerRoman"/></w:sectPr>`,
  ],
  "tables as wide as they like to be": [
    `<w:tbl><w:tblPr><w:tblW w:w="1e308" w:type="pct"/></w:tblPr><w:tblGrid><w:gridCol w:w="0"/></w:tblGrid><w:tr>${cell('<w:tcW w:w="999999999" w:type="dxa"/>')}</w:tr></w:tbl>
     <w:tbl><w:tblPr><w:tblpPr/><w:tblW w:w="-5%"/></w:tblPr><w:tr>${cell("")}</w:tr></w:tbl>`,
  ],
  "groups of shapes in groups without end and size": [
    `<w:p><w:r><w:pict>${'<v:group xmlns:v="urn:schemas-microsoft-com:vml" style="width:1e9pt;:;height" coordsize="0,NaN" coordorigin="x">'.repeat(100)}<v:rect style="left:9e99;width:-9e99"/>${"</v:group>".repeat(100)}</w:pict></w:r></w:p>`,
  ],
  "a polygon of a million digits around which text flows": [
    `<w:p><w:r><w:pict><v:rect style="position:absolute;width:90pt;height:90pt" wrapcoords="${"1".repeat(1_000_000)}"><w10:wrap xmlns:w10="urn:schemas-microsoft-com:office:word" type="tight" side="both"/></v:rect></w:pict></w:r></w:p>`,
  ],
  "4,000 words of tiny stretched letters on both sides of a picture as high as its page": [
    `<w:p><w:r><w:pict><v:rect style="position:absolute;margin-left:200pt;width:50pt;height:640pt"><w10:wrap xmlns:w10="urn:schemas-microsoft-com:office:word" type="square"/></v:rect></w:pict></w:r><w:r><w:rPr><w:sz w:val="2"/><w:w w:val="600"/></w:rPr><w:t>${"a bc ".repeat(2_000)}</w:t></w:r></w:p>`,
  ],
  "turned groups, letters and lists beyond reason": [
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:rPr><w:w w:val="-1e9"/></w:rPr><w:t>x</w:t></w:r></w:p><w:p><w:r><w:pict><v:group style="position:absolute;rotation:1e308fd;flip:xyz;width:9pt;height:9pt"><v:rect style="rotation:NaN;width:9;height:9"/></v:group></w:pict></w:r></w:p>`,
    {
      "word/numbering.xml": part(
        "numbering",
        '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="-7.5e300"/><w:numFmt w:val="hebrew1"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
      ),
      "word/settings.xml": part(
        "settings",
        '<w:endnotePr><w:pos w:val="sectEnd"/><w:numStart w:val="-1e99"/></w:endnotePr>',
      ),
    },
  ],
  "words that every object knows, as fonts, formats and places": [
    ["constructor", "valueOf", "__proto__"]
      .map(
        (word) =>
          `<w:p><w:pPr><w:pStyle w:val="${word}"/><w:tabs><w:tab w:val="${word}" w:leader="${word}" w:pos="900"/></w:tabs><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:framePr w:xAlign="${word}" w:yAlign="${word}"/></w:pPr>
           <w:r><w:rPr><w:rFonts w:ascii="${word}"/><w:highlight w:val="${word}"/></w:rPr><w:tab/><w:t>x</w:t></w:r><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="${word}"><wp:align>${word}</wp:align></wp:positionH></wp:anchor></w:drawing></w:r></w:p>
           ${table(cell(`<w:vAlign w:val="${word}"/><w:textDirection w:val="${word}"/>`))}
           <w:p><w:pPr><w:sectPr><w:footnotePr><w:numFmt w:val="${word}"/><w:numRestart w:val="${word}"/></w:footnotePr><w:pgNumType w:fmt="${word}"/><w:type w:val="${word}"/><w:vAlign w:val="${word}"/></w:sectPr></w:pPr><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`,
      )
      .join(""),
    {
      "word/numbering.xml": part(
        "numbering",
        '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="valueOf"/><w:lvlText w:val="%1"/><w:lvlJc w:val="constructor"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
      ),
      "word/footnotes.xml": part("footnotes", `<w:footnote w:id="1">${paragraph("x")}</w:footnote>`),
    },
  ],
  "footnotes in themselves and in each other": [
    `<w:p><w:r><w:t>x</w:t><w:footnoteReference w:id="1"/></w:r></w:p>`,
    {
      "word/footnotes.xml": part(
        "footnotes",
        ["1", "2"]
          .map((id) => `<w:footnote w:id="${id}"><w:p>${note(1)}${note(2)}<w:r><w:t>y</w:t></w:r></w:p></w:footnote>`)
          .join(""),
      ),
    },
  ],
  "tab stops at the same place, and text full of tabs": [
    `<w:p><w:pPr><w:tabs>${'<w:tab w:val="decimal" w:pos="-20"/>'.repeat(50)}</w:tabs></w:pPr><w:r>${"<w:tab/>".repeat(200)}</w:r></w:p>`,
  ],
  "fields that never end, nested and crossed": [
    `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>MERGEFIELD "</w:instrText></w:r>'.repeat(500)}</w:p>
     <w:p>${'<w:r><w:fldChar w:fldCharType="end"/></w:r>'.repeat(500)}</w:p>`,
  ],
  "conditions that never end, nested and crossed": [paragraph("{#a}{#if b}{^c}{#else}{/if}{/a}".repeat(3_000))],
  "conditions that end 10,000 times, and lists in lists": [
    `${paragraph("{#a}{x}{/a}".repeat(10_000))}${paragraph("{#b}").repeat(3_000)}${paragraph("{/b}").repeat(3_000)}`,
  ],
  "IF fields in IF fields": [
    `<w:p>${fieldStart('IF "', "MERGEFIELD a").repeat(400)}${'<w:r><w:fldChar w:fldCharType="end"/></w:r>'.repeat(800)}</w:p>`,
  ],
  "20 conditions in each other": [paragraph(`${"{#if a}".repeat(20)}x${"{/if}".repeat(20)}`)],
  "Typst code in conditions, formats and filters": [
    `${paragraph('{#if a = “"); panic("”}{a | then: “"#panic()”}{/if}{#x" + panic()}{b}{/x" + panic()}')}
     <w:p><w:fldSimple w:instr='MERGEFIELD "a]#panic()" \\b "#panic()" \\# "0.00 );panic("'><w:r><w:t>x</w:t></w:r></w:fldSimple></w:p>`,
  ],
  "rows that repeat each other": [
    table(...Array.from({ length: 500 }, () => cell("").replace("x", "{#r}{y}") + cell("").replace("x", "{/r}"))),
  ],
  "1,000 different conditions": [
    Array.from({ length: 1_000 }, (_, index) => paragraph(`{#if a = ${index}}x{/if}`)).join(""),
  ],
  "1,000 different fields": [Array.from({ length: 1_000 }, (_, index) => paragraph(`{Field ${index}}`)).join("")],
  "a thousand pages": ['<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(1_000)],
  "tables in tables": ["<w:tbl><w:tr><w:tc>".repeat(80) + paragraph("x") + "</w:tc></w:tr></w:tbl>".repeat(80)],
  "a part of a million elements": ["<w:p/>".repeat(1_000_000)],
  "a paragraph of 200,000 tabs": [`<w:p><w:r>${"<w:tab/>".repeat(200_000)}</w:r></w:p>`],
  "number formats of 500,000 characters": [
    [";", ",", "'a"]
      .map(
        (each) =>
          `<w:p><w:fldSimple w:instr='MERGEFIELD a \\# "0${each.repeat(500_000).replaceAll("'", "&apos;")}0"'/></w:p>`,
      )
      .join(""),
  ],
  "5,000 paragraphs in the last of 5,000 styles that are based on each other": [
    paragraph("x", '<w:pPr><w:pStyle w:val="0"/></w:pPr>').repeat(5_000),
    {
      "word/styles.xml": part(
        "styles",
        Array.from(
          { length: 5_000 },
          (_, at) => `<w:style w:styleId="${at}"><w:basedOn w:val="${at + 1}"/><w:rPr><w:b/></w:rPr></w:style>`,
        ).join(""),
      ),
    },
  ],
  "labels of 20,000 characters for 5,000 paragraphs": [
    paragraph("x", '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>').repeat(5_000),
    {
      "word/numbering.xml": part(
        "numbering",
        `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:lvlText w:val="${"%1".repeat(10_000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
      ),
    },
  ],
};
const refused: Record<string, string> = {
  "1,000 different conditions": "hostile_file",
  "1,000 different fields": "hostile_file",
  "a thousand pages": "hostile_file",
  "a part of a million elements": "hostile_file",
  "a paragraph of 200,000 tabs": "hostile_file",
};

for (const [name, [body, parts]] of Object.entries(cases)) {
  test(`${refused[name] ? "refuses" : "typesets or refuses"} ${name}`, async () => {
    const outcome = await outcomeOf(body, parts);
    assert.ok(
      refused[name] ? outcome === refused[name] : ["set", "damaged_file", "hostile_file"].includes(outcome),
      outcome,
    );
    if (/^(?:Typst|20|words|footnotes)/.test(name)) assert.equal(outcome, "set");
  });
}
