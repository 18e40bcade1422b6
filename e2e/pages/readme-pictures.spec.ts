import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { answerAs, holdBack } from "../support/stand-ins.ts";
import { expectAsStored } from "../support/stored-pictures.ts";

/** The images in the README, taken in each run: `npm test -- --accept-pictures` copies them to `docs/`. */

test.use({ colorScheme: "light", trace: "off" });

const sheet = readFileSync("public/samples/certificate.csv");
const names = sheet
  .toString()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(",")[0]);

const bring = (page: Page) =>
  page
    .getByLabel("Spreadsheet", { exact: true })
    .setInputFiles({ name: "Evening school.csv", mimeType: "", buffer: sheet });

async function openPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
}

/** Whoever issues the certificates of the sheet; the page has no names of its own. */
async function introduce(page: Page): Promise<void> {
  await expect(proofOf(page, 1)).toBeVisible();
  await page.getByLabel("Issued by").fill("Northgate Institute");
  await page.getByLabel("Signed by").fill("Helena Marsh");
  await page.getByLabel("Signatory’s role").fill("Director of Studies");
  await expect(page.getByText("Nothing is printed there")).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const proofOf = (page: Page, row: number) => page.getByRole("img", { name: `Document for row ${row}`, exact: true });

test.describe("the picture of the page", () => {
  test.use({ viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 1.25 });
  test("shows the page as it is", async ({ page }) => {
    await openPage(page);
    await bring(page);
    await introduce(page);
    await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
    await scrollTo(page, "Match the columns");
    await expectAsStored("docs/screenshot.png", await page.screenshot());
  });
});

test.describe("the picture of a job", () => {
  test.use({ viewport: { width: 1200, height: 760 } });
  test("shows a job from its start to its download", async ({ page }) => {
    // Chromium's headless shell refuses all notifications, and then none are offered.
    await page.addInitScript(() => Object.defineProperty(Notification, "permission", { value: "default" }));
    const film: Film = { page, frames: [], delay: [] };
    await openPage(page);
    await filmSteps(film);
    await filmJob(film);
    const picture = sharp(film.frames, { join: { animated: true } }).webp({
      lossless: true,
      // The least takes as many seconds as the most takes minutes, and the pixels are the same.
      effort: process.env.ACCEPT_PICTURES ? 6 : 0,
      delay: film.delay,
    });
    await expectAsStored("docs/rowpress.webp", await picture.toBuffer());
  });
});

interface Film {
  page: Page;
  /** PNG frames, and how long each is shown, in milliseconds. */
  frames: Buffer[];
  delay: number[];
}

async function shoot({ page, frames, delay }: Film, ms: number): Promise<void> {
  frames.push(await page.screenshot({ caret: "hide" }));
  delay.push(ms);
}

async function scrollTo(page: Page, heading: string): Promise<void> {
  await page.getByRole("heading", { name: heading }).evaluate((element) => {
    element.parentElement?.scrollIntoView({ block: "start" });
  });
}

async function filmSteps(film: Film): Promise<void> {
  const { page } = film;
  await shoot(film, 1_000);
  const release = await holdBack(page, "**/api/upload");
  await page.getByLabel("Spreadsheet", { exact: true }).dispatchEvent("dragenter");
  await shoot(film, 500);
  await page.getByLabel("Spreadsheet", { exact: true }).dispatchEvent("dragleave");
  await bring(page);
  await expect(page.getByRole("main").getByRole("progressbar")).toBeVisible();
  await shoot(film, 400);
  release();
  await introduce(page);
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  await shoot(film, 1_200);
  await scrollTo(page, "Match the columns");
  await shoot(film, 1_000);
  const before = await proofOf(page, 1).getAttribute("src");
  await page.getByLabel("Accent colour").fill("#8a1f4d");
  await expect(proofOf(page, 1)).not.toHaveAttribute("src", before ?? "");
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  await shoot(film, 900);
  for (const row of [2, 3]) {
    await page.getByRole("button", { name: "Next row" }).click();
    await expect(proofOf(page, row)).toBeVisible();
    await shoot(film, 450);
  }
  await scrollTo(page, "Create your documents");
  await page.getByRole("button", { name: "Create 200 certificates" }).focus();
  await shoot(film, 900);
}

/** The last six, newest first. */
const newestOf = (done: number) => names.slice(Math.max(0, done - 6), done).reverse();

/** Uses fixed points in time: a real job of 200 certificates is over before it can be filmed. */
async function filmJob(film: Film): Promise<void> {
  const { page } = film;
  let done = 0;
  const running = await answerAs(page, "**/api/generation/status/*", () => ({
    status: "running",
    results: [],
    progress: { total: 200, done, failed: 0, perSecond: null, etaSeconds: null },
    newest: newestOf(done).map((name, index) => ({ row: done - index, name })),
    pollAfterMs: 200,
  }));
  await page.getByRole("button", { name: "Create 200 certificates" }).click();
  // Only offered if a job takes several seconds.
  await expect(page.getByRole("button", { name: "Notify me when they’re ready" })).toBeVisible();
  for (done of [38, 90, 152]) {
    await expect(page).toHaveTitle(new RegExp(`^${done / 2}%`));
    const newest = page.getByRole("region", { name: "Just created" }).getByRole("img");
    for (const [index, name] of newestOf(done).entries()) {
      await expect(newest.nth(index)).toHaveAccessibleName(name ?? "");
    }
    await shoot(film, 450);
  }
  await running();
  await expect(page.getByRole("heading", { name: "200 certificates are ready" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("listitem").nth(20)).toBeVisible();
  await shoot(film, 1_800);
}
