import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { englishIn } from "../support/page-words.ts";

const invoices = "Invoice no,Customer,Item,Quantity,Unit price\r\n1,Ann,Paper,2,3\r\n2,Bo,Ink,1,4";

async function downloaded(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download ZIP" }).click();
  const made = await download;
  const entries = await unzip(await readFile(await made.path()));
  const read = await Promise.all(entries.map(({ data }) => readBack(data)));
  return { name: made.suggestedFilename(), said: JSON.stringify(read.map(({ info, pages }) => [info, pages])) };
}

test("leads to what an invoice would be wrong without, and prints nothing that nobody entered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Invoice" }).check();
  await chooseSheet(page, invoices, { name: "March.csv" });
  const company = page.getByRole("textbox", { name: "Your company required" });
  const address = page.getByRole("textbox", { name: "Your address required" });
  await expect(company).toHaveAttribute("placeholder", "e.g. Linden & Hale Studio");
  await expect(page.getByText("Marked places are empty settings. Nothing is printed there.")).toBeVisible();

  const button = page.getByRole("button", { name: "Fill in “Your company”" });
  await expect(button).toHaveAccessibleDescription("Required, but still empty: Your company, Your address.");
  await button.click();
  await expect(company).toBeFocused();
  await company.pressSequentially("Bo & Co");
  await page.getByRole("button", { name: "Fill in “Your address”" }).click();
  await expect(address).toBeFocused();
  await address.pressSequentially("Quay 1, Oslo");

  const marked = await page.getByRole("img", { name: "Document for row 1" }).getAttribute("src");
  await page.getByRole("checkbox", { name: "Show empty settings" }).uncheck();
  await expect(page.getByRole("img", { name: "Document for row 1" })).not.toHaveAttribute("src", marked ?? "");

  await page.getByRole("button", { name: "Create 2 invoices" }).click();
  await expect(page.getByRole("heading", { name: "2 invoices are ready" })).toBeVisible();
  const { name, said } = await downloaded(page);
  expect(name).toBe("March.zip");
  expect(said).toContain("Bo & Co");
  expect(said).not.toMatch(/Linden|Bristol|VAT GB|14 days/);
});

test("keeps the look of a sample, and says that it is one on its preview and in its files' names", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await expect(page.getByText("Sample: the texts in the settings are made up.")).toBeVisible();
  await expect(page.getByLabel("Signed by")).toHaveValue("Helena Marsh");
  await page.reload();
  await expect(page.getByLabel("Signed by")).toHaveValue("Helena Marsh");
  await page.getByRole("radio", { name: "Name badge" }).check();
  await expect(page.getByLabel("Event", { exact: true })).toHaveValue("Open Harbour Forum");
  await page.getByRole("button", { name: "Create 200 badges" }).click();
  await expect(page.getByRole("heading", { name: "200 badges are ready" })).toBeVisible();
  const { name, said } = await downloaded(page);
  expect(name).toBe("badge (sample).zip");
  expect(said).toContain("Harbour");
});

test.describe("on German pages", () => {
  test.use({ locale: "de-DE" });

  test("the sample is German too: its rows, its columns and its texts", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("radio", { name: "Rechnung" }).check();
    await page.getByRole("button", { name: "Mit einem Beispiel ausprobieren" }).click();
    await expect(page.getByRole("columnheader", { name: "Einzelpreis" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Dokument für Zeile 1" })).toBeVisible();
    await expect(page.getByText("Keine Probleme gefunden.", { exact: true })).toBeVisible();
    expect(await englishIn(page)).toEqual([]);
  });
});
