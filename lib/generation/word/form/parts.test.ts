import assert from "node:assert/strict";
import { test } from "node:test";
import { conditionKey } from "../../templates/merge.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { bodyOf, char, fill, formOf, mergeField, paragraph, readFile, run } from "./fill-file.fixture.ts";
import { fillForm, OverfullError } from "./fill-form.ts";
import { UnfillableError } from "./form.ts";
import { shownText } from "./same-text.ts";

const met = (name: string) => conditionKey({ filled: name });
const lines = [{ Item: "Ink" }, { Item: "Pens & co" }];

test("an IF field becomes the text that its condition chooses, with the look that it has there", async () => {
  const condition = { left: { field: "Sex" }, operator: "=", right: { text: "f" }, isWords: true } as const;
  const instruction = (text: string, look = "") =>
    `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const body = paragraph(
    run("Dear "),
    char("begin"),
    instruction(" IF "),
    mergeField("MERGEFIELD Sex", run("m")),
    instruction(' = "f" "'),
    instruction("Ms ", "<w:b/>"),
    mergeField("MERGEFIELD Last", run("«Last»", "<w:i/>")),
    instruction('" "Sir" '),
    char("separate"),
    run("Sir"),
    char("end"),
    run("!"),
  );
  const dear = async (isMet: string) => {
    const values = { Sex: "?", Last: "Müller", [conditionKey(condition)]: isMet };
    return bodyOf((await fill(makeWordFile(body), values)).document)?.replaceAll("<w:r></w:r>", "");
  };
  assert.equal(await dear("yes"), paragraph(run("Dear "), run("Ms ", "<w:b/>"), run("Müller", "<w:i/>"), run("!")));
  assert.equal(await dear(""), paragraph(run("Dear "), run("Sir"), run("!")));
});

test("conditions choose what stands in a paragraph, and whole paragraphs", async () => {
  const body = `${paragraph(run("a {#if A}"), run("b {A}", "<w:b/>"), run("{#else}c", "<w:i/>"), run("{/if} d"))}${paragraph(run("{#A}"))}${paragraph(run("e"))}<w:tbl><w:tr><w:tc>${paragraph(run("f"))}</w:tc></w:tr></w:tbl>${paragraph(run("{/A}"))}`;
  const text = async (values: Record<string, string>) => {
    const { document } = await fill(makeWordFile(body), values);
    return (bodyOf(document) ?? "").replace(/<\/w:p>/g, "/").replace(/<[^>]*>/g, "");
  };
  assert.equal(await text({ A: "x", [met("A")]: "yes" }), "a b x d/e/f/");
  assert.equal(await text({ A: "", [met("A")]: "" }), "a c d/");
  const { document } = await fill(makeWordFile(body), { A: "x", [met("A")]: "yes" });
  assert.ok(document.includes(run("b x", "<w:b/>")) && document.includes(run(" d")));
});

test("rows of a table, and paragraphs, stand once for each line of a list", async () => {
  const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
  const table = (...rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`;
  const body = `${table(cell("Item") + cell("For"), cell("{#items}{Item}") + cell("{Name}{/items}"))}${paragraph(run("{#items}"))}${paragraph(run("{Item};"))}${paragraph(run("{/items}"))}`;
  const values = { Name: "Ann", [met("items")]: "list", " lines": lines };
  const { document } = await fill(makeWordFile(body), values);
  const rows = lines.map(({ Item }) => cell(Item.replace("&", "&amp;")) + cell("Ann"));
  const shown = lines.map(({ Item }) => paragraph(run(`${Item.replace("&", "&amp;")};`)));
  assert.equal(bodyOf(document), `${table(cell("Item") + cell("For"), ...rows)}${shown.join("")}`);
});

