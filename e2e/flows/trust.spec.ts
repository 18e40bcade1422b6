import { expect, type Page, test } from "@playwright/test";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf, downloaded } from "../support/downloads.ts";

/* What is printed is what the sheet says, or is asked about. */

async function bring(page: Page, template: string, content: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: template, exact: true }).check();
  await chooseSheet(page, content, { name: "sheet.csv" });
}

async function created(page: Page, made: string): Promise<void> {
  await page.getByRole("button", { name: `Create ${made}` }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^${made} (is|are) ready`) })).toBeVisible({
    timeout: 90_000,
  });
}

/** The texts of the first document's first page, each on its own. */
async function printed(page: Page, made: string): Promise<string[]> {
  await created(page, made);
  const [document] = await archiveOf(page);
  const [content] = await Array.fromAsync(readPageContents(document?.data ?? new Uint8Array(), [0]));
  return (content?.texts ?? []).map(({ text }) => text.trim());
}

const seller = async (page: Page) => {
  await page.getByRole("textbox", { name: "Your company required" }).fill("Studio Nord");
  await page.getByRole("textbox", { name: "Your address required" }).fill("Weg 1, Bremen");
};

test("an invoice asks what a discount is, then deducts it", async ({ page }) => {
  await bring(page, "Invoice", "Invoice no,Customer,Item,Quantity,Unit price,Discount\nA1,Ann,Pen,3,30.00,10\n");
  await seller(page);
  await expect(
    page.getByRole("cell", { name: /nothing shows whether that’s a percentage or an amount of money/ }),
  ).toBeVisible();
  await page.getByLabel("Discounts without % or currency").selectOption({ label: "Percentages" });
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  const texts = await printed(page, "1 invoice");
  expect(texts).toEqual(expect.arrayContaining(["Discount", "10%", "81.00"]));
  expect(texts.join()).not.toContain("90.00");
});

test("dates stored as numbers are printed as dates with a note, and lost letters are reported", async ({ page }) => {
  await bring(
    page,
    "Certificate",
    "Full name,Course,Date\nAy?e K?l?ç,Maths,46204\nMÃ¼ller,Maths,46205\nLe?la,Art,46206\n",
  );
  await expect(page.getByRole("cell", { name: /“Date” has numbers in 3 rows, read as dates/ })).toBeVisible();
  await expect(page.getByRole("cell", { name: /“Full name” looks as if letters were lost in 2 rows/ })).toBeVisible();
  await expect(page.getByRole("cell", { name: /“MÃ¼ller” and was probably “Müller”/ })).toBeVisible();
  const said = (await printed(page, "3 certificates")).join("").replace(/\s/g, "");
  expect(said).toContain("1July2026");
  expect(said).not.toContain("46204");
});

test("the corrected spreadsheet can be downloaded before anything is created", async ({ page }) => {
  await bring(page, "Certificate", "Full name,Course\nZoe Müler,Maths\nAda Byron,Logic\n");
  await page.getByText("Correct row 1").click();
  await page.getByRole("textbox", { name: "Full name", exact: true }).fill("Zoë Müller");
  await page.getByText("1 corrected cell").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download corrected spreadsheet" }).click();
  expect((await download).suggestedFilename()).toBe("sheet - corrected.csv");
  const before = await (await download).createReadStream();
  const csv = Buffer.concat(await Array.fromAsync(before)).toString();
  expect(csv).toBe('\ufeff"Full name","Course"\r\n"Zoë Müller","Maths"\r\n"Ada Byron","Logic"\r\n');
  await printed(page, "2 certificates");
  expect((await downloaded(page, "Download corrected spreadsheet")).toString()).toBe(csv);
});

test("ticket types colour badges by themselves", async ({ page }) => {
  await bring(page, "Name badge", "Name,Firma,Ticketart\nAnn Lee,Acme,VIP\nBo Lee,Acme,Presse\n");
  await expect(page.getByLabel("Colour by", { exact: true })).toHaveValue("2");
  await expect(page.getByLabel("VIP", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Presse", { exact: true })).toBeVisible();
});

test("long names break at hyphens and syllables in the printed file", async ({ page }) => {
  await bring(
    page,
    "Place cards",
    "Name\nBlankenburg-Schleswig-Holstein-Sonderburg\nWolfeschlegelsteinhausenbergerdorff\n",
  );
  await page.getByLabel("Sheet", { exact: true }).selectOption("custom");
  for (const [label, size] of [
    ["Label width (mm)", "40"],
    ["Label height (mm)", "38"],
  ] as const) {
    await page.getByRole("spinbutton", { name: label }).fill(size);
    await page.keyboard.press("Tab");
  }
  await created(page, "1 sheet");
  const [content] = await Array.fromAsync(readPageContents(await downloaded(page, "Download combined PDF"), [0]));
  const texts = content?.texts.map(({ text }) => text.trim()) ?? [];
  expect(texts).toEqual(expect.arrayContaining(["Blankenburg-", "Schleswig-", "Holstein-", "Sonderburg"]));
  expect(texts.join("")).toMatch(/Wolfeschlegelstein[-\u00ad]hausenbergerdorff/);
});
