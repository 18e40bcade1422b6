import { expect, test } from "@playwright/test";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { bringSheet, chip, drawn, listed, openDesigner, rows } from "../support/designer-steps.ts";
import { archiveOf } from "../support/downloads.ts";

test("keeps designs in the browser, and opens them after a reload", async ({ page }) => {
  const designer = await openDesigner(page);
  await chip(designer, "Full name").click();
  await drawn(designer);
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("textbox", { name: "Name of the design" }).fill("Certificates");
  await page.getByRole("button", { name: "Save this design" }).click();
  await expect(page.getByText("Saved “Certificates”.")).toBeVisible();
  const mine = page.getByRole("list", { name: "My designs" });
  await mine.getByRole("button", { name: "Duplicate" }).click();
  await expect(mine.getByText("Certificates 2", { exact: true })).toBeVisible();
  await mine.getByRole("button", { name: "Rename" }).first().click();
  await mine.getByRole("textbox", { name: "Name of the design" }).fill("Spring");
  await mine.getByRole("textbox", { name: "Name of the design" }).press("Enter");
  await expect(mine.getByText("Spring", { exact: true })).toBeVisible();

  await page.goto("/");
  await bringSheet(page);
  await page.getByRole("radio", { name: "Your own design" }).check();
  await expect(page.getByText("1 page, 0 elements")).toBeVisible();
  await page.getByRole("button", { name: "Use “Spring”" }).click();
  await expect(listed(designer, "Text: {Full name}")).toBeVisible();
  await designer.getByRole("button", { name: "Done" }).click();
  await mine.getByRole("button", { name: "Delete" }).first().click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(1);
});

test("finds the columns on a page that is dropped with the spreadsheets, and prints on that page", async ({ page }) => {
  await page.goto("/");
  await bringSheet(page);
  const content = "0.9 0.95 1 rg 0 0 300 200 re f 0 g BT /F 24 Tf 40 100 Td ({Full name}) Tj ET";
  await page
    .getByLabel("Another spreadsheet", { exact: true })
    .setInputFiles({ name: "Certificate.pdf", mimeType: "", buffer: onePage(content) });
  const designer = page.getByRole("dialog", { name: "Your design" });
  await expect(listed(designer, "Text: {Full name}")).toBeVisible();
  await drawn(designer);
  await listed(designer, "Text: {Full name}").click();
  // 40 pt from the left.
  expect(Math.abs(Number(await designer.getByLabel("X mm").inputValue()) - 14.11)).toBeLessThan(1);
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Create 20 documents" }).click();
  await expect(page.getByRole("heading", { name: "20 documents are ready" })).toBeVisible();
  const entries = await archiveOf(page);
  for (const [index, { data }] of entries.entries()) {
    const [read] = await Array.fromAsync(readPageContents(data));
    expect([Math.round(read?.width ?? 0), Math.round(read?.height ?? 0)]).toEqual([106, 71]);
    expect(read?.texts.map(({ text }) => text).join("")).toBe(rows[index]?.name);
  }
});
