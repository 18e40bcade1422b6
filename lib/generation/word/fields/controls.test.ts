import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, paragraph, row, run, table } from "../fields.fixture.ts";
import { fill } from "../form/fill-file.fixture.ts";
import { shownText } from "../form/same-text.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const control = (name: string, content: string, kind = "<w:text/>") =>
  `<w:sdt><w:sdtPr><w:alias w:val="${name}"/>${kind}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const placeholder = "<w:showingPlcHdr/><w:text/>";

/** What a file with this body shows in its PDF, where its controls are fields again, and filled, in Word. */
async function shown(body: string, values: Record<string, string>): Promise<string[]> {
  const { again, document } = await fill(makeWordFile(body), values);
  return [
    shownText(again, values),
    document
      .replaceAll(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ];
}

test("a control around a table's cell is a field, as Word makes it for an empty cell", async () => {
  const values = { Name: "Zoë", Town: "Graz" };
  const cells = `<w:tr>${control("Name", cell("Click here"), placeholder)}${control("Both", cell("kept") + cell("too"))}</w:tr>`;
  const body = table(
    3,
    cells,
    row(`${control("Town", paragraph("Click here"), placeholder).replace(/^/, "<w:tc>")}</w:tc>`),
  );
  assert.deepEqual(await shown(body, values), ["|Zoë|kept|too|Graz", "Zoë kept too Graz"]);
});

test("a control around other controls keeps its own text, and they are the fields", async () => {
  const inner = ["Dear ", control("Name", run("Click here")), run(", welcome to "), control("Town", run("Click here"))];
  const body =
    control("Letter", paragraph(...inner), "<w:richText/>") +
    paragraph(control("Line", run("in ") + control("Year", run("2020"))));
  const values = { Name: "Zoë", Town: "Graz", Year: "2026" };
  assert.deepEqual(await shown(body, values), ["DearZoë,welcometoGrazin2026", "Dear Zoë , welcome to Graz in 2026"]);
});
