import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { archiveOf } from "../support/downloads.ts";
import { openJob } from "../support/jobs.ts";

/* What this browser keeps for its visitor: setups and jobs; and the link to a job. */

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A freelancer's month: an invoice a row, under headers that no template knows. */
function monthOf(month: string, count: number): { name: string; mimeType: string; buffer: Buffer } {
  const rows = Array.from({ length: count }, (_, row) => `${month}-${row + 1},Client ${row + 1},Design,${row + 2},80`);
  const text = ["Bill,Who,Work done,Days,Per day", ...rows].join("\n");
  return { name: `${month}.csv`, mimeType: "text/csv", buffer: Buffer.from(text) };
}

async function bring(page: Page, file: ReturnType<typeof monthOf>): Promise<void> {
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
}

/** Makes a first job from the freelancer's sheet, by hand. */
async function firstMonth(page: Page): Promise<void> {
  await page.goto("/");
  await bring(page, monthOf("October", 3));
  await page.getByRole("radio", { name: "Invoice" }).check();
  const columns = {
    "Invoice no": "Bill",
    Customer: "Who",
    Item: "Work done",
    Quantity: "Days",
    "Unit price": "Per day",
  };
  for (const [field, column] of Object.entries(columns)) {
    await page
      .getByLabel(new RegExp(`^${field}`))
      .first()
      .selectOption({ label: column });
  }
  await page.getByLabel("Your company").fill("Ada Lovelace Ltd");
  await page.getByLabel("Your address").fill("1 Engine Road\nLondon");
  await page.getByLabel("Logo", { exact: true }).setInputFiles({ name: "ada.png", mimeType: "image/png", buffer: png });
  await expect(page.getByText("Uploaded “ada.png”.")).toBeVisible();
  await page.getByRole("button", { name: "Create 3 invoices" }).click();
  await expect(page.getByRole("heading", { name: "3 invoices are ready" })).toBeVisible({ timeout: 90_000 });
}

test("the second month is set up by itself, and can be as it was before", async ({ page }) => {
  await firstMonth(page);
  await expect(page.getByText("remembered in this browser as “Invoice”")).toBeVisible();

  await page.goto("/");
  await bring(page, monthOf("November", 4));
  await expect(page.getByText("Your setup “Invoice” fits this spreadsheet, so we applied it.")).toBeVisible();
  await expect(page.getByLabel("Your company")).toHaveValue("Ada Lovelace Ltd");
  await expect(page.getByRole("button", { name: "Remove “Logo”" })).toBeVisible();
  await page.getByRole("button", { name: "Create 4 invoices" }).click();
  await expect(page.getByRole("heading", { name: "4 invoices are ready" })).toBeVisible({ timeout: 90_000 });
  const [first] = await archiveOf(page);
  const { pages } = await readBack(first?.data ?? Buffer.alloc(0));
  const text = pages.map((each) => each.text).join(" ");
  expect(text).toContain("Ada Lovelace Ltd");
  expect(text).toContain("November-1");
  await expect(page.getByText("remembered in this browser as “Invoice”")).toBeVisible();

  await page.goto("/");
  await bring(page, monthOf("December", 2));
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.getByRole("radio", { name: "Invoice" })).not.toBeChecked();
  await expect(page.getByText("so we applied it")).toBeHidden();
});

