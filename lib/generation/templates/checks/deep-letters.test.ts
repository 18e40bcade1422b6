import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "../catalogue.ts";
import { rasterise } from "./printed/rasterise.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const badge = readCatalogue(process.cwd()).find("badge");
const names = {
  Arabic: ["أحمد المصري", "أستاذ", "جامعة القاهرة"],
  Telugu: ["శ్రీనివాస్ కృష్ణమూర్తి", "విభాగాధిపతి", "హస్తకళల సంస్థ"],
  Kannada: ["ಲಕ್ಷ್ಮೀ ಕೃಷ್ಣಮೂರ್ತಿ", "ಮುಖ್ಯಸ್ಥರು", "ಕರಕುಶಲ ಸಂಸ್ಥೆ"],
  Burmese: ["ဒေါ်ခင်မြတ်ကြည်", "ဌာနမှူး", "လက်မှုပညာသိပ္ပံ"],
};
/** Dots a millimetre. */
const scale = 4;

/** The heights of separate marks below a badge's band and beside its code, in millimetres from the top. */
async function heightsOf(cells: readonly string[]): Promise<number[]> {
  const sheet = csvOf([
    ["Name", "Role", "Company", "Code"],
    [...cells, "0004714"],
  ]);
  const { assignment, documents } = await fitSheet(badge, sheet, { style: "bold" });
  const pdf = typesetDocuments(assignment, documents).pdf("pdf", new Date(0));
  const [page] = await Array.fromAsync(rasterise(pdf, scale * 25.4));
  assert.ok(page);
  const { data, width, height } = page;
  const [left, right] = [9 * scale, 66 * scale];
  const isInked = (row: number) =>
    Array.from({ length: right - left }, (_, at) => data[(row * width + left + at) * 4] ?? 255).some(
      (red) => red < 240,
    );
  const heights: number[] = [];
  for (let row = 45 * scale; row < height - 12 * scale; row += 1) {
    if (!isInked(row)) continue;
    if (isInked(row - 1) && heights.length > 0) heights.push((heights.pop() ?? 0) + 1 / scale);
    else heights.push(1 / scale);
  }
  return heights;
}

for (const [script, cells] of Object.entries(names)) {
  test(`what is below a name in ${script} on a badge stays clear of the line below it`, async () => {
    const heights = await heightsOf(cells);
    const [role = 0, company = 0] = heights.slice(-2);
    assert.ok(heights.length >= 3 && role < 7 && company < 7, heights.join());
  });
}
