import assert from "node:assert/strict";
import { test } from "node:test";
import { readBack, type StructureNode } from "../../archive/pdf/read-back.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { csvOf, fitSheet, typesetDocuments } from "../../templates/checks/typeset-sheet.fixture.ts";
import { markAccents, markMarkup, withoutMarks } from "./markup.ts";

const shown = (text: string) =>
  markMarkup(text).replace(/[^\P{Cc}\n]/gu, (mark) => `‹${"BI[|]-#.........¶".charAt(mark.charCodeAt(0) - 14)}›`);

const letter = readCatalogue(process.cwd()).find("letter");

/** The text, the links and the roles of the tags of a letter with this body. */
async function letterOf(body: string, row: Record<string, string>) {
  const cells = csvOf([Object.keys(row), Object.values(row)]);
  const { assignment, documents } = await fitSheet(letter, cells, {
    body,
    company: "Lindén",
    greeting: "",
    closing: "",
  });
  assert.deepEqual(documents[0]?.problems, []);
  const { pages } = await readBack(typesetDocuments(assignment, documents).pdf("pdf", new Date(0)));
  const rolesOf = (node: StructureNode): string[] => [node.role ?? "", ...(node.children ?? []).flatMap(rolesOf)];
  return {
    text: pages[0]?.text ?? "",
    links: pages[0]?.links,
    roles: pages.flatMap((page) => rolesOf(page.structure)),
  };
}

test("marks bold, italics, links, lists and paragraphs", () => {
  assert.equal(shown("a **b *c* d** _e_"), "a ‹B›b ‹I›c‹I› d‹B› ‹I›e‹I›");
  assert.equal(shown("[x **y**](https://a.de/{Code}?q=1)"), "‹[›https://a.de/{Code}?q=1‹|›x ‹B›y‹B›‹]›");
  assert.equal(shown("See https://a.de/b_c_d."), "See ‹[›https://a.de/b_c_d‹|›https://a.de/b_c_d‹]›.");
  assert.equal(shown("- a\n* b\n\n1. c\n2. d"), "‹-›a\n‹-›b\n\n‹¶›‹#›1‹#›c\n‹#›2‹#›d");
});

test("keeps unpaired signs, characters after a backslash, and the names of columns", () => {
  for (const text of ["2 * 3 * 4", "snake_case_name", "**", "a*b*c", "5*", "{a*b} {c*d}", "{x | default: '**'}"]) {
    assert.equal(shown(text), text);
  }
  assert.equal(shown("\\*a\\* \\[b](https://c.de) \\\\"), "*a* [b](‹[›https://c.de‹|›https://c.de‹]›) \\");
  assert.equal(shown("1. Mai 2027\nund 3. Juni"), "1. Mai 2027\nund 3. Juni");
  assert.equal(shown("[x](javascript:alert(1)) [y](file:///etc)"), "[x](javascript:alert(1)) [y](file:///etc)");
  assert.equal(withoutMarks(markMarkup("**a** [b](https://c.de)\u000e")), "a b");
});

test("texts of designs only have bold and italics", () => {
  const shownOf = (text: string) => markAccents(text).replaceAll("\u000e", "‹B›").replaceAll("\u000f", "‹I›");
  assert.equal(shownOf("Mr **{Name}** *has*\n- 2 * 3"), "Mr ‹B›{Name}‹B› ‹I›has‹I›\n- 2 * 3");
  assert.equal(shownOf("__a__ [b](https://c.de) \\*d\\* {e*f} {g*h}\u000e"), "__a__ [b](https://c.de) *d* {e*f} {g*h}");
});

test("a letter's formatting is tagged, and a cell is never markup", async () => {
  const body = "**{Name}** [here](https://example.org/{Code})\n\n- {Note}\n- two";
  const { text, links, roles } = await letterOf(body, {
    Name: "Ann *x* [y](https://z.de)",
    Code: "A12",
    Note: "- a\n\n**b**",
  });
  assert.match(text, /Ann \*x\* \[y\]\(https:\/\/z\.de\)/);
  assert.match(text, /- a\s+\*\*b\*\*/);
  assert.deepEqual(links, ["https://example.org/A12"]);
  for (const role of ["Link", "L", "LI", "Lbl", "LBody"]) assert.ok(roles.includes(role), `${role} in ${roles}`);
  assert.equal(roles.filter((role) => role === "LI").length, 2);
});
