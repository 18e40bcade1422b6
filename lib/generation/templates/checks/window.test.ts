import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { readCatalogue } from "../catalogue.ts";
import { withSamples } from "../definition-in.ts";
import { type PageContent, type PlacedText, readPageContents } from "./printed/page-content.fixture.ts";
import { type Box, isWithin } from "./printed/page-geometry.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const catalogue = readCatalogue(process.cwd());
const inch = 25.4;
/** Ascenders rise above the capitals that lines are measured by. */
const overCapitals = 0.2;

const address = ["Fjordlys Energi", "Margarethe Dahl", "Havnegata 18", "5003 Bergen", "Norway"];
const sheets = {
  letter: [
    ["Name", "Company", "Street", "Postcode", "City", "Country"],
    ["Margarethe Dahl", "Fjordlys Energi", "Havnegata 18", "5003", "Bergen", "Norway"],
  ],
  invoice: [
    ["Invoice no", "Customer", "Address", "Item", "Quantity", "Unit price"],
    ["A-1", "Fjordlys Energi", "Margarethe Dahl, Havnegata 18, 5003 Bergen, Norway", "Proof", "1", "5"],
  ],
};

async function firstPage(id: keyof typeof sheets, settings: Settings, locale = "en-GB"): Promise<PageContent> {
  const { assignment, documents } = await fitSheet(
    withSamples(catalogue.find(id)),
    csvOf(sheets[id]),
    settings,
    locale,
  );
  const batch = typesetDocuments(assignment, documents);
  assert.deepEqual(batch.tooLong, []);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0)), [0]));
  assert.ok(page);
  return page;
}

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** What each form's window shows as the sheet slides from left to right, in millimetres of the paper. */
const forms: { form: string; paper: string; window: Box; shown?: Box; textFrom: number }[] = [
  // DIN 5008:2020: the address's 27.3 mm of a field of 85 by 45 mm, 27 or 45 mm from the top; the text 8.46 mm below
  // it.
  { form: "din-a", paper: "a4", window: box(20, 27 + 17.7, 85, 27.3), textFrom: 27 + 45 + 8.46 },
  { form: "auto", paper: "a4", window: box(20, 45 + 17.7, 85, 27.3), textFrom: 45 + 45 + 8.46 },
  // #10: 1/8 inch inside of the window of a sheet folded at 11/3 inches, which may slide by an inch.
  {
    form: "auto",
    paper: "letter",
    window: box(inch, (11 / 3 - 1.5) * inch, 3.375 * inch, 0.875 * inch),
    textFrom: (11 / 3 - 0.5) * inch,
  },
  // DL, 220 by 110 mm, over A4 folded at 99 mm, which may slide by 10 mm: 18 mm from the bottom, 35 mm high.
  { form: "dl-left", paper: "a4", window: box(20, 99 - 18 - 35, 80, 35), textFrom: 81 },
  // 20 mm from the bottom and the right of DL, which may show what is 90 mm from the left; C5/6 over A4 folded at 105
  // mm surely shows from 117 mm on.
  {
    form: "dl-right",
    paper: "a4",
    window: box(117, 99 - 20 - 35, 73, 35),
    shown: box(90, 99 - 20 - 35, 110, 35),
    textFrom: 84,
  },
];

function linesOf(page: PageContent, texts: string[]): PlacedText[] {
  const wanted = texts.map((text) => text.replaceAll(" ", ""));
  const rows = Map.groupBy(page.texts, ({ content, origin }) => `${content} ${Math.round(origin.y * 10)}`);
  return [...rows.values()].flatMap((row) => {
    const text = row.map((each) => each.text).join("");
    return wanted.includes(text.replaceAll(" ", "")) ? row : [];
  });
}

describe("the window of an envelope", () => {
  for (const id of ["letter", "invoice"] as const) {
    const style = catalogue.find(id).settings.find(({ name }) => name === "style");
    const styles = style?.type === "choice" ? style.choices.map(({ value }) => value) : [];
    for (const chosen of styles) {
      for (const { form, paper, window, shown = window, textFrom } of forms) {
        for (const locale of ["en-GB", "ar"]) {
          test(`shows all of the address, and nothing else, of ${id}, ${chosen}, ${form} on ${paper}, ${locale}`, async () => {
            const page = await firstPage(id, { style: chosen, form, paper }, locale);
            const lines = linesOf(page, address);
            const read = lines.map(({ text }) => text).join("");
            assert.equal(read.replaceAll(" ", ""), address.join("").replaceAll(" ", ""));
            for (const line of lines)
              assert.ok(isWithin(line.box, window, overCapitals), `${line.text} at ${inWords(line.box)}`);
            const others = page.texts.filter((text) => !lines.includes(text) && text.text.trim() !== "");
            for (const other of others) assert.ok(isApart(other.box, shown), `${other.text} at ${inWords(other.box)}`);
            const below = others.filter(({ box: { top } }) => top > window.bottom);
            assert.ok(Math.min(...below.map((text) => text.box.top)) >= textFrom - 2 * overCapitals);
          });
        }
      }
    }
  }

  test("has DIN's first line at 17.7 mm of the field, the sender above it, and the date at 125 mm, 5 mm down", async () => {
    for (const { form, top } of [
      { form: "din-a", top: 27 },
      { form: "auto", top: 45 },
    ]) {
      const page = await firstPage("letter", { form });
      const [first] = linesOf(page, ["Fjordlys Energi"]);
      near(first?.origin.x, 25);
      near(first?.box.top, top + 17.7);
      const sender = page.texts.find(({ box: { top: y } }) => y > top && y < top + 17.7);
      assert.ok(sender && isWithin(sender.box, box(25, top, 80, 17.7), 0.05));
      const [date] = linesOf(page, ["Date"]);
      near(date?.origin.x, 125);
      near(date?.box.top, top + 5);
    }
  });
});

test("the sender's name ends at the right margin where lines start at the right", async () => {
  for (const [id, style] of [
    ["letter", "modern"],
    ["invoice", "clear"],
    ["invoice", "ledger"],
  ] as const) {
    const page = await firstPage(id, { style, form: "auto", paper: "a4", company: "Lightship" }, "ar");
    near(Math.max(...linesOf(page, ["Lightship"]).map(({ box: { right } }) => right)), 190);
  }
});

test("marks at the edge say where to fold and to punch, as DIN 5008 has it", async () => {
  for (const { form, marks } of [
    { form: "din-a", marks: [87, 148.5, 192] },
    { form: "auto", marks: [105, 148.5, 210] },
  ]) {
    const { shapes } = await firstPage("letter", { form });
    const atEdge = shapes
      .filter(({ box: { right } }) => right < 15)
      .map(({ box: { top, bottom } }) => (top + bottom) / 2);
    assert.deepEqual(
      atEdge.toSorted((one, other) => one - other).map((y) => Math.round(y * 20) / 20),
      marks,
    );
  }
});

function near(found: number | undefined, wanted: number): void {
  assert.ok(found !== undefined && Math.abs(found - wanted) < 0.2, `${found} mm instead of ${wanted} mm`);
}

function isApart(one: Box, other: Box): boolean {
  return one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
}

function inWords({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map((value) => value.toFixed(2)).join(" ");
}
