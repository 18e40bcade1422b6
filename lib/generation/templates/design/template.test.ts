import assert from "node:assert/strict";
import { test } from "node:test";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { designDefinition } from "../../designs/design-definition.ts";
import { readPageContents } from "../checks/printed/page-content.fixture.ts";
import { fitSheet, typesetDocuments } from "../checks/typeset-sheet.fixture.ts";

test("an image that has no file and no column yet leaves its box empty, and all else is set", async () => {
  const box = { page: 1, x: 5, y: 5, width: 60, height: 10 };
  const elements = [
    { ...box, id: "image", kind: "picture" },
    { ...box, id: "name", kind: "text", text: "{Name}" },
  ];
  const design = DesignSchema.parse({ version: 1, pages: [{ width: 90, height: 50 }], elements });
  const { assignment, documents } = await fitSheet(designDefinition(design), "Name,Number\nAnn,1");
  const [page] = await Array.fromAsync(
    readPageContents(typesetDocuments(assignment, documents).pdf("pdf", new Date(0))),
  );
  assert.equal(page?.texts.map(({ text }) => text).join(""), "Ann");
});

test("words with another look are on the line of the others, and shrink with them", async () => {
  const box = { page: 1, x: 5, y: 5, width: 60, height: 8, kind: "text", wrap: false, size: 12, minSize: 4 };
  const accents = { strong: { weight: 700, scale: 1.5 }, emphasis: { italic: true, font: "tinos" } };
  const elements = [
    { ...box, id: "accented", text: "Mr **{Name}** has *passed*", accents },
    { ...box, id: "plain", y: 15, text: "Mr **{Name}**" },
    { ...box, id: "wrapped", y: 25, height: 20, wrap: true, text: "**Dear {Name}, you** have", accents },
  ];
  const design = DesignSchema.parse({ version: 1, pages: [{ width: 70, height: 50 }], elements });
  const { assignment, documents } = await fitSheet(
    designDefinition(design),
    "Name,Number\nAnn,1\n*Bartholomew* of Hohenzollern-Sigmaringen,2",
  );
  const pages = await Array.fromAsync(
    readPageContents(typesetDocuments(assignment, documents).pdf("pdf", new Date(0))),
  );
  const lines = pages.map(({ texts }) => {
    const within = (from: number, to: number) => texts.filter(({ origin }) => origin.y > from && origin.y < to);
    const said = (from: number, to: number) =>
      within(from, to)
        .map(({ text }) => text)
        .join("")
        .replaceAll(/\s/g, "");
    const heights = new Set(within(5, 14).map(({ origin }) => origin.y.toFixed(2)));
    const rows = new Set(within(24, 49).map(({ origin }) => origin.y.toFixed(1)));
    return { accented: said(5, 14), plain: said(15, 24), wrapped: said(24, 49), heights, rows: rows.size };
  });
  const [short, long] = lines;
  assert.deepEqual([short?.accented, short?.plain, short?.wrapped], ["MrAnnhaspassed", "Mr**Ann**", "DearAnn,youhave"]);
  assert.equal(long?.accented, "Mr*Bartholomew*ofHohenzollern-Sigmaringenhaspassed");
  assert.deepEqual([...(long?.heights ?? [])], [...(short?.heights ?? [])]);
  assert.equal(short?.heights.size, 1);
  assert.deepEqual([short?.rows, long?.rows], [1, 3]);
});

test("a text that may wrap, in a box of one line, is as large as the line allows", async () => {
  const box = { page: 1, x: 5, y: 5, width: 60, height: 8, kind: "text", size: 20, minSize: 6 };
  const lengths = [23, 25, 27, 30, 33, 37];
  const names = lengths.map((length) => "Ana Bel Cid Dan Eva Fay Gil Hal Ida Jan ".slice(0, length).trim());
  const design = DesignSchema.parse({
    version: 1,
    pages: [{ width: 70, height: 20 }],
    elements: [{ ...box, id: "name", text: "{Name}" }],
  });
  const { assignment, documents } = await fitSheet(
    designDefinition(design),
    ["Name,Number", ...names.map((name, row) => `${name},${row}`)].join("\n"),
  );
  const pages = await Array.fromAsync(
    readPageContents(typesetDocuments(assignment, documents).pdf("pdf", new Date(0))),
  );
  for (const { texts } of pages) {
    assert.equal(new Set(texts.map(({ origin }) => origin.y.toFixed(1))).size, 1);
    const right = Math.max(...texts.map(({ box: { right } }) => right));
    const left = Math.min(...texts.map(({ box: { left } }) => left));
    assert.ok(right - left > 0.94 * 60, `${right - left}`);
  }
});

/** What stands on a page, and where, in capitals of a kind. */
async function lettersOf(name: string, capitals: string, locale: string) {
  const box = { page: 1, x: 5, y: 5, width: 80, height: 8, kind: "text", size: 12, minSize: 12 };
  const design = DesignSchema.parse({
    version: 1,
    pages: [{ width: 90, height: 20 }],
    elements: [{ ...box, id: "name", text: "{Name}", capitals }],
  });
  const { assignment, documents } = await fitSheet(designDefinition(design), `Name,Number\n${name},1`, {}, locale);
  const [page] = await Array.fromAsync(
    readPageContents(typesetDocuments(assignment, documents).pdf("pdf", new Date(0))),
  );
  return page?.texts.map(({ text, origin, box: { right } }) => ({ text, origin, right })) ?? [];
}

test("small capitals leave letters alone that have none, with their marks", async () => {
  for (const name of ["कृष्णा", "கொடுமுடி", "లక్ష్మీ", "น้ำใจ", "مُحَمَّد"]) {
    assert.deepEqual(await lettersOf(name, "small", "en-GB"), await lettersOf(name, "none", "en-GB"), name);
  }
  assert.notDeepEqual(await lettersOf("Ann", "small", "en-GB"), await lettersOf("Ann", "none", "en-GB"));
});

test("capitals of Armenian's և are those of the locale", async () => {
  const capitals = async (locale: string) =>
    (await lettersOf("Երևան", "upper", locale)).map(({ text }) => text).join("");
  assert.deepEqual([await capitals("hy-AM"), await capitals("en-GB")], ["ԵՐԵՎԱՆ", "ԵՐԵՒԱՆ"]);
});
