import assert from "node:assert/strict";
import { test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { readCatalogue } from "../../catalogue.ts";
import { print } from "../print.fixture.ts";
import { readPageContents } from "../printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "../typeset-sheet.fixture.ts";

const catalogue = readCatalogue(process.cwd());

/** The lines of the first document of a sheet that some of these words stand in. */
async function linesWith(words: RegExp, template: string, rows: string[][], settings: Settings = {}, locale = "de-DE") {
  const { assignment, documents } = await fitSheet(catalogue.find(template), csvOf(rows), settings, locale);
  const { faults } = await print(assignment, documents);
  assert.deepEqual(faults, []);
  const pdf = typesetDocuments(assignment, documents.slice(0, 1)).pdf("pdf", new Date(0));
  const [page] = await Array.fromAsync(readPageContents(pdf, [0]));
  const byLine = Map.groupBy(page?.texts ?? [], ({ origin }) => Math.round(origin.y * 10));
  const lines = Array.from(byLine.values(), (texts) =>
    texts
      .map(({ text }) => text)
      .join("")
      .trim(),
  );
  return lines.filter((line) => words.test(line));
}

const county = "Blankenburg-Schleswig-Holstein-Sonderburg";
const narrow = { sheet: "custom", labelWidth: 34, labelHeight: 38 };

test("a long name ends its lines at its hyphens", async () => {
  const lines = await linesWith(/burg|Holst/, "badge", [["Name"], [`Anna ${county}`]]);
  assert.ok(lines.length > 1, lines.join());
  for (const line of lines) assert.match(line, /(^|-)(Blankenburg|Schleswig|Holstein|Sonderburg)-?$|^Anna/);
});

test("a name that is wider than its label ends its lines at hyphens, then at syllables", async () => {
  const lines = await linesWith(/[a-z]{3}/i, "place-cards", [["Name"], [county]], { ...narrow, event: "" });
  assert.deepEqual(lines.join("").replaceAll("-", ""), county.replaceAll("-", ""));
  for (const line of lines.slice(0, -1)) assert.match(line, /(burg|Schles|wig|Hol|stein|Blan|ken|Son|der)-$/);
});

test("syllables are those of the documents' language, and words of none break anywhere", async () => {
  const set = (word: string, locale: string) =>
    linesWith(/[a-z]{2}/i, "place-cards", [["Name"], [word]], { ...narrow, event: "" }, locale);
  const german = await set("Donaudampfschifffahrtsgesellschaftskapitänswitwe", "de-DE");
  assert.match(german.join("|"), /(schiff|dampf|fahrts|ge|sell|schafts|ka|pi)\u00ad\|/);
  const none = await set("W".repeat(60), "de-DE");
  assert.equal(none.join(""), "W".repeat(60));
});

test("several spaces in a row take the room of several, not that of a caption", async () => {
  const rows = [
    ["Pupil", "Class", "Born"],
    ["Ann 12", "spaces   around", "2026-01-01"],
  ];
  const lines = await linesWith(/spaces|around/, "report-card", rows, {}, "en-GB");
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? "", /spaces {3}around/);
});

/** The height of the largest letters of each of these texts on a template's first page. */
async function sizesOf(texts: string[], template: string, rows: string[][], settings: Settings) {
  const { assignment, documents } = await fitSheet(catalogue.find(template), csvOf(rows), settings, "de-DE");
  const pdf = typesetDocuments(assignment, documents).pdf("pdf", new Date(0));
  const [page] = await Array.fromAsync(readPageContents(pdf, [0]));
  return texts.map((text) => {
    const found = (page?.texts ?? []).filter(
      (each) => each.text.trim().length > 3 && text.toLowerCase().includes(each.text.trim().toLowerCase()),
    );
    assert.ok(found.length > 0, `${text} on ${template}`);
    return Math.max(...found.map(({ size }) => size));
  });
}

const long = "Maria-Theodora Alexandra Wolfeschlegelsteinhausenbergerdorff von Blankenburg und Sonderburg";

/** So narrow that a name becomes small, and so high that others need not. */
const high = { sheet: "custom", columns: 2, rows: 2, labelWidth: 45, labelHeight: 100 };

/** Texts of a page by rank, as its first row has them. */
const ranks: Record<string, { columns: string[]; texts: string[]; settings?: Settings; layout?: Settings }> = {
  certificate: { columns: ["Full name", "Course"], texts: [long, "Ölmalerei"], settings: { title: "Urkunde" } },
  diploma: { columns: ["Name", "Degree", "Honours"], texts: [long, "Bachelor", "cum laude"] },
  "place-cards": {
    columns: ["Name", "Menu"],
    texts: [`${long} ${long}`, "vegan"],
    settings: { event: "Sommerfest" },
    layout: high,
  },
  tags: { columns: ["Product", "Details"], texts: [`${long} ${long}`, "Baumwolle"] },
  badge: { columns: ["Name", "Company", "Role"], texts: [`${long} ${long}`, "ACME", "Lotse"] },
  "report-card": { columns: ["Pupil", "Class"], texts: [long, "Delfine"] },
};

for (const [template, { columns, texts, settings, layout }] of Object.entries(ranks)) {
  const style = catalogue.find(template).settings.find(({ name }) => name === "style");
  for (const { value } of style?.type === "choice" ? style.choices : []) {
    test(`on a ${value} ${template}, no text is larger than one of a higher rank`, async () => {
      const titles = Object.values(settings ?? {}).map(String);
      const sizes = await sizesOf([...texts, ...titles], template, [columns, texts], {
        ...settings,
        ...layout,
        style: value,
      });
      const [first = 0, ...others] = sizes;
      for (const [index, size] of others.entries()) {
        const above = index < texts.length - 1 ? (sizes[index] ?? 0) : first;
        assert.ok(size <= above + 0.01, `${sizes}`);
      }
    });
  }
}
