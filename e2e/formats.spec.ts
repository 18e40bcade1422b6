import { expect, test } from "@playwright/test";
import { makeXls } from "#lib/generation/spreadsheet/workbook/xls/make-xls.fixture.ts";

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
  // Anything that is pasted before hydration is lost.
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://docs.google.com/spreadsheets/d/1aBc/edit#gid=0");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    /only a link.*in Google Sheets with File > Download/,
  );
});
