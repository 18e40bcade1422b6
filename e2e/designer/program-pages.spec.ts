import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { fromPng, type Raster, rasterise } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import { boxOf, centreOf, chip, drag, drawn, listed, type Place, touch } from "../support/designer-steps.ts";
import { archiveOf } from "../support/downloads.ts";
import { programPages } from "../support/program-pages.ts";
import { csvOf, people } from "../support/sheets.ts";

const rows = people(200);
const columns = [
  ["Full name", "name"],
  ["Course", "course"],
] as const;
/** 0.3 pt in mm. */
const tolerance = 0.106;
const pointsPerMillimetre = 72 / 25.4;

let folder = "";
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rowpress-program-"));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** The ways to move what is chosen. */
const ways = [
  (page: Page, from: { x: number; y: number }) => drag(page, from, { x: 14, y: -9 }),
  async (page: Page) => {
    await page.getByRole("application").focus();
    for (const key of ["ArrowRight", "Alt+ArrowRight", "Shift+ArrowUp"]) await page.keyboard.press(key);
  },
  (page: Page, from: { x: number; y: number }) => touch(page, from, { x: 12, y: -14 }),
];

test.use({ hasTouch: true });

for (const [index, file] of programPages.entries()) {
  test(`${file.name}: what the designer shows is what is printed`, async ({ page }) => {
    const buffer = await file.make(folder);
    test.skip(buffer === null, "the program that makes it isn't installed");
    await page.goto("/");
    const input = page.getByLabel("Spreadsheet", { exact: true });
    await input.setInputFiles({ name: "people.csv", mimeType: "", buffer: Buffer.from(csvOf(rows)) });
    const another = page.getByLabel("Another spreadsheet", { exact: true });
    await another.setInputFiles({ name: file.name, mimeType: "", buffer: buffer ?? Buffer.of() });
    const designer = page.getByRole("dialog", { name: "Your design" });
    await expect(designer).toBeVisible();
    await drawn(designer);

    const boxes: { key: (typeof columns)[number][1]; box: Place; size: number }[] = [];
    for (const [column, key] of columns) {
      const name = `Text: {${column}}`;
      if (!file.hasPlaceholders) await chip(designer, column).click();
      await listed(designer, name).click();
      await ways[(index + boxes.length) % ways.length]?.(page, await centreOf(designer.locator("[data-chosen]")));
      await designer.getByLabel("Horizontal", { exact: true }).selectOption("start");
      await designer.getByLabel("Vertical", { exact: true }).selectOption("top");
      const size = Number(await designer.getByLabel("Size pt", { exact: true }).inputValue());
      boxes.push({ key, box: await boxOf(designer, name, file.width), size });
    }
    await drawn(designer);
    const shown = await pictureOf(designer, file);

    await designer.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Create 200 documents" }).click();
    await expect(page.getByRole("heading", { name: "200 documents are ready" })).toBeVisible();
    const entries = await archiveOf(page);
    expect(entries).toHaveLength(200);
    for (let row = 0; row < rows.length; row += 19) {
      const [content] = await Array.fromAsync(readPageContents(entries[row]?.data ?? Buffer.of()));
      for (const { key, box, size } of boxes) {
        const baseline = box.top + (0.8 * size) / pointsPerMillimetre;
        const texts = (content?.texts ?? [])
          .filter(({ origin, content }) => content !== null && Math.abs(origin.y - baseline) < 1)
          .toSorted((one, other) => one.origin.x - other.origin.x);
        expect(
          texts
            .map(({ text }) => text)
            .join("")
            .replace(/[“”]/g, '"'),
        ).toBe(rows[row]?.[key]);
        expect(Math.abs((texts[0]?.origin.x ?? 0) - box.left)).toBeLessThan(tolerance);
        expect(Math.abs((texts[0]?.origin.y ?? 0) - baseline)).toBeLessThan(tolerance);
      }
    }
    const [printed] = await Array.fromAsync(rasterise(entries[0]?.data ?? Buffer.of(), dpi, [0]));
    if (!printed) throw new Error("No page was printed");
    const { width, height } = printed;
    const scaled = await fromPng(await sharp(shown).resize(width, height, { fit: "fill" }).png().toBuffer());
    expect(partThatDiffers(scaled, printed)).toBeLessThan(0.001);
  });
}

const dpi = 100;

/** The designer's picture of the page as a PNG, without the boxes over it, twice as fine. */
async function pictureOf(designer: Locator, page: { width: number; height: number }): Promise<Buffer> {
  const [width, height] = [page.width, page.height].map((side) => Math.round((side / 25.4) * 2 * dpi));
  const picture = designer.getByRole("application").locator("img");
  const png = await picture.evaluate(
    (image, size) => {
      if (!(image instanceof HTMLImageElement)) throw new Error("There is no picture");
      const canvas = Object.assign(document.createElement("canvas"), size);
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/png").replace(/^.*,/, "");
    },
    { width, height },
  );
  return Buffer.from(png, "base64");
}

/** The part of pixels that have none like them in the other picture, at the same place or beside it. */
function partThatDiffers(one: Raster, other: Raster): number {
  const { width, height } = one;
  let different = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) if (!hasLike(one, other, x, y) || !hasLike(other, one, x, y)) different += 1;
  return different / (width * height);
}

const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
/** Edges are drawn differently; a letter or a line that is missing differs by more. */
const visible = 90;

function hasLike(one: Raster, other: Raster, x: number, y: number): boolean {
  const at = 4 * (y * one.width + x);
  return around.some(([dx, dy]) => {
    const there = 4 * ((y + dy) * other.width + x + dx);
    return [0, 1, 2].every(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[there + channel] ?? 0)) < visible,
    );
  });
}
