import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf } from "../support/downloads.ts";

/* Where people who tried whole jobs stumbled. */

async function bring(page: Page, content: string, label = "Spreadsheet"): Promise<void> {
  await chooseSheet(page, content, { label });
}

async function create(page: Page, made: string): Promise<void> {
  await page.getByRole("button", { name: `Create ${made}` }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^${made} (is|are) ready`) })).toBeVisible({
    timeout: 90_000,
  });
}

/** Drops files from the disk, as a person does: scripts can't. */
async function drop(target: Locator, files: string[]): Promise<void> {
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, x: x + 10, y: y + 5, data });
  }
}

/** The size of the largest letters of the first document's texts that hold one of these words, in mm. */
async function sizesIn(page: Page, words: RegExp[]): Promise<number[]> {
  const [document] = await archiveOf(page);
  const [content] = await Array.fromAsync(readPageContents(document?.data ?? new Uint8Array(), [0]));
  return words.map((word) =>
    Math.max(0, ...(content?.texts ?? []).filter(({ text }) => word.test(text)).map(({ size }) => size)),
  );
}

const longName = "Maria-Theodora Alexandra Wolfeschlegelsteinhausenbergerdorff von Blankenburg-Schleswig-Holstein";

test("a long name on a diploma ends no smaller than the degree below it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Diploma" }).check();
  await bring(page, `Full name;Degree\n${longName};Bachelor\n`);
  await create(page, "1 diploma");
  const [name = 0, degree = 0] = await sizesIn(page, [/Maria|Theodora|Wolfe/, /Bachelor/]);
  expect(degree).toBeGreaterThan(0);
  expect(name).toBeGreaterThanOrEqual(degree);
});

test("a setup that was applied by itself can still be taken back after a reload", async ({ page }) => {
  const month = (count: number) => `Full name,Course\n${"Ann Lee,Maths\n".repeat(count)}`;
  await page.goto("/");
  await bring(page, month(1));
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Diploma of Honour");
  await create(page, "1 certificate");
  await page.goto("/");
  await bring(page, month(2));
  const line = page.getByText("Your setup “Certificate” fits this spreadsheet, so we applied it.");
  await expect(line).toBeVisible();
  await page.reload();
  await expect(line).toBeVisible();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue("Diploma of Honour");
  await page.locator("div").filter({ has: line }).last().getByRole("button", { name: "Undo" }).click();
  await expect(title).not.toHaveValue("Diploma of Honour");
});

test("corrections that no longer match wait, are used again or discarded", async ({ page }) => {
  await page.goto("/");
  await bring(page, "Full name,Course\nZoe Müler,Maths\nAda Byron,Logic\n");
  const correct = async (row: number, name: string) => {
    await page.getByLabel("Row", { exact: true }).fill(String(row));
    await expect(page.getByText(`Correct row ${row}`)).toBeVisible();
    await page.getByRole("textbox", { name: "Full name", exact: true }).fill(name);
    await expect(page.getByText(row === 1 ? "1 corrected cell" : "2 corrected cells")).toBeVisible();
  };
  // The cells stay open for the other row.
  await page.getByText("Correct row 1").click();
  await correct(1, "Zoe Müller");
  await correct(2, "Ada Lovelace");
  await bring(page, "Full name,Course\nZoe Mueler,Maths\nAda Byronn,Logic\n", "Another spreadsheet");
  await expect(page.getByText("2 earlier corrections don’t match this spreadsheet")).toBeVisible();
  await page.getByRole("button", { name: /^Apply 2 of them/ }).click();
  await expect(page.getByText("2 corrected cells")).toBeVisible();
  await expect(page.getByText("don’t match this spreadsheet")).toHaveCount(0);
  await bring(page, "Full name,Course\nBo Lee,Maths\n", "Another spreadsheet");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText(/match this spreadsheet/)).toHaveCount(0);
});

test("a folder of photos is chosen with a button, or dropped", async ({ page }, info) => {
  const folder = join(info.outputPath(), "Class 7a");
  mkdirSync(folder, { recursive: true });
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  for (const name of ["ann.jpg", "bo.jpg"]) writeFileSync(join(folder, name), photo);
  writeFileSync(join(folder, "Thumbs.db"), "x");
  await page.goto("/");
  await page.getByRole("radio", { name: "Name badge" }).check();
  await bring(page, "Full name,Photo\nAnn Lee,ann.jpg\nBo Lee,bo.jpg\n");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a folder" }).click();
  await (await chooser).setFiles(folder);
  await expect(page.getByText("“Images.zip”: 2 images.")).toBeVisible();
  await page.getByRole("button", { name: "Remove images" }).click();
  await expect(page.getByText("“Images.zip”")).toHaveCount(0);

  await drop(page.getByLabel("Images: a ZIP"), [folder]);
  await expect(page.getByText("“Images.zip”: 2 images.")).toBeVisible();
});

test("a sentence of an own page is set as one, and its documents are named by people", async ({ page }) => {
  await page.goto("/");
  const pdf = onePage("BT /F 14 Tf 20 100 Td (Mr {Last name}, {First name}, passed on {Date} in {City}.) Tj ET");
  await bring(page, "First name,Last name,Date,City\nAda,Lovelace,1 May,Rome\n");
  await page.getByRole("radio", { name: "Your own design" }).check();
  const file = { name: "page.pdf", mimeType: "application/pdf", buffer: pdf };
  await page.getByLabel("Your page").setInputFiles(file);
  await page.getByRole("button", { name: "Done" }).click();
  await create(page, "1 document");
  const [document] = await archiveOf(page);
  expect(document?.name).toBe("Ada Lovelace.pdf");
  const [content] = await Array.fromAsync(readPageContents(document?.data ?? new Uint8Array(), [0]));
  const said = content?.texts.map(({ text }) => text).join("");
  expect(said?.replace(/\s+/g, " ")).toContain("Mr Lovelace, Ada, passed on 1 May in Rome.");
});

test("a spreadsheet and the page that it fills can be dropped together", async ({ page }, info) => {
  mkdirSync(info.outputPath(), { recursive: true });
  const files = [info.outputPath("guests.csv"), info.outputPath("page.pdf")] as const;
  writeFileSync(files[0], "First name,City\nAda,Rome\n");
  writeFileSync(files[1], onePage("BT /F 14 Tf 20 100 Td (Dear {First name},) Tj ET"));
  await page.goto("/");
  await drop(page.getByLabel("Spreadsheet", { exact: true }), [...files]);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("radio", { name: "Your own design" })).toBeChecked();
  await create(page, "1 document");
});

test("the preview says that a document has other pages, and shows them", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Invoice" }).check();
  const lines = Array.from({ length: 30 }, (_, index) => `7,Ada Byron,Lesson ${index + 1},1,${index + 10}.50\n`);
  await bring(page, `Invoice no,Customer,Item,Quantity,Unit price\n${lines.join("")}`);
  const caption = page.getByText(/^Row 1 · Page \d of 2 · 210 × 297 mm$/);
  await expect(caption).toHaveText(/Page 1 of 2/);
  const second = page.getByRole("img", { name: "Document for row 1, page 2 of 2" });
  await expect(second).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(caption).toHaveText(/Page 2 of 2/);
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await page.getByRole("region", { name: "Preview", exact: true }).hover();
  await page.mouse.wheel(0, -5_000);
  await expect(caption).toHaveText(/Page 1 of 2/);
});

test("the name of the previewed row's file is shown while the pattern is typed", async ({ page }) => {
  await page.goto("/");
  await bring(page, "Number,Full name,Course\n41,Ada Byron,Logic\n42,Bo/Li,Maths\n");
  await page.getByText("Rows, file names, language, PDF format").click();
  const pattern = page.getByLabel("File name", { exact: true });
  await pattern.fill("RE-{Number} {Full name}.pdf");
  await expect(pattern).toHaveAccessibleDescription(/File for row 1: “RE-41 Ada Byron\.pdf”$/);
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(pattern).toHaveAccessibleDescription(/File for row 2: “RE-42 Bo-Li\.pdf”$/);
});