const cell = (text: string, properties = "") =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${paragraph(text === "" ? "" : run(text))}</w:tc>`;
const tableOf = (...rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((each) => (each.startsWith("<") ? each : cell(each))).join("")}</w:tr>`).join("")}</w:tbl>`;

test("a table whose rows are all of one list isn't in a document without lines", async () => {
  const listed = { Name: "Ann", [met("Name")]: "yes", [met("items")]: "list" };
  for (const rows of [
    [
      ["{#items}", ""],
      ["{Item}", "{Name}"],
      ["", ""],
      ["{/items}", ""],
    ],
    [["{#items}{Item}", "{Name}{/items}"]],
  ]) {
    const file = makeWordFile(tableOf(...rows) + paragraph(run("{Name}")));
    const shown = async (all: object[]) => bodyOf((await fill(file, { ...listed, " lines": all })).document);
    assert.equal(await shown([]), paragraph(run("Ann")));
    const spacer = rows.length > 1 ? [["", ""]] : [];
    const filled = lines.flatMap(({ Item }) => [[Item.replace("&", "&amp;"), "Ann"], ...spacer]);
    assert.equal(await shown(lines), tableOf(...filled) + paragraph(run("Ann")));
  }
});

test("tags of a condition and a list begin in one row and end in another, around cells merged downwards", async () => {
  const merged = (text: string, value: string) => cell(text, `<w:vMerge${value}/>`);
  const item = (text: string, name: string) => [
    [merged(text, ' w:val="restart"'), "Details"],
    [merged("", ""), name],
  ];
  const file = makeWordFile(
    tableOf(["Head", ""], ["{#if Name}", "{#items}"], ...item("{Item}", "{Name}"), ["{/items}", "{/if}"]),
  );
  const values = {
    Name: "Ann",
    [met("Name")]: "yes",
    [met("items")]: "list",
    " lines": [{ Item: "Ink" }, { Item: "Pens" }],
  };
  const shown = async (more: object) => bodyOf((await fill(file, { ...values, ...more })).document);
  assert.equal(await shown({}), tableOf(["Head", ""], ...item("Ink", "Ann"), ...item("Pens", "Ann")));
  assert.equal(await shown({ [met("Name")]: "" }), tableOf(["Head", ""]));
  const across = tableOf(
    ...item("{Name}", "x"),
    ["", "{#items}{Item}{/items}"],
    [merged("", ""), "{#items}"],
    ["", "{Item}{/items}"],
  );
  await assert.rejects(formOf(makeWordFile(across)), UnfillableError);
});

test("tags in rows of their own begin and end lists and conditions, and divide their branches", async () => {
  const control = `<w:sdt><w:sdtPr><w:id w:val="7"/></w:sdtPr><w:sdtContent>${run("{Item}")}</w:sdtContent></w:sdt>`;
  const item = [cell("").replace("</w:p>", `${control}</w:p>`), "{Name}"];
  const file = makeWordFile(
    tableOf(
      ["{#items}", ""],
      item,
      ["{/items}{#if Name}", ""],
      ["yes", ""],
      ["", "{#else}"],
      ["no", ""],
      ["", "{/if}"],
    ) + tableOf(["{#items}", ""], ["{Item}", "x"], ["{/items}{^items}", ""], ["none", "x"], ["{/items}", ""]),
  );
  const shown = async (isMet: string, all: object[]) => {
    const values = { Name: "Ann", [met("Name")]: isMet, [met("items")]: "list", " lines": all };
    const { document } = await fill(file, values);
    assert.doesNotMatch(document, /w:id/);
    const pdf = shownText(await readFile(file), values).replace(/\||\s/g, "");
    assert.equal(document.replace(/<[^>]*>|\s/g, "").replaceAll("&amp;", "&"), pdf);
    return pdf;
  };
  assert.equal(await shown("yes", lines), "InkAnnPens&coAnnyesInkxPens&cox");
  assert.equal(await shown("", []), "nononex");
});

test("a document of more text than Word opens is none", async () => {
  const form = await formOf(makeWordFile(paragraph(run("{#items}{Item}{/items}{Name}"))));
  const values = { [met("items")]: "list", " lines": Array(1_000).fill({ Item: "x".repeat(200_000) }) };
  assert.throws(() => fillForm(form, values), OverfullError);
});

test("tags and fields in great numbers, and lists in lists, are refused", async () => {
  const cases = ["{#items}{A}".repeat(30) + "{/items}".repeat(30), "{#A}x{/A}".repeat(501), "{A}".repeat(10_001)].map(
    (text) => paragraph(run(text)),
  );
  cases.push(paragraph(run("{A}"), char("begin").repeat(2_001)));
  cases.push(paragraph(run("{A}"), mergeField("PAGE", run("1")).repeat(2_001)));
  for (const body of cases) await assert.rejects(formOf(makeWordFile(body)), UnfillableError, body.slice(0, 80));
});
