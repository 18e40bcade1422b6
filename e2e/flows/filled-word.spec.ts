import { expect, type Page, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";
import { archiveOf } from "../support/downloads.ts";

const letter = (text: string) => ({
  name: "Letter.docx",
  mimeType: "application/octet-stream",
  buffer: makeWordFile(`<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`),
});
const sheet = { name: "guests.csv", mimeType: "text/csv", buffer: Buffer.from("Name\nZoë\nŁukasz\n") };

async function bring(page: Page, text: string) {
  await page.goto("/");
  const drop = page.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles(letter(text));
  await expect(page.getByText("Upload your spreadsheet in step 1 to fill this file.")).toBeVisible();
  await drop.setInputFiles(sheet);
  return page.getByRole("radio", { name: "Word (.docx)" });
}

test("a Word file that can't give Word files says why", async ({ page }) => {
  await expect(await bring(page, "Dear {Name}, {#guests}")).toBeDisabled();
  await expect(page.getByText("{#guests}. Choose PDF")).toBeVisible();
});

test("a Word file gives Word files, if they are chosen", async ({ page }) => {
  const word = await bring(page, "Dear {Name}");
  await word.check();
  await expect(page.getByText("You’ll get a ZIP with one Word file per document.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^A combined PDF/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Create 2 documents" }).click();
  await expect(page.getByRole("link", { name: "Download ZIP" })).toBeVisible({ timeout: 60_000 });
  const files = await archiveOf(page);
  expect(files.map(({ name }) => name)).toEqual(["Zoë.docx", "Łukasz.docx"]);
  const parts = await unzip(files[1]?.data ?? Buffer.alloc(0));
  expect(parts.find(({ name }) => name === "word/document.xml")?.data.toString()).toContain(">Dear Łukasz<");
});