test("setups are saved, renamed, written to a file, deleted and read from it; a strange file is refused", async ({
  page,
}) => {
  await page.goto("/");
  await bring(page, monthOf("October", 3));
  await page.getByLabel("Title").fill("Diploma of Work");
  const panel = page.locator("details", { hasText: "My setups" });
  await panel.getByText("My setups").click();
  await panel.getByLabel("Name of the setup").fill("Work");
  await panel.getByRole("button", { name: "Save setup" }).click();
  await expect(panel.getByRole("status")).toHaveText("Saved as “Work”.");
  const list = panel.getByRole("list", { name: "My setups" });
  await list.getByRole("button", { name: "Rename" }).click();
  await list.getByLabel("Name of the setup").fill("Hard work");
  await list.getByRole("button", { name: "Rename" }).first().click();
  await expect(list).toContainText("Hard work");

  const download = page.waitForEvent("download");
  await list.getByRole("button", { name: "Save to a file" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("Hard work.rowpress-setup.json");
  const content = await readFile(await saved.path());
  expect(content.toString()).not.toContain("Client 1");
  await list.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(list).toBeHidden();

  const add = (buffer: Buffer) =>
    panel.getByLabel("Add a setup from a file").setInputFiles({ name: "a.json", mimeType: "", buffer });
  await add(Buffer.from('{"format":"rowpress-setup","version":1,"name":{}}'));
  await expect(panel.getByRole("alert")).toContainText("That isn’t a setup.");
  await add(content);
  await expect(panel.getByRole("status")).toHaveText("Added “Hard work”.");
  await page.getByLabel("Title").fill("Something else");
  await panel.getByRole("button", { name: "Apply Hard work" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Diploma of Work");
});

test("a sample is never remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await page.getByRole("button", { name: /^Create \d+ certificates$/ }).click();
  await expect(page.getByRole("heading", { name: /certificates are ready/ })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("link", { name: "Download ZIP" })).toBeVisible();
  await expect(page.getByText("remembered in this browser")).toBeHidden();
});

test("my jobs are on the home page: to download, to open and to delete", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/We delete your file after \d+\shours/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "My jobs" })).toBeHidden();
  await bring(page, monthOf("October", 3));
  await expect(page.getByText(/You can download your documents for \d+\shours/)).toBeVisible();
  for (const field of ["Full name", "Course"]) {
    const select = page.getByLabel(new RegExp(`^${field}`)).first();
    await select.selectOption({ label: field === "Course" ? "Work done" : "Who" });
  }
  await page.getByRole("button", { name: "Create 3 certificates" }).click();
  await expect(page.getByRole("heading", { name: "3 certificates are ready" })).toBeVisible({ timeout: 90_000 });
  const url = page.url();

  await page.goto("/");
  const jobs = page.getByRole("region", { name: "My jobs" });
  await expect(jobs.getByRole("listitem")).toContainText(/3 certificates are ready · deleted in \d+ hours/);
  const download = page.waitForEvent("download");
  await jobs.getByRole("link", { name: "Download October.zip" }).click();
  expect((await download).suggestedFilename()).toBe("October.zip");
  await jobs.getByRole("link", { name: "October.csv" }).click();
  await expect(page).toHaveURL(url);
  await page.goto("/");
  await jobs.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete them" }).click();
  await expect(jobs).toBeHidden();
  expect((await page.goto(url))?.status()).toBe(404);
});

test("a job's link gives its documents to somebody else, until its owner revokes it", async ({ page, browser }) => {
  const sheet = "Full name,Course\nOctober-1,Maths\nOctober-2,Logic\nOctober-3,Art\n";
  await openJob(page, sheet, "3 certificates are ready");
  await page.getByRole("button", { name: "Share with a link" }).click();
  const link = await page.getByLabel("Link to these documents").inputValue();
  const other = await (await browser.newContext()).newPage();
  expect((await other.goto(link.split("?")[0] ?? ""))?.status()).toBe(404);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "3 certificates are ready" })).toBeVisible();
  await expect(other.getByRole("button", { name: /Delete|Share/ })).toHaveCount(0);
  await other.getByLabel("Search by name").fill("October-2");
  await expect(other.getByRole("region", { name: "Individual files" }).getByRole("status")).toHaveText(
    "1 of 3 certificates",
  );
  const download = other.waitForEvent("download");
  await other.getByRole("link", { name: "Download October-2.pdf" }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.reload();
  await page.getByRole("button", { name: "Show the link" }).click();
  expect(await page.getByLabel("Link to these documents").inputValue()).toBe(link);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(404);
  await other.close();
});
