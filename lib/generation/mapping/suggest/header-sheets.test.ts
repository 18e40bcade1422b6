import assert from "node:assert/strict";
import { test } from "node:test";
import { columnHole } from "#lib/contracts/column-hole.ts";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { exportedSheets } from "./exported-sheets.fixture.ts";
import { headerSheets } from "./header-sheets.fixture.ts";
import { mappingOffers } from "./mapping-offers.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const catalogue = readCatalogue(process.cwd());

/** The values below a header, by its mark. */
const values: Record<string, string[]> = {
  "": ["Lorem", "Ipsum", "Dolor"],
  f: ["Ann", "Bo", "Cy"],
  i: ["Q", "van der", ""],
  l: ["Lee", "Ng", "Ad"],
  g: ["Herr", "Frau", "Frau"],
  G: ["Frau", "Divers", "Herr Dr."],
  t: ["Dr.", "Prof. Dr.", ""],
  T: ["Mag.a", "Univ.-Prof. Dr.", ""],
  a: ["Hauptstr. 1, 8001 Zürich", "Ring 2, 1010 Wien", "Weg 3, 80331 München"],
  s: ["Hauptstr. 1", "Ring 2", "Weg 3"],
  p: ["ann.jpg", "bo.jpg", "cy.png"],
  d: ["2026-03-14", "1990-11-25", "2026-05-06"],
  _: ["", "", ""],
  o: ["#1001", "#1002", "#1003"],
  n: ["12", "7", "31"],
  k: ["2", "1-", "3+"],
  m: ["10.50", "7.25", "31.99"],
  M: ["126.00", "50.75", "991.69"],
  e: ["ann@example.com", "bo@example.com", "cy@example.com"],
  u: ["https://a.example", "https://b.example", "https://c.example"],
};

/** As docs/suggestions.md says. */
const mostWrong = 4;

async function judge(template: string, headers: string) {
  const columns = headers.split(" | ").map((header) => {
    const [, name = "", mark = "", sign = "", field = ""] = /^(.*?)(?::(\w))?(?:([=~])(\w+))?$/.exec(header) ?? [];
    return { name, mark, sign, field };
  });
  const rows = [0, 1, 2].map((row) => columns.map(({ mark }) => values[mark]?.[row]));
  const csv = [columns.map(({ name }) => name), ...rows].map((cells) => cells.join(";")).join("\n");
  const { source, amounts } = await readContent(csv);
  const definition = catalogue.find(template);
  const mapping = suggestMapping(definition, source.columns, false, amounts);
  const offers = mappingOffers(definition, source.columns, mapping);
  return columns.map(({ name, sign, field }) => {
    const isIn = (from: (typeof mapping)[string]) =>
      from && ("column" in from ? from.column === name : from.text.includes(columnHole(name)));
    const mapped = Object.keys(mapping).filter((each) => isIn(mapping[each] ?? null));
    const offered = offers.filter((offer) => offer.columns.includes(name)).map((offer) => offer.field);
    const isLeft = field !== "" || offered.length === 0;
    const isRight = sign === "~" ? offered.join() === field : mapped.join() === field && isLeft;
    const isMisused = !isRight && mapped.some((each) => each !== field);
    return { isRight, isMisused, told: `${template}: ${name} → ${mapped} ~${offered}, not ${sign}${field}` };
  });
}

test("most headers of real sheets find their field", async () => {
  const judged = (
    await Promise.all([...headerSheets, ...exportedSheets].map(([template, headers]) => judge(template, headers)))
  ).flat();
  const wrong = judged.filter(({ isRight }) => !isRight);
  assert.ok(judged.length > 500);
  assert.ok(wrong.length <= mostWrong, wrong.map(({ told }) => told).join("\n"));
  const misused = wrong.filter(({ isMisused }) => isMisused);
  assert.deepEqual(misused, [], "a wrong column is worse than none");
});
