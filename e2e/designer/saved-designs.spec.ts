import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { csvOf, people } from "../support/sheets.ts";

const sheet = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csvOf(people(3))) };
const page = {
  name: "page.pdf",
  mimeType: "application/pdf",
  buffer: onePage("0.9 0.95 1 rg 0 0 300 200 re f 0 g BT /F 12 Tf 40 100 Td (Dear {{Full name}}) Tj ET"),
};

test("a design is saved as a file, and opened by another visitor where spreadsheets go", async ({
  page: tab,
  browser,
}) => {
  await tab.goto("/");
  const drop = tab.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles(page);
  await expect(tab.getByText("“page.pdf” is your page.")).toBeVisible();
  await drop.setInputFiles(sheet);
  await tab.getByRole("button", { name: "Done" }).click();
  await tab.getByLabel("Name of the design").fill("Summer school");
  await tab.getByRole("button", { name: "Save this design" }).click();
  const download = tab.waitForEvent("download");
  await tab.getByRole("button", { name: "Save as file" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("Summer school.rowpress");
  const buffer = await readFile(await saved.path());

  const other = await (await browser.newContext()).newPage();
  await other.goto("/");
  await other.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name: "s.rowpress", mimeType: "", buffer });
  await expect(other.getByRole("radio", { name: "Your own design" })).toBeChecked();
  await expect(other.getByText("“s.rowpress” is open.")).toBeVisible();
  await other.getByLabel("Spreadsheet", { exact: true }).setInputFiles(sheet);
  await other.getByRole("button", { name: "Done" }).click();
  await expect(other.getByRole("combobox", { name: /^Full name/ })).toHaveValue("0");
  await other.getByRole("button", { name: "Create 3 documents" }).click();
  await expect(other.getByRole("link", { name: /^Download/ }).first()).toBeVisible({ timeout: 60_000 });
  await other.context().close();
});

test("a file that is no saved design is refused with the server's reason", async ({ page: tab }) => {
  await tab.goto("/");
  await tab.getByRole("radio", { name: "Your own design" }).check();
  const buffer = Buffer.from("PK\x03\x04 and no more", "latin1");
  await tab.getByLabel("Open a saved design").setInputFiles({ name: "s.rowpress", mimeType: "", buffer });
  await expect(tab.getByText(/can.t be read|damaged|incomplete/i)).toBeVisible();
});

test("a text is set in the visitor's own font, which stays with the design", async ({ page: tab }) => {
  await tab.goto("/");
  const drop = tab.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles(page);
  await expect(tab.getByText("“page.pdf” is your page.")).toBeVisible();
  await drop.setInputFiles(sheet);
  const designer = tab.getByRole("dialog", { name: "Your design" });
  await designer.getByRole("listbox", { name: "Elements" }).getByRole("option").first().click();
  await designer.locator("summary").first().click();
  const font = "node_modules/@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf";
  const own = designer.getByLabel("Use your own font");
  await own.setInputFiles({
    name: "Broken.ttf",
    mimeType: "",
    buffer: Buffer.from("\0\x01\0\0 no font at all", "latin1"),
  });
  await expect(designer.getByText("This font is damaged or incomplete.")).toBeVisible();
  await own.setInputFiles(font);
  await expect(designer.getByRole("radio", { name: "Lora_400Regular" })).toBeChecked();
  await expect(designer.getByText("This is how it prints")).toBeVisible();
  await designer.getByRole("button", { name: "Done" }).click();
  await tab.getByLabel("Name of the design").fill("In Lora");
  await tab.getByRole("button", { name: "Save this design" }).click();
  const download = tab.waitForEvent("download");
  await tab.getByRole("button", { name: "Save as file" }).click();
  const saved = await readFile(await (await download).path());
  expect(saved.includes("-Lora_400Regular.ttf")).toBe(true);
});
