import { expect, test } from "@playwright/test";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const letter = makeWordFile(
  `<w:p>${run("Dear {First ")}${run("name},")}</w:p><w:p>${run("see you in {City} or in {Elsewhere}.")}</w:p>`,
);
const wordFile = { name: "Invitation.docx", mimeType: "application/octet-stream", buffer: letter };
const sheet = {
  name: "guests.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("First name,City\nZoë,Bern\nŁukasz,Łódź\n"),
};

test("a Word file where spreadsheets go becomes the template, and its fields get their columns", async ({ page }) => {
  await page.goto("/");
  const drop = page.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles(wordFile);
  await expect(page.getByLabel("Your Word file")).toBeChecked();
  await expect(page.getByText("Upload your spreadsheet in step 1 to fill this file.")).toBeVisible();
  await drop.setInputFiles(sheet);
  await expect(page.getByText("3 fields found: First name, City, Elsewhere")).toBeVisible();
  await expect(page.getByRole("combobox", { name: /^First name/ })).toHaveValue("0");
  // No column is guessed for a field of an own file; it may be left empty.
  const elsewhere = page.getByRole("combobox", { name: /^Elsewhere/ });
  await expect(elsewhere).toHaveValue("");
  await elsewhere.selectOption({ label: "Leave empty" });
  await page.getByRole("button", { name: "Create 2 documents" }).click();
  await expect(page.getByRole("link", { name: /^Download/ }).first()).toBeVisible({ timeout: 60_000 });
});

test("what shows a Word file can be asked for again where it did not load", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await page.getByLabel("Your Word file").check();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  await again.click();
  await expect(page.getByLabel("Word file", { exact: true })).toBeVisible();
  await expect(again).toHaveCount(0);
});
