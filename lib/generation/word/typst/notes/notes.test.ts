import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { conditionKey } from "../../../templates/merge.ts";
import { setWordFile } from "../set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const raised = `<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>`;
const note = (id: number, text: string) =>
  `<w:footnote w:id="${id}"><w:p><w:r>${raised}<w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> ${text}</w:t></w:r></w:p></w:footnote>`;
const reference = (id: number) => `<w:r>${raised}<w:footnoteReference w:id="${id}"/></w:r>`;
const notes = {
  "word/footnotes.xml": `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${note(2, "For {Name}")}${note(3, "At the end")}</w:footnotes>`,
};

test("footnotes are numbered anew in each document, in the look that the file gives their numbers", async () => {
  const body = `<w:p><w:r><w:t>Dear {Name}</w:t></w:r>${reference(2)}<w:r><w:t xml:space="preserve"> and all</w:t></w:r>${reference(3)}</w:p>`;
  const batch = await setWordFile(folder, body, notes, [{ Name: "Ann" }, { Name: "Bo" }]);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const shown = pages.map(({ texts }) => texts.map(({ text }) => text.trim()).filter((text) => text !== ""));
  const of = (name: string) => `Dear ${name}|1|and all|2|1|For ${name}|2|At the end`;
  assert.deepEqual(
    shown.map((texts) => texts.join("|").replace("Dear|", "Dear ").replace("For|", "For ")),
    [of("Ann"), of("Bo")],
  );
  const sizes = pages
    .flatMap(({ texts }) => texts.filter(({ text }) => /^\d$/.test(text.trim())))
    .map(({ size }) => size);
  const letters = pages[0]?.texts.find(({ text }) => text.includes("and all"))?.size ?? 0;
  assert.ok(sizes.every((size) => Math.abs(size / letters - 0.65) < 0.01));
});

test("lines of a footnote are as high as those of the text", async () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
  const body = `<w:p><w:r><w:t>${long}</w:t></w:r>${reference(2)}</w:p>`;
  const part = {
    "word/footnotes.xml": `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${note(2, long)}</w:footnotes>`,
  };
  const batch = await setWordFile(folder, body, part, [{}]);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const baseLines = [...new Set(page?.texts.filter(({ text }) => text.includes("word")).map(({ origin }) => origin.y))];
  const [above, below] = [baseLines.filter((y) => y < 150), baseLines.filter((y) => y > 150)];
  const heights = [above, below].map((lines) => (lines[1] ?? 0) - (lines[0] ?? 0));
  assert.ok((heights[0] ?? 0) > 3);
  assert.ok(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) < 0.05, `${heights}`);
});

const space = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const noteOf = (kind: string, id: number, text: string, mark = `<w:r><w:${kind}Ref/></w:r>`) =>
  `<w:${kind} w:id="${id}"><w:p>${mark}${run(` ${text}`)}</w:p></w:${kind}>`;
const refer = (kind: string, id: number, attributes = "") =>
  `<w:r><w:${kind}Reference w:id="${id}"${attributes}/></w:r>`;
const parts = (endnotes: string, footnotes = "", settings = "") => ({
  "word/endnotes.xml": `<w:endnotes ${space}>${endnotes}</w:endnotes>`,
  "word/footnotes.xml": `<w:footnotes ${space}>${footnotes}</w:footnotes>`,
  "word/settings.xml": `<w:settings ${space}>${settings}</w:settings>`,
});

/** The texts of each document, from the top of its page. */
async function textsOf(body: string, files: Record<string, string>, rows: Record<string, unknown>[] = [{}]) {
  const batch = await setWordFile(folder, body, files, rows);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  return pages.map(({ texts }) =>
    texts
      .toSorted((a, b) => a.origin.y - b.origin.y || a.origin.x - b.origin.x)
      .map(({ text }) => text.trim())
      .filter((text) => text !== "")
      .join(" "),
  );
}

test("endnotes stand after the text, counted apart from footnotes and anew in each document", async () => {
  const body = `<w:p>${run("Dear {Name}")}${refer("endnote", 2)}${refer("footnote", 2)}</w:p><w:p>${run("Yours")}${refer("endnote", 3)}</w:p>`;
  const files = parts(
    noteOf("endnote", 2, "Of {Name}") + noteOf("endnote", 3, "Ours"),
    noteOf("footnote", 2, "Below the page"),
  );
  const documents = await textsOf(body, files, [{ Name: "Ann" }, { Name: "Bo" }]);
  assert.deepEqual(
    documents,
    ["Ann", "Bo"].map((name) => `Dear ${name} i 1 Yours ii i Of ${name} ii Ours 1 Below the page`),
  );
});

test("an endnote in a part that isn't shown isn't counted", async () => {
  const body = `<w:p>${run("{#VIP}You")}${refer("endnote", 2)}${run("{/VIP} All")}${refer("endnote", 3)}</w:p>`;
  const files = parts(noteOf("endnote", 2, "Special") + noteOf("endnote", 3, "Usual"));
  const documents = await textsOf(body, files, [{ [conditionKey({ filled: "VIP" })]: "yes" }, {}]);
  assert.deepEqual(documents, ["You i All ii i Special ii Usual", "All i i Usual"]);
});

test("notes are numbered as the file says, and those with a mark of their own aren't", async () => {
  const own = ` w:customMarkFollows="1"`;
  const body = `<w:p>${run("One")}${refer("footnote", 2, own)}${run("§")}${refer("footnote", 3)}${refer("endnote", 2, own)}${run("¶")}${refer("endnote", 3)}</w:p>`;
  const files = parts(
    noteOf("endnote", 2, "Own", run("¶")) + noteOf("endnote", 3, "Last"),
    noteOf("footnote", 2, "Signed", run("§")) + noteOf("footnote", 3, "First"),
    `<w:footnotePr><w:numFmt w:val="upperRoman"/></w:footnotePr><w:endnotePr><w:numFmt w:val="upperLetter"/></w:endnotePr>`,
  );
  const [text = ""] = await textsOf(body, files);
  assert.equal(text.replaceAll(" ", ""), "One§I¶A¶OwnALast§SignedIFirst");
});

