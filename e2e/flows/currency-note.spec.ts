import { expect, test } from "@playwright/test";

const invoices = "Invoice no;Customer;Item;Quantity;Unit price;VAT %\n1;Ann Lee;Pen;2;10.00;20\n";

/** It says no country. */
test.use({ locale: "en" });

test("says below the language that it changed the currency, and only then; undo changes it back", async ({ page }) => {
  await page.goto("/?template=invoice");
  const buffer = Buffer.from(invoices);
  await page
    .getByLabel("Spreadsheet", { exact: true })
    .setInputFiles({ name: "invoices.csv", mimeType: "text/csv", buffer });
  await page.getByText("Rows, file names, language, PDF format").click();
  const language = page.getByLabel("Language for dates and numbers");
  await expect(language).toHaveAccessibleDescription("");
  await language.selectOption("pt-BR");
  await expect(language).toHaveAccessibleDescription(/Documents use BRL, because their language is Portuguese/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(language).toHaveAccessibleDescription("");
  await expect(page.getByLabel("Currency", { exact: true })).toHaveAccessibleDescription(/Documents use EUR/);
});
