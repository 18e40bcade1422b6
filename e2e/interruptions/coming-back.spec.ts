import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { StatusResponseSchema } from "#lib/contracts/job.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { openJob } from "../support/jobs.ts";
import { killSite, startOwnSite, startOwnWorker } from "../support/own-site.ts";
import { ports } from "../support/ports.ts";
import { csvOf, people } from "../support/sheets.ts";

const { CHROMIUM_PATH, WHOLE_CHROMIUM_PATH } = process.env;
const executablePath = WHOLE_CHROMIUM_PATH ?? CHROMIUM_PATH;
/** The `chromium` of Playwright's own download is the whole one. */
const wholeChromium = executablePath ? { executablePath } : { channel: "chromium" };

async function bring(page: Page, address: string, label = "Spreadsheet"): Promise<void> {
  if (address) await page.goto(address);
  await chooseSheet(page, csvOf(people(5)), { label });
  await expect(page.getByRole("button", { name: "Create 5 certificates" })).toBeEnabled();
}

async function start(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Create 5 certificates" }).click();
  await expect(page).toHaveURL(/\/jobs\/job_/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Runs with a site of its own. */
async function withSite(settings: Record<string, string>, use: (site: string, dataDir: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), "rowpress-back-"));
  let site: ChildProcess | null = null;
  try {
    site = await startOwnSite(ports.back, dataDir, settings);
    await use(`http://localhost:${ports.back}`, dataDir);
  } finally {
    if (site) await killSite(site);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test.describe("with sites of their own", () => {
  test.describe.configure({ mode: "serial" });

  test("says by itself that a session or a job has expired, and goes on with another sheet", async ({ page }) => {
    await withSite({ RETENTION_HOURS: "0.005", RENDER_WORKERS: "1" }, async (site) => {
      await bring(page, site);
      await expect(page.getByText("This session has expired and its files have been deleted.")).toBeVisible();
      await bring(page, "");
      await start(page);
      await expect(page.getByRole("link", { name: "Download ZIP" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "We can’t find these documents" })).toBeVisible();
      await page.getByRole("link", { name: "Upload another spreadsheet" }).click();
      await bring(page, "");
    });
  });

  test("follows a job on that was out of sight for an hour", async ({ page }) => {
    await withSite({ RENDER_WORKERS: "0" }, async (site, dataDir) => {
      await page.clock.install();
      await bring(page, site);
      const jobId = await start(page);
      await expect(page.getByRole("heading", { name: "5 certificates in the queue" })).toBeVisible();
      await setHidden(page, true);
      await page.clock.fastForward("01:00:00");
      const worker = await startOwnWorker(dataDir);
      try {
        const status = async () =>
          StatusResponseSchema.parse(await (await page.request.get(`${site}/api/generation/status/${jobId}`)).json());
        await expect.poll(async () => (await status()).status).toBe("succeeded");
        await setHidden(page, false);
        await expect(page.getByRole("heading", { name: "5 certificates are ready" })).toBeVisible();
      } finally {
        await killSite(worker);
      }
    });
  });

  test("goes on where the browser's arrows lead back to", async ({ playwright, launchOptions }) => {
    // Playwright turns off the back/forward cache, which only holds pages whose headers allow storing. Chromium's
    // headless shell has none.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...wholeChromium,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      await withSite({ RENDER_WORKERS: "0" }, async (site, dataDir) => {
        const context = await browser.newContext({ locale: "en-GB" });
        const page = await context.newPage();
        await page.route(/\/(\?.*|help|jobs\/\w+)?$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-cache" } });
        });
        await bring(page, site);
        const sessionId = new URL(page.url()).searchParams.get("session");
        await awayAndBack(page, async () => {
          await context.request.post(`${site}/api/generation/start`, { data: { sessionId } });
        });
        await expect(page.getByText("These documents are already being created")).toBeVisible();
        await page.getByRole("button", { name: "View progress" }).click();
        await expect(page.getByRole("heading", { name: "5 certificates in the queue" })).toBeVisible();
        let worker: ChildProcess | null = null;
        try {
          await awayAndBack(page, async () => {
            worker = await startOwnWorker(dataDir);
          });
          await expect(page.getByRole("heading", { name: "5 certificates are ready" })).toBeVisible();
        } finally {
          if (worker) await killSite(worker);
        }
      });
    } finally {
      await browser.close();
    }
  });
});

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (hidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Navigates away and back to the same page, restored from the back/forward cache. */
async function awayAndBack(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  const address = page.url();
  await page.getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL(/\/help$/);
  await meanwhile();
  // Not `goBack`, which waits for a load that never happens.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => Reflect.get(window, "isKept"))).toBe(true);
}

for (const days of [-1, 1]) {
  test(`says when documents are deleted by the server's clock, with the visitor's own ${days} day off`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript((offset) => {
      const Real = Date;
      class Wrong extends Real {
        constructor(...given: []) {
          if (given.length > 0) super(...given);
          else super(Wrong.now());
        }
        static override now() {
          return Real.now() + offset;
        }
      }
      Object.assign(window, { Date: Wrong });
    }, days * 86_400_000);
    await openJob(page, csvOf(people(5)), "5 certificates are ready");
    const jobId = new URL(page.url()).pathname.split("/").at(-1);
    const answer = await page.request.get(`${baseURL}/api/generation/status/${jobId}`);
    const { expiresAt } = StatusResponseSchema.parse(await answer.json());
    const zone = { timeZone: "Australia/Lord_Howe", hour: "2-digit", minute: "2-digit" } as const;
    const day = { weekday: "long", day: "numeric", month: "long" } as const;
    const time = new Intl.DateTimeFormat("en-GB", { ...day, ...zone }).format(new Date(expiresAt));
    await expect(page.getByText(`Available until ${time}, then deleted.`)).toBeVisible();
  });
}
