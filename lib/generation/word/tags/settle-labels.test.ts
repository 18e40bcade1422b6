import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { labelledValues } from "../../templates/merge.ts";
import { field, merge, paragraph, row, run, table } from "../fields.fixture.ts";
import { shownText } from "../form/same-text.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const next = field(" NEXT ", "«Next Record»");
const name = merge("Name");
const rows = ["Ann", "Bo", "Cy", "Di"].map((each) => ({ Name: each }));

const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const header = `<w:hdr xmlns:w="${main}">${paragraph(name)}</w:hdr>`;

/** How many labels a file has, what isn't done, and what it shows of four rows. */
async function labels(...content: string[]) {
  const path = join(folder, "file.docx");
  const body = content.map((each) => (/^<w:(p|tbl|sectPr)>/.test(each) ? each : paragraph(each))).join("");
  writeFileSync(path, makeWordFile(body, { "word/header1.xml": header }));
  const document = await readWordFile(path, limits, isFormat);
  const left = document.omissions.map(({ what, detail }) => [what, detail]);
  return [document.merge.labels, left, shownText(document, labelledValues(document.merge, rows))];
}

test("fields after a NEXT field have the next row, within a paragraph and over cells and tables", async () => {
  const simple = `<w:fldSimple w:instr=" NEXT "><w:r><w:t>«Next Record»</w:t></w:r></w:fldSimple>`;
  const nested = table(1, row(`<w:tc>${table(1, row(`${next}${name}`))}${paragraph("")}</w:tc>`));
  assert.deepEqual(await labels(`${name}${simple}${name}`, nested, `${name}${next}${name}`), [4, [], "AnnBo||CyCyDi"]);
});

test("headers show the first row of each sheet, and a note says so", async () => {
  const ends = `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>`;
  assert.deepEqual(await labels(`${run("to ")}${name}`, `${next}${name}`, ends), [
    2,
    [["label_edges", ""]],
    "AnntoAnnBo",
  ]);
});

test("what doesn't say for certain which row Word would show stays a document for each row", async () => {
  const box = `<w:r><w:pict><v:rect style="width:90pt;height:90pt"><v:textbox><w:txbxContent>${paragraph(name)}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`;
  const cases: [content: string[], omitted: [what: string, detail: string][]][] = [
    [[name, field(["IF ", name, ' = "x" "', next, '" ""']), name], [["next", "NEXT"]]],
    [[`${name}${next}${box}`], [["next", "NEXT"]]],
    [
      [name, field([" NEXTIF ", name, ' = "x" ']), `${next}${name}`],
      [
        ["next", "NEXTIF"],
        ["next", "NEXT"],
      ],
    ],
    [
      [`${next}${name}`, field([" SKIPIF ", name, ' = "x" '])],
      [
        ["next", "NEXT"],
        ["skip", ""],
      ],
    ],
    [[`{Name}`, `${next}`, "{#items}{Item}{/items}"], [["next", "NEXT"]]],
    [[name, ...Array(500).fill(`${next}${name}`)], [["next", "NEXT"]]],
    [
      [
        `<w:p><w:bookmarkStart w:id="1" w:name="Who"/>${name}<w:bookmarkEnd w:id="1"/></w:p>`,
        `${next}${field(" REF Who ")}`,
      ],
      [["next", "NEXT"]],
    ],
  ];
  for (const [content, omitted] of cases) assert.deepEqual((await labels(...content)).slice(0, 2), [1, omitted]);
});
