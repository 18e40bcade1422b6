import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";

const buffer = makeWordFile(`<w:p><w:r><w:t>Dear {First name} of {City}</w:t></w:r></w:p>`);
const wordFile = { name: "Invitation.docx", mimeType: "application/octet-stream", buffer };
const sheet = {
  name: "guests.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("First name,City\nZoë,Bern\nŁukasz,Łódź\n"),
};

test("a Word file is kept, copied and renamed, saved as a file, and opened by another visitor", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  const drop = page.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles(wordFile);
  await drop.setInputFiles(sheet);
  await expect(page.getByText("2 fields found: First name, City")).toBeVisible();
  await page.getByLabel("Name of the template").fill("Summer party");
  await page.getByRole("button", { name: "Save this Word file" }).click();
  const mine = page.getByRole("list", { name: "My designs" });
  await expect(mine.getByRole("listitem")).toHaveText(/Summer party.*Word file/);
  await mine.getByRole("button", { name: "Duplicate" }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await mine.getByRole("listitem").last().getByRole("button", { name: "Save as file" }).click();
  const saved = await readFile(await (await download).path());

  // Kept for the next visit, beside designs.
  await page.goto("/");
  await page.getByRole("radio", { name: "Your own design" }).check();
  await page.getByRole("button", { name: "Use “Summer party”" }).click();
  await expect(page.getByLabel("Your Word file")).toBeChecked();

  const other = await (await browser.newContext()).newPage();
  await other.goto("/");
  const there = other.getByLabel("Spreadsheet", { exact: true });
  await there.setInputFiles({ name: "s.rowpress", mimeType: "", buffer: saved });
  await expect(other.getByLabel("Your Word file")).toBeChecked();
  await there.setInputFiles(sheet);
  await expect(other.getByText("2 fields found: First name, City")).toBeVisible();
  await other.getByRole("button", { name: "Create 2 documents" }).click();
  await expect(other.getByRole("link", { name: /^Download/ }).first()).toBeVisible({ timeout: 60_000 });
  await other.context().close();
});

test("a font that a Word file lacks is uploaded by the visitor, and kept with the file", async ({ page }) => {
  const text = `<w:p><w:r><w:rPr><w:rFonts w:ascii="Quill"/></w:rPr><w:t>Dear {First name}</w:t></w:r></w:p>`;
  await page.goto("/");
  const drop = page.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles({ ...wordFile, buffer: makeWordFile(text) });
  await drop.setInputFiles(sheet);
  await expect(page.getByText("Quill isn’t in the file, so Carlito is used instead.", { exact: false })).toBeVisible();
  await page.getByText("1 font isn’t in the file. Add it if you have it").click();
  const own = page.getByLabel("Your font for Quill");
  await own.setInputFiles({ name: "Broken.ttf", mimeType: "", buffer: Buffer.from("\0\x01\0\0 no font", "latin1") });
  await expect(page.getByText("This font is damaged or incomplete.")).toBeVisible();
  await own.setInputFiles("node_modules/@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf");
  await expect(page.getByText("Quill uses your font: Lora_400Regular")).toBeVisible();
  await expect(page.getByText("Quill isn’t in the file, so Carlito is used instead.", { exact: false })).toHaveCount(0);
  await page.getByRole("button", { name: "Use Carlito for Quill again" }).click();
  await expect(page.getByText("Carlito is used instead of Quill")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Quill uses your font: Lora_400Regular")).toBeVisible();

  await page.getByLabel("Name of the template").fill("With Lora");
  await page.getByRole("button", { name: "Save this Word file" }).click();
  await expect(page.getByRole("list", { name: "My designs" }).getByRole("listitem")).toHaveText(/With Lora/);
  await page.goto("/");
  await page.getByRole("radio", { name: "Your own design" }).check();
  await page.getByRole("button", { name: "Use “With Lora”" }).click();
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(sheet);
  await page.getByText("1 font isn’t in the file. Add it if you have it").click();
  await expect(page.getByText("Quill uses your font: Lora")).toBeVisible();
  await page.getByRole("button", { name: "Create 2 documents" }).click();
  await expect(page.getByRole("link", { name: /^Download/ }).first()).toBeVisible({ timeout: 60_000 });
});
