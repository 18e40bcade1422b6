import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { conditionKey, linesKey } from "../../templates/merge.ts";
import { formatNumber } from "../styles/numbering.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const space = `xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const level = (index: number, format: string, label: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:suff w:val="space"/><w:lvlText w:val="${label}"/></w:lvl>`;
const levels = level(0, "decimal", "%1.") + level(1, "lowerLetter", "%1%2)") + level(2, "upperRoman", "%3");
const numbering = {
  "word/numbering.xml": `<w:numbering ${space}><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
};
const plain = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const item = (text: string, at = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** The texts of each document, a line of them after the other. */
async function linesOf(body: string, rows: Record<string, unknown>[], lists = numbering): Promise<string[]> {
  const batch = await setWordFile(folder, body, lists, rows);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  return pages.map(({ texts }) =>
    texts
      .map(({ text }) => text.trim())
      .filter((text) => text !== "")
      .join(" "),
  );
}

const list = (...items: string[]) => ({
  [conditionKey({ filled: "items" })]: "list",
  [linesKey]: items.map((Item) => ({ Item })),
});

test("numbers count on in repeated paragraphs, after them, and anew in each document", async () => {
  const body = [
    item("First"),
    ...[plain("{#items}"), item("{Item}"), item("of {Item}", 1), item("and", 1), plain("{/items}")],
    ...[item("Last"), item("deep", 2)],
  ].join("");
  assert.deepEqual(await linesOf(body, [list("oak", "ash"), list(), list("elm")]), [
    "1. First 2. oak 2a) of oak 2b) and 3. ash 3a) of ash 3b) and 4. Last I deep",
    "1. First 2. Last I deep",
    "1. First 2. elm 2a) of elm 2b) and 3. Last I deep",
  ]);
});

test("what isn't shown isn't counted, in rows of a table too", async () => {
  const cell = (content: string) => `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
  const table = (...rows: string[]) =>
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`;
  const body = [
    ...[plain("{#if VIP}"), item("Lounge"), plain("{/if}"), item("Seat")],
    table(cell(item("{#items}{Item}")) + cell(plain("{/items}")), cell(item("Total")) + cell("<w:p/>")),
  ].join("");
  const vip = { [conditionKey({ filled: "VIP" })]: "yes" };
  assert.deepEqual(await linesOf(body, [list("tea", "jam"), { ...vip, ...list("tea") }]), [
    "1. Seat 2. tea 3. jam 4. Total",
    "1. Lounge 2. Seat 3. tea 4. Total",
  ]);
});

test("numbers in words and with endings are those of an English text, also where they are counted in each document", async () => {
  const own = level(0, "cardinalText", "Article %1") + level(1, "ordinalText", "%2,") + level(2, "ordinal", "%3");
  const words = { "word/numbering.xml": numbering["word/numbering.xml"].replace(levels, own) };
  const numbered = (text: string, at: number, language = "en-GB") =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr><w:rPr><w:lang w:val="${language}"/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const body = [numbered("Fees", 0), numbered("Costs", 1), numbered("Rent", 2), numbered("Heat", 2)].join("");
  const shown = "Article One Fees First, Costs 1st Rent 2nd Heat";
  assert.deepEqual(await linesOf(body, [{}], words), [shown]);
  const part = `${plain("{#if VIP}")}${numbered("Bonus", 0)}${plain("{/if}")}${body}`;
  const vip = { [conditionKey({ filled: "VIP" })]: "yes" };
  assert.deepEqual(await linesOf(part, [{}, vip], words), [shown, `Article One Bonus ${shown.replace("One", "Two")}`]);
  assert.deepEqual(await linesOf(numbered("Kosten", 2, "de-DE"), [{}], words), ["1. Kosten"]);
});

test("numbers are written in other scripts, with signs and with zeros, also where they are counted in each document", async () => {
  const written = (format: string, ...values: number[]) => values.map((value) => formatNumber(value, format));
  const cases: Record<string, string[]> = {
    ...{ russianUpper: ["А", "Л"], chineseCounting: ["一", "十一"], koreanDigital: ["일", "일일"] },
    ...{ decimalEnclosedCircle: ["①", "⑪"], ideographTraditional: ["甲", "11"], hebrew1: ["א", "יא"] },
  };
  for (const [format, shown] of Object.entries(cases)) assert.deepEqual(written(format, 1, 11), shown, format);
  assert.deepEqual(written("hebrew1", 15, 16, 20, 115, 30), ["טו", "טז", "כ", "קטו", "ל"]);
  assert.deepEqual(written("russianLower", 28, 29, 30), ["я", "аа", "бб"]);
  assert.deepEqual(written("chineseCounting", 10, 20, 99), ["十", "二十", "九十九"]);
  const custom = `<w:lvl w:ilvl="0"><w:start w:val="9"/><mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent><w:lvlText w:val="%1"/><w:suff w:val="space"/></w:lvl>`;
  const zeros = { "word/numbering.xml": numbering["word/numbering.xml"].replace(levels, custom) };
  const items = `${item("Nine")}${item("Ten")}`;
  const vip = { [conditionKey({ filled: "VIP" })]: "yes" };
  const shown = await linesOf(`${plain("{#if VIP}")}${item("Old")}${plain("{/if}")}${items}`, [{}, vip], zeros);
  assert.deepEqual(shown, ["009 Nine 010 Ten", "009 Old 010 Nine 011 Ten"]);
});

test("large numbers are written alike whether the file has them or each document counts them", async () => {
  const formats = ["thaiNumbers", "hex", "numberInDash", "ordinal", "russianLower", "hebrew1", "cardinalText", "zeros"];
  const starts = [99, 111, 144, 498, 4095];
  const lists = starts.flatMap((start) => formats.map((format) => ({ start, format })));
  const own = lists.map(({ start, format }, id) => {
    const own = level(0, format === "zeros" ? `custom" w:format="0001, 0002` : format, "%1");
    return `<w:abstractNum w:abstractNumId="${id}">${own.replace(`<w:start w:val="1"/>`, `<w:start w:val="${start}"/>`)}</w:abstractNum><w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`;
  });
  const parts = { "word/numbering.xml": `<w:numbering ${space}>${own.join("")}</w:numbering>` };
  const items = (text: string) =>
    lists.map((_, id) =>
      item(text)
        .replace(`<w:numId w:val="1"/>`, `<w:numId w:val="${id + 1}"/>`)
        .replace("</w:pPr>", `<w:rPr><w:lang w:val="en-GB"/></w:rPr></w:pPr>`),
    );
  const [first, others] = [items("a").join(""), items("b").join("") + items("c").join("")];
  const vip = { [conditionKey({ filled: "VIP" })]: "yes" };
  const counted = await linesOf(`${plain("{#if VIP}")}${first}${plain("{/if}")}${others}`, [vip], parts);
  assert.deepEqual(counted, await linesOf(first + others, [{}], parts));
  assert.deepEqual(
    [100, 4096].map((value) => formatNumber(value, "hex")),
    ["64", "1000"],
  );
  assert.deepEqual(
    [7, 100].map((value) => formatNumber(value, "thaiNumbers")),
    ["๗", "๑๐๐"],
  );
  assert.deepEqual(
    [7, 100].map((value) => formatNumber(value, "zeros 4")),
    ["0007", "0100"],
  );
});

test("every number up to 99 has its words", () => {
  const shown = (format: string) =>
    [1, 12, 13, 20, 21, 33, 99].map((value) => formatNumber(value, `English ${format}`));
  assert.deepEqual(shown("cardinalText"), [
    "One",
    "Twelve",
    "Thirteen",
    "Twenty",
    "Twenty-one",
    "Thirty-three",
    "Ninety-nine",
  ]);
  assert.deepEqual(shown("ordinalText"), [
    "First",
    "Twelfth",
    "Thirteenth",
    "Twentieth",
    "Twenty-first",
    "Thirty-third",
    "Ninety-ninth",
  ]);
  assert.deepEqual(shown("ordinal"), ["1st", "12th", "13th", "20th", "21st", "33rd", "99th"]);
});

test("lists have the levels of their list style, and a level alone is one of its style's list", async () => {
  const style = (id: string, type: string, numbers: string, base = "") =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${base}<w:pPr><w:numPr>${numbers}</w:numPr></w:pPr></w:style>`;
  const styles = [
    style("Clauses", "numbering", `<w:numId w:val="1"/>`),
    style("Clause", "paragraph", `<w:numId w:val="2"/>`),
    style("Part", "paragraph", `<w:ilvl w:val="1"/>`, `<w:basedOn w:val="Clause"/>`),
  ];
  const lists = {
    "word/numbering.xml": `<w:numbering ${space}><w:abstractNum w:abstractNumId="0">${levels}<w:styleLink w:val="Clauses"/></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="Clauses"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    "word/styles.xml": `<w:styles ${space}>${styles.join("")}</w:styles>`,
  };
  const of = (id: string, text: string, more = "") =>
    `<w:p><w:pPr><w:pStyle w:val="${id}"/>${more}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const deeper = `<w:numPr><w:ilvl w:val="1"/></w:numPr>`;
  const body = of("Clause", "Rent") + of("Part", "Amount") + of("Clause", "Day", deeper) + of("Clause", "Heat");
  assert.deepEqual(await linesOf(body, [{}], lists), ["1. Rent 1a) Amount 1b) Day 2. Heat"]);
});

