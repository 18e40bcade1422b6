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
  await expect(page.getByText("Uploaded “Invitation.docx”.")).toBeVisible();
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

test("a German letter's documents are in German, until the visitor chooses another language", async ({ page }) => {
  const body = "Sehr geehrte Damen und Herren, wir bitten Sie um die Zahlung für {First name} in {City}. Mit Grüßen";
  await page.goto("/");
  const drop = page.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles({ ...wordFile, buffer: makeWordFile(`<w:p>${run(body)}</w:p>`) });
  await expect(page.getByText("Upload your spreadsheet in step 1 to fill this file.")).toBeVisible();
  await drop.setInputFiles(sheet);
  const written = page.getByText(
    "Dates and numbers with a format are written in German (Germany), like the text of your Word file.",
  );
  await expect(written).toBeVisible();
  const language = page.getByLabel("Language for dates and numbers");
  await expect(language).toHaveValue("de-DE");
  await page.getByRole("button", { name: "Use English (United Kingdom)" }).click();
  const other = page.getByText(
    "Your Word file is in German, but dates and numbers with a format are written in English (United Kingdom).",
  );
  await expect(other).toBeVisible();
  await expect(language).toHaveValue("en-GB");
  await page.reload();
  await page.getByRole("button", { name: "Use German (Germany)" }).click();
  await expect(language).toHaveValue("de-DE");
  await expect(written).toHaveCount(0);
  await expect(other).toHaveCount(0);
});

test("what a Word file's documents lack is listed beside the preview, with the way to the whole report", async ({
  page,
}) => {
  const chart = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1270000" cy="1270000"/><wp:docPr id="1" name="Chart 1"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  await page.goto("/");
  const drop = page.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles({ ...wordFile, buffer: makeWordFile(`<w:p>${run("Dear {First name}")}</w:p>${chart}`) });
  await expect(page.getByText("Upload your spreadsheet in step 1 to fill this file.")).toBeVisible();
  await drop.setInputFiles(sheet);
  const step = page.getByRole("region", { name: /Check the preview/ });
  await expect(step.getByText("The chart “Chart 1” is left out; its place stays empty.")).toBeVisible();
  await expect(step.getByText("No problems found in your rows.")).toBeVisible();
  const report = page.locator("details", { hasText: "1 difference from Word" });
  await report.locator("summary").click();
  await expect(report.getByRole("listitem")).toBeHidden();
  await step.getByRole("link", { name: "Show 1 difference from Word" }).click();
  await expect(report.getByRole("listitem")).toBeInViewport();
});

test("until a Word file is chosen, nothing of another template stands for it", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(sheet);
  const preview = page.getByRole("img", { name: "Document for row 1" });
  await expect(preview).toBeVisible();
  await page.getByLabel("Your Word file").check();
  await expect(page.getByText("Choose your Word file in step 2. Its fields are listed here.")).toBeVisible();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Create/ })).toHaveCount(0);
  await page.getByLabel("Word file", { exact: true }).setInputFiles(wordFile);
  await expect(page.getByText("3 fields found: First name, City, Elsewhere")).toBeVisible();
  await expect(preview).toBeVisible();
});
