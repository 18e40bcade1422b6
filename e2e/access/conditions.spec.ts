import { expect, type Locator, test } from "@playwright/test";
import { barriersOf } from "../support/barriers.ts";
import { openJob } from "../support/jobs.ts";
import { csvOf, people } from "../support/sheets.ts";

const sheet = { name: "people.csv", mimeType: "", buffer: Buffer.from(csvOf(people(5))) };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ["en-GB", "de-DE"]) {
    test.describe(locale, () => {
      test.use({ locale });
      test("says what it needs, and shows no control that does nothing", async ({ page }) => {
        await page.goto("/");
        await expect(page.locator("main noscript p")).toContainText("JavaScript");
        await expect(page.locator("main noscript p")).toBeVisible();
        for (const control of await page.locator("button, input, select, textarea").all())
          await expect(control).toBeHidden();
        await expect(page.getByRole("navigation").getByRole("link")).toHaveCount(2);
        await page.goto("/templates");
        await expect(page.locator("main noscript p")).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        for (const control of await page.locator("select").all()) await expect(control).toBeHidden();
      });
    });
  }
});

test("gives finished documents without JavaScript, and shows no control that does nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
  const page = await context.newPage();
  await openJob(page, csvOf(people(5)), "5 certificates are ready");
  const [address, cookies] = [page.url(), await context.cookies()];
  const still = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  await still.addCookies(cookies);
  const quiet = await still.newPage();
  await quiet.goto(address);
  await expect(quiet.locator("main noscript p")).toBeVisible();
  await expect(quiet.getByRole("link", { name: "Download ZIP" })).toBeVisible();
  for (const control of await quiet.locator("button, input, select").all()) await expect(control).toBeHidden();
  await Promise.all([context.close(), still.close()]);
});

/** Expects a border around an element: forced colours remove shadows and backgrounds. */
async function expectEdge(element: Locator): Promise<void> {
  const edges = await element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderBottomWidth } = getComputedStyle(node);
    return { borderTopWidth, borderBottomWidth, isDrawn: borderTopStyle !== "none" };
  });
  expect(Number.parseFloat(edges.borderTopWidth), String(element)).toBeGreaterThanOrEqual(1);
  expect(Number.parseFloat(edges.borderBottomWidth), String(element)).toBeGreaterThanOrEqual(1);
  expect(edges.isDrawn).toBe(true);
}

test("keeps its edges in forced colours", async ({ page }, testInfo) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  await expectEdge(page.getByLabel("Spreadsheet", { exact: true }).locator(".."));
  const picture = (name: string) =>
    page.getByRole("radio", { name, exact: true }).locator("../..").locator("span").first();
  const width = (name: string) => picture(name).evaluate((node) => getComputedStyle(node).borderTopWidth);
  expect(await width("Certificate")).not.toBe(await width("Invoice"));
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(sheet);
  const proof = page.getByRole("img", { name: "Document for row 1", exact: true });
  await expect(proof).toBeVisible();
  await expectEdge(proof);
  await expectEdge(page.getByRole("region", { name: "Preview", exact: true }));
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("For {Nobody}");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveAttribute("aria-invalid", "true");
  const borderOf = (field: Locator) => field.evaluate((node) => getComputedStyle(node).borderTopStyle);
  expect(await borderOf(title)).not.toBe(await borderOf(page.getByLabel("File name")));
  await page.screenshot({ path: testInfo.outputPath("forced-colours.png"), fullPage: true });
  expect(await barriersOf(page)).toEqual([]);
});