test("a list that starts anew does so once, and the first one counts on from there", async () => {
  const lists = {
    "word/numbering.xml": `<w:numbering ${space}><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`,
  };
  const anew = (text: string) => item(text).replace(`<w:numId w:val="1"/>`, `<w:numId w:val="2"/>`);
  const body = item("Rent") + item("Heat") + anew("Pets") + anew("Cars") + item("Noise");
  assert.deepEqual(await linesOf(body, [{}], lists), ["1. Rent 2. Heat 1. Pets 2. Cars 3. Noise"]);
  const part = `${item("Rent")}${plain("{#if VIP}")}${anew("Pets")}${plain("{/if}")}${anew("Cars")}${item("Noise")}`;
  const vip = { [conditionKey({ filled: "VIP" })]: "yes" };
  assert.deepEqual(await linesOf(part, [{}, vip], lists), [
    "1. Rent 1. Cars 2. Noise",
    "1. Rent 1. Pets 2. Cars 3. Noise",
  ]);
});

test("a list's level may be that of what a style is based on, and one that is passed over counts as begun", async () => {
  const style = (id: string, numbers: string, base = "") =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${base}<w:pPr><w:numPr>${numbers}</w:numPr></w:pPr></w:style>`;
  const second = `<w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/><w:suff w:val="space"/><w:lvlText w:val="%1.%2"/></w:lvl>`;
  const lists = {
    "word/numbering.xml": `<w:numbering ${space}><w:abstractNum w:abstractNumId="0">${level(0, "decimal", "%1.")}${second}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    "word/styles.xml": `<w:styles ${space}>${style("Two", `<w:ilvl w:val="1"/><w:numId w:val="2"/>`)}${style("Annex", `<w:numId w:val="1"/>`, `<w:basedOn w:val="Two"/>`)}</w:styles>`,
  };
  const annex = (text: string) => `<w:p><w:pPr><w:pStyle w:val="Annex"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = annex("Rent") + annex("Heat") + item("Pets") + annex("Cats");
  // The second level doesn't say with what it begins: with 0.
  assert.deepEqual(await linesOf(body, [{}], lists), ["1.0 Rent 1.1 Heat 2. Pets 2.0 Cats"]);
  const counted = `${annex("Rent")}${plain("{#if VIP}")}${annex("Heat")}${plain("{/if}")}${item("Pets")}${annex("Cats")}`;
  const vip = { [conditionKey({ filled: "VIP" })]: "yes" };
  assert.deepEqual(await linesOf(counted, [{}, vip], lists), [
    "1.0 Rent 2. Pets 2.0 Cats",
    "1.0 Rent 1.1 Heat 2. Pets 2.0 Cats",
  ]);
});

test("an empty paragraph of a list that only ends a section has no number", async () => {
  const end = item("")
    .replace("</w:pPr>", "<w:sectPr/></w:pPr>")
    .replace(/<w:r>.*<\/w:r>/, "");
  assert.deepEqual(await linesOf(item("Rent") + end + item("Heat"), [{}]), ["1. Rent", "2. Heat"]);
});
