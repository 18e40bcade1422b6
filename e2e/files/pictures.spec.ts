import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { limits } from "#lib/contracts/limits.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { makeZip } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf } from "../support/downloads.ts";

const sheet = "Name;Photo\nAnn;ann\nBo;Class/bo.jpg\nCy;cy.jpg";

async function pictureZip(): Promise<Buffer> {
  const photo = (background: string) =>
    sharp({ create: { width: 600, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
  return makeZip([
    { name: "Class/Ann.JPG", data: await photo("#c33") },
    { name: "Class/bo.jpg", data: await photo("#3c3") },
    { name: "Class/dee.jpg", data: (await photo("#33c")).subarray(0, 400) },
  ]);
}

async function bringSheet(page: Page, content = sheet): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: "Name badge" }).check();
  await chooseSheet(page, content, { name: "class.csv" });
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
}

test("sets each row's picture from a ZIP, and tells of those that are missing", async ({ page }) => {
  await bringSheet(page);
  const proof = page.getByRole("img", { name: "Document for row 1" });
  const before = await proof.getAttribute("src");
  const zip = { name: "class.zip", mimeType: "application/zip", buffer: await pictureZip() };
  await page.getByLabel("Images: a ZIP").setInputFiles(zip);
  await expect(page.getByText("“class.zip”: 2 images.")).toBeVisible();
  await page.getByText("1 image can’t be used").click();
  await expect(page.getByText("“Class/dee.jpg” is damaged or incomplete")).toBeVisible();
  await expect(page.getByLabel("Photo", { exact: true }).locator("option:checked")).toHaveText("Photo");
  await expect(proof).not.toHaveAttribute("src", before ?? "");
  const problems = page.getByRole("region", { name: "Problems by row" });
  await expect(problems.getByText(/“cy\.jpg”, but the ZIP has no image with that name/)).toBeVisible();

  await page.getByRole("button", { name: /^Create \d/ }).click();
  await expect(page.getByRole("heading", { name: "3 badges are ready" })).toBeVisible();
  const entries = await archiveOf(page);
  expect(entries.map(({ name }) => name)).toEqual(["Ann.pdf", "Bo.pdf", "Cy.pdf"]);
  for (const { data } of entries) {
    expect((await readBack(data)).pages).toHaveLength(1);
  }
  // The last one keeps an empty place.
  expect(entries.map(({ data }) => data.includes("/DCTDecode"))).toEqual([true, true, false]);
});

test("takes pictures away again, and says what is no ZIP of pictures", async ({ page }) => {
  await bringSheet(page);
  const control = page.getByLabel("Images: a ZIP");
  await control.setInputFiles({ name: "class.csv", mimeType: "", buffer: Buffer.from(sheet) });
  await expect(page.getByText("“class.csv” is a different kind of file. Choose a ZIP of images.")).toBeVisible();
  await control.setInputFiles({ name: "class.zip", mimeType: "", buffer: await pictureZip() });
  await expect(page.getByText("1 warning", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove images" }).click();
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  await expect(page.getByText("“class.zip”")).toHaveCount(0);
});

/** A photo of 12 megapixels and some megabytes, as a phone takes it. */
function photo(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test("photos from a phone and large ZIPs are shrunk before they are uploaded", async ({ page }) => {
  const shot = await photo();
  const bytes = 2 * shot.length;
  expect(bytes).toBeGreaterThan(10_000_000);
  await bringSheet(page, "Name;Photo\nAnn;ann\nBo;bo");
  const files = [
    { name: "ann.jpg", mimeType: "image/jpeg", buffer: shot },
    { name: "bo.jpg", mimeType: "image/jpeg", buffer: shot },
  ];
  const zip = makeZip(["ann", "bo"].map((name) => ({ name: `Class/${name}.jpg`, data: shot })));
  for (const chosen of [files, [{ name: "class.zip", mimeType: "application/zip", buffer: zip }]]) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/upload"));
    await page.getByLabel("Images: a ZIP").setInputFiles(chosen);
    const sent = UploadResponseSchema.parse(await (await answered).json());
    expect(sent.bytes).toBeLessThan(bytes / 2);
    await expect(page.getByText("“Images.zip”: 2 images.")).toBeVisible();
    await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Remove images" }).click();
    await expect(page.getByText("“Images.zip”")).toHaveCount(0);
  }
});

test("a photo from a phone is a logo, reduced before the upload, and a transparent one stays so", async ({ page }) => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const drawn = sharp({ create: { width: 2_000, height: 1_500, channels: 4, background: "#0000", noise } });
  const files = [
    { name: "letterhead.jpg", mimeType: "image/jpeg", buffer: await photo(), type: "image/jpeg" },
    { name: "logo.png", mimeType: "image/png", buffer: await drawn.png().toBuffer(), type: "image/png" },
  ];
  await bringSheet(page);
  for (const { type, ...file } of files) {
    expect(file.buffer.length).toBeGreaterThan(limits.imageBytes);
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/upload"));
    await page.getByLabel("Logo", { exact: true }).setInputFiles(file);
    const sent = UploadResponseSchema.parse(await (await answered).json());
    expect(sent).toMatchObject({ kind: "image", contentType: type });
    expect(sent.bytes).toBeLessThan(limits.imageBytes);
    await expect(page.getByText(`Uploaded “${file.name}”.`)).toBeVisible();
    await page.getByRole("button", { name: "Remove “Logo”" }).click();
  }
});