/** A note's reference and what is said of it, in a paragraph. */
const noted = (kind: string, id: number, more = "") => `<w:p>${more}${run(`Text${id}`)}${refer(kind, id)}</w:p>`;
const numbered = (kind: string, ...properties: string[]) => `<w:${kind}Pr>${properties.join("")}</w:${kind}Pr>`;
const restart = (at: string) => `<w:numRestart w:val="${at}"/>`;
const start = (at: number) => `<w:numStart w:val="${at}"/>`;
const ends = (...properties: string[]) => `<w:pPr><w:sectPr>${properties.join("")}</w:sectPr></w:pPr>`;
const continuous = `<w:type w:val="continuous"/>`;
const pageBreak = `<w:p><w:r><w:br w:type="page"/></w:r></w:p>`;
const notesOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => noteOf(kind, at + 2, `Note${at + 2}`)).join("");

test("footnotes begin anew on each page, wherever a row's values put it, and at the number that the file says", async () => {
  const body = `${noted("footnote", 2)}${noted("footnote", 3)}<w:p>${run("{Text}")}</w:p>${noted("footnote", 4)}${noted("footnote", 5)}`;
  const settings = numbered("footnote", start(3), restart("eachPage"));
  const long = Array.from({ length: 900 }, () => "word").join(" ");
  const pages = await textsOf(body, parts("", notesOf("footnote", 4), settings), [{ Text: "Short" }, { Text: long }]);
  assert.deepEqual(
    pages.map((page) => page.replaceAll(/(word ?)+/g, "… ")),
    [
      "Text2 3 Text3 4 Short Text4 5 Text5 6 3 Note2 4 Note3 5 Note4 6 Note5",
      "Text2 3 Text3 4 … 3 Note2 4 Note3",
      "… Text4 3 Text5 4 3 Note4 4 Note5",
    ],
  );
});

test("a note with a mark of its own isn't counted where each page begins anew", async () => {
  const marked = `<w:p>${run("Own")}${refer("footnote", 3, ` w:customMarkFollows="1"`)}${run("§")}</w:p>`;
  const body = noted("footnote", 2) + pageBreak + marked + noted("footnote", 4);
  const files = parts("", notesOf("footnote", 3), numbered("footnote", restart("eachPage")));
  const [, second = ""] = await textsOf(body, files);
  assert.match(second, /^Own § Text4 1 /);
});

test("notes begin anew in sections that say so, also in the middle of a page", async () => {
  for (const kind of ["footnote", "endnote"]) {
    const anew = numbered(kind, `<w:numFmt w:val="decimal"/>`, restart("eachSect"));
    const other = numbered(kind, `<w:numFmt w:val="upperLetter"/>`, start(2), restart("eachSect"));
    const body =
      noted(kind, 2) +
      noted(kind, 3, ends(anew)) +
      noted(kind, 4, ends(continuous, anew)) +
      noted(kind, 5) +
      noted(kind, 6) +
      `<w:sectPr>${other}${continuous}</w:sectPr>`;
    const files = parts(notesOf("endnote", 5), notesOf("footnote", 5));
    const [text = "", again] = await textsOf(body, files, [{}, {}]);
    assert.equal(text, "Text2 1 Text3 2 Text4 1 Text5 B Text6 C 1 Note2 2 Note3 1 Note4 B Note5 C Note6");
    assert.equal(again, text);
  }
});

test("notes that go on begin with the file's number, and are doubled letters and signs where these end", async () => {
  const body = [2, 3, 4].map((id) => noted("footnote", id) + noted("endnote", id)).join("");
  const settings =
    numbered("footnote", `<w:numFmt w:val="chicago"/>`, start(4)) +
    numbered("endnote", `<w:numFmt w:val="lowerLetter"/>`, start(26));
  const files = parts(notesOf("endnote", 3), notesOf("footnote", 3), settings);
  const [text = ""] = await textsOf(body, files);
  assert.match(text, /^Text2 § Text2 z Text3 \*\* Text3 aa Text4 †† Text4 bb z Note2 aa Note3 bb Note4 § Note2/);
});

test("endnotes stand at the end of their section if the file says so, also in the middle of a page", async () => {
  const settings = numbered("endnote", `<w:pos w:val="sectEnd"/>`, `<w:numFmt w:val="decimal"/>`);
  const body = noted("endnote", 2) + noted("endnote", 3, ends()) + noted("endnote", 4);
  const files = parts(notesOf("endnote", 3), "", settings);
  const shown = ["Text2 1 Text3 2 1 Note2 2 Note3", "Text4 3 3 Note4"];
  assert.deepEqual(await textsOf(body, files, [{}, {}]), [...shown, ...shown]);
  const [page] = await textsOf(`${body}<w:sectPr>${continuous}</w:sectPr>`, files);
  assert.equal(page, shown.join(" "));
});

test("notes may begin with the number 0", async () => {
  for (const kind of ["footnote", "endnote"]) {
    const settings = numbered(kind, `<w:numFmt w:val="decimal"/>`, start(0));
    const [text = ""] = await textsOf(noted(kind, 2) + noted(kind, 3), {
      ...parts(notesOf("endnote", 2), notesOf("footnote", 2), settings),
    });
    assert.equal(text, "Text2 0 Text3 1 0 Note2 1 Note3");
  }
});
