import { expect, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf } from "../support/downloads.ts";

const invoices = [
  "Invoice no,Customer,Item,Quantity,Unit price,VAT %",
  ...Array.from({ length: 9 }, (_, index) => `2026-${index},Customer ${index},Repair,${index + 1},19.50,20`),
].join("\n");

test("invoices are printed on the sender's letterhead, which a setup remembers", async ({ page }) => {
  await page.goto("/");
  await chooseSheet(page, invoices);
  await page.getByRole("radio", { name: "Invoice" }).check();
  await page.getByLabel("Your company").fill("Quay Press");
  await expect(page.getByLabel("Your address")).toBeVisible();
  const letterhead = {
    name: "letterhead.pdf",
    mimeType: "",
    buffer: onePage("BT /F 12 Tf 20 180 Td (At the quay) Tj ET"),
  };
  const input = page.getByLabel("Your letterhead", { exact: true });
  await expect(input).toHaveAccessibleDescription(/PDF, PNG, JPEG, SVG or WebP up to 5\sMB/);
  await input.setInputFiles(letterhead);
  await expect(page.getByText("Uploaded “letterhead.pdf”.")).toBeVisible();
  await expect(page.getByLabel("Your address")).toHaveCount(0);
  await expect(page.getByLabel("Logo", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Create 9 invoices" }).click();
  await expect(page.getByRole("heading", { name: "9 invoices are ready" })).toBeVisible({ timeout: 90_000 });
  for (const { data } of await archiveOf(page)) {
    const [first] = (await readBack(data)).pages;
    expect(first?.text).toContain("At the quay");
    expect(first?.text).not.toContain("Quay Press");
  }

  await expect(page.getByText("remembered in this browser as “Invoice”")).toBeVisible();
  await page.goto("/");
  await chooseSheet(page, invoices.replaceAll("2026-", "2027-"));
  await expect(page.getByText("A page has been uploaded.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create 9 invoices" })).toBeEnabled();
});
