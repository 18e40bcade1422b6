import { expect, test } from "@playwright/test";
import { makeXls } from "#lib/generation/spreadsheet/workbook/xls/make-xls.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { openForDrops } from "../support/open-page.ts";

const rows = [
  ["Full name", "Course"],
  ["Zoë Lee", "Typing"],
  ["Ben Ray", "Drawing"],
];
const page97 = `<html><body><table>${rows.map((row) => `<tr><td>${row.join("</td><td>")}</td></tr>`).join("")}</table></body></html>`;

for (const [name, buffer, reading] of [
  ["class.xls", makeXls([{ name: "Class", rows }]), "Excel 97–2003 workbook, sheet “Class”"],
  ["export.xls", Buffer.from(page97), "HTML table"],
  [
    "class.json",
    Buffer.from(JSON.stringify([{ "Full name": "Zoë Lee", Course: "Typing" }, { "Full name": "Ben" }])),
    "JSON",
  ],
] as const) {
  test(`reads ${name}, and says what it is`, async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name, mimeType: "", buffer });
    await expect(page.getByText(`${reading}, header in row 1, 2 columns, 2 rows`, { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();
  });
}

test("says how to download the spreadsheet of a link that is pasted", async ({ page }) => {
  await openForDrops(page);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://docs.google.com/spreadsheets/d/1aBc/edit#gid=0");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    /only a link.*in Google Sheets with File > Download/,
  );
});

test("says the same of a link that is dropped anywhere", async ({ page }) => {
  await openForDrops(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/uri-list", "https://docs.google.com/spreadsheets/d/1aBc/edit#gid=0");
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    /only a link.*in Google Sheets with File > Download/,
  );
});

test("repeats merged amounts with one click", async ({ page }) => {
  const lines = ["<td>Zoë Lee<td>Typing<td rowspan=2>9.50", "<td>Ben Ray<td>Drawing"];
  const table = `<table><tr><td>Full name<td>Course<td>Fee${lines.map((line) => `<tr>${line}`).join("")}</table>`;
  await page.goto("/");
  await chooseSheet(page, table, { name: "export.xls" });
  await expect(page.getByText("Merged cells count for their first row only: Fee.")).toBeVisible();
  await page.getByRole("button", { name: "Repeat in each row" }).click();
  await expect(page.getByText("Merged cells are repeated in each row: Fee.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "9.50" })).toHaveCount(2);
});
