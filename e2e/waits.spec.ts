import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import { makeZip } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { archiveOf } from "./downloads.ts";
import { csvOf, people } from "./sheets.ts";

const namesIn = async (page: Page) => (await archiveOf(page)).map(({ name }) => name);

test("stopping keeps what is done, and the rest can be made later, once and in order", async ({ page }) => {
  const rows = people(600);
  await page.goto("/");
  const buffer = Buffer.from(csvOf(rows));
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name: "people.csv", mimeType: "", buffer });
  await page.getByRole("button", { name: "Create 600 certificates" }).click();
  await expect(page.getByText(/^[1-9]\d* of 600 created/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Stop and delete" })).toBeVisible();
  await page.getByRole("button", { name: "Stop and keep what’s done" }).click();

  const heading = page.getByRole("heading", { name: /^Stopped: \d+ of 600 certificates created$/ });
  await expect(heading).toBeVisible({ timeout: 30_000 });
  const done = Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
  expect(done).toBeLessThan(600);
  const some = await namesIn(page);
  expect(some).toHaveLength(done);

  await page.getByRole("button", { name: `Create the other ${600 - done} certificates` }).click();
  await expect(page.getByRole("heading", { name: "600 certificates are ready" })).toBeVisible({ timeout: 90_000 });
  const all = await namesIn(page);
  expect(all).toEqual(rows.map(({ name }) => `${name}.pdf`));
  expect(all.filter((name) => some.includes(name))).toEqual(some);
});

/** A photo of 12 megapixels and some megabytes, as a phone takes it. */
function photo(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function bringBadges(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: "Name badge" }).check();
  const buffer = Buffer.from("Name;Photo\nAnn;ann\nBo;bo");
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name: "class.csv", mimeType: "", buffer });
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
}

test("photos from a phone and large ZIPs are shrunk before they are uploaded", async ({ page }) => {
  const [ann, bo] = [await photo(), await photo()];
  const bytes = ann.length + bo.length;
  expect(bytes).toBeGreaterThan(10_000_000);
  await bringBadges(page);
  const files = [
    { name: "ann.jpg", mimeType: "image/jpeg", buffer: ann },
    { name: "bo.jpg", mimeType: "image/jpeg", buffer: bo },
  ];
  const zip = makeZip([ann, bo].map((data, index) => ({ name: `Class/${["ann", "bo"][index]}.jpg`, data })));
  for (const chosen of [files, [{ name: "class.zip", mimeType: "application/zip", buffer: zip }]]) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/upload"));
    await page.getByLabel("ZIP of images").setInputFiles(chosen);
    const sent = UploadResponseSchema.parse(await (await answered).json());
    expect(sent.bytes).toBeLessThan(bytes / 2);
    await expect(page.getByText("“Images.zip”: 2 images.")).toBeVisible();
    await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Remove images" }).click();
    await expect(page.getByText("“Images.zip”")).toHaveCount(0);
  }
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the preview opens from every step, and its bar covers nothing", async ({ page }) => {
    await bringBadges(page);
    const bar = page.getByRole("button", { name: "Preview of row 1" });
    const badge = page.getByRole("radio", { name: "Name badge" });
    await badge.focus();
    await expect(bar).toBeVisible();
    const [below, above] = [await bar.boundingBox(), await badge.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await bar.click();
    const dialog = page.getByRole("dialog", { name: "Preview" });
    await expect(dialog.getByRole("img", { name: "Document for row 1" })).toBeVisible();
    await dialog.getByRole("button", { name: "Next row" }).click();
    await expect(dialog.getByRole("img", { name: "Document for row 2" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close preview" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("img", { name: "Document for row 2" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: /^Preview of row/ })).toBeHidden();
  });
});
