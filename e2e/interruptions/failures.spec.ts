import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { expect, type Page, type Request, test } from "@playwright/test";
import sharp from "sharp";
import { timeLimitsMs } from "#lib/client/requests/time-limits.ts";
import { ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { openForDrops } from "../support/open-page.ts";
import { csvOf, people } from "../support/sheets.ts";
import { holdFirst } from "../support/stand-ins.ts";

const session = "**/api/generation/session";
const upload = "**/api/upload";
const tooSlow = "The server didn’t respond in time. Try again.";
const unreachable = "We can’t reach the server.";

async function bring(page: Page, rows = 20): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, csvOf(people(rows)));
  await expect(page.getByRole("button", { name: `Create ${rows} certificates` })).toBeEnabled();
  // Until it is done, the check of all rows asks the server on its own.
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
}

async function trySample(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await expect(page.getByRole("button", { name: /^Create \d+ certificates$/ })).toBeEnabled();
}

/** Drops files and folders from the disk like a person does, through the browser's own mechanism. */
async function drop(page: Page, onto: string, files: string[]): Promise<void> {
  const target = page.getByText(onto).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`“${onto}” is not on the page`);
  const protocol = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await protocol.send("Input.dispatchDragEvent", { type, ...point, data });
  }
}

test.describe("a server that does not answer", () => {
  test("lets a start be tried again after a while", async ({ page }) => {
    await page.clock.install();
    await bring(page);
    await page.route("**/api/generation/start", () => {});
    const start = page.getByRole("button", { name: "Create 20 certificates" });
    await start.click();
    await expect(page.getByRole("button", { name: "Starting …" })).toBeDisabled();
    await page.clock.runFor(6_000);
    await expect(page.getByText("The server is taking longer than usual. Nothing you entered is lost.")).toBeVisible();
    await page.clock.runFor(timeLimitsMs.start);
    await expect(page.getByRole("alert").getByText(tooSlow)).toBeVisible();
    await page.unroute("**/api/generation/start");
    await start.click();
    await expect(page).toHaveURL(/\/jobs\/job_/);
  });

  test("shows the job of a start by the browser where the page's own way does not get there", async ({ page }) => {
    await page.clock.install();
    await bring(page);
    const isByRouter = (request: Request) => request.headers().rsc !== undefined;
    const asked = page.waitForRequest((request) => request.url().includes("/jobs/job_") && isByRouter(request));
    await page.route("**/jobs/**", (route) => (isByRouter(route.request()) ? undefined : route.continue()));
    await page.getByRole("button", { name: "Create 20 certificates" }).click();
    await asked;
    await page.clock.runFor(timeLimitsMs.own + 1_000);
    await expect(page).toHaveURL(/\/jobs\/job_/);
    await expect(page.getByRole("heading", { name: "20 certificates are ready" })).toBeVisible();
  });

  test("lets a change be tried again after a while", async ({ page }) => {
    await page.clock.install();
    await bring(page);
    await page.route(session, () => {});
    const asked = page.waitForRequest(session);
    await page.getByLabel("Title").fill("Diploma of Honour");
    await asked;
    await page.clock.runFor(timeLimitsMs.change + 1_000);
    await expect(page.getByText(tooSlow)).toBeVisible();
    await page.unroute(session);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(tooSlow)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveAttribute("aria-busy", "false");
  });

  test("lets a file be sent again after a while", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.route(upload, () => {});
    await chooseSheet(page, csvOf(people(20)));
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.clock.runFor(timeLimitsMs.uploadAnswer + 1_000);
    await expect(page.getByText(tooSlow)).toBeVisible();
    await page.unroute(upload);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Create 20 certificates" })).toBeEnabled();
  });
});

test("asks a busy server no sooner than it says, however often the visitor clicks", async ({ page }) => {
  await bring(page);
  let asked = 0;
  const busy = ProblemDetailsSchema.parse({
    type: "about:blank",
    title: "Busy",
    status: 503,
    detail: "Wait a moment.",
    code: "busy",
  });
  await page.route(session, async (route) => {
    asked += 1;
    const headers = { "Content-Type": "application/problem+json", "Retry-After": "30" };
    await route.fulfill({ status: 503, headers, body: JSON.stringify(busy) });
  });
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(page.getByText("Wait a moment.")).toBeVisible();
  const spin = page.getByRole("spinbutton", { name: "Row", exact: true });
  for (let row = 2; row < 14; row += 1) {
    await spin.fill(String(row));
    await spin.press("Enter");
  }
  await page.getByLabel("Title").pressSequentially(" of Honour");
  await expect(page.getByText("Wait a moment.")).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute(session);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("img", { name: "Document for row 13" })).toBeVisible();
});

test("says which row's document is on show, and goes on as soon as there is a connection", async ({
  page,
  context,
}) => {
  await bring(page);
  await page.clock.install();
  const caption = page.getByText(/^Row 1 · \d+ × \d+ mm$/);
  await expect(caption).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(true);
  await page.getByRole("spinbutton", { name: "Row", exact: true }).fill("16");
  await page.getByRole("spinbutton", { name: "Row", exact: true }).blur();
  await page.clock.runFor(100);
  await expect(page.getByText(unreachable)).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Row", exact: true })).toHaveValue("1");
  await expect(caption).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("img", { name: "Document for row 16" })).toBeVisible();
  await expect(page.getByText(unreachable)).toHaveCount(0);
});

test("sends a file by itself as soon as there is a connection", async ({ page, context }) => {
  await page.goto("/");
  await page.mouse.move(200, 200);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await chooseSheet(page, csvOf(people(20)));
  await expect(page.getByText(unreachable)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Create 20 certificates" })).toBeEnabled();

  await context.setOffline(true);
  const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  await page.getByLabel("Logo", { exact: true }).setInputFiles({ name: "logo.png", mimeType: "", buffer: logo });
  await expect(page.getByLabel("Logo", { exact: true })).toHaveAccessibleDescription(/We can’t reach the server/);
  await context.setOffline(false);
  await expect(page.getByText("Uploaded “logo.png”.")).toBeVisible();
});

test.describe("a sample of another template", () => {
  test("leaves the template chosen that the rows are for, where it does not come", async ({ page }) => {
    await trySample(page);
    await page.route("**/samples/badge.csv", (route) => route.abort());
    await page.getByRole("radio", { name: "Name badge" }).click();
    await expect(page.getByText(unreachable)).toBeVisible();
    await expect(page.getByRole("radio", { name: "Certificate" })).toBeChecked();
    await expect(page.getByText("certificate.csv", { exact: true })).toBeVisible();
    await page.unroute("**/samples/badge.csv");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("badge.csv", { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Name badge" })).toBeChecked();
  });

  test("lets nothing be made of the one before while it is on its way", async ({ page }) => {
    await trySample(page);
    const start = page.getByRole("button", { name: /^Create \d+ (certificates|badges)$/ });
    await expect(start).toBeEnabled();
    const made = await holdFirst(page, session);
    await page.getByRole("radio", { name: "Name badge" }).check();
    await made.asked;
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription("The sample for this template is still loading.");
    await made.release();
    await expect(page.getByText("badge.csv", { exact: true })).toBeVisible();
    await expect(start).toBeEnabled();
  });
});

test.describe("what is dropped", () => {
  const zone = "Drop a file here";

  test("is reported as a folder if it is one", async ({ page }, testInfo) => {
    const folder = testInfo.outputPath("Class 4b");
    mkdirSync(folder);
    writeFileSync(`${folder}/people.csv`, csvOf(people(2)));
    for (const onto of [zone, "Match the columns"]) {
      await openForDrops(page);
      await drop(page, onto, [folder]);
      await expect(page.getByText("“Class 4b” is a folder. Upload a file from it instead.")).toBeVisible();
    }
  });

  test("is one sheet at a time", async ({ page }, testInfo) => {
    const files = ["a.csv", "b.csv"].map((name) => testInfo.outputPath(name));
    for (const file of files) writeFileSync(file, csvOf(people(2)));
    for (const onto of [zone, "Match the columns"]) {
      await openForDrops(page);
      await drop(page, onto, files);
      await expect(page.getByText("That’s 2 files. Upload one at a time.")).toBeVisible();
    }
    await drop(page, zone, files.slice(0, 1));
    await expect(page.getByRole("button", { name: "Create 2 certificates" })).toBeEnabled();
  });

  test("is reported as changed if it was saved while it was sent", async ({ page }, testInfo) => {
    const file = testInfo.outputPath("people.csv");
    writeFileSync(file, csvOf(people(20)));
    // Chromium compares whole seconds, and the machine may get here within one.
    const earlier = new Date(Date.now() - 10_000);
    utimesSync(file, earlier, earlier);
    await openForDrops(page);
    await page.route(upload, async (route) => {
      writeFileSync(file, csvOf(people(30)));
      await route.continue();
    });
    await drop(page, zone, [file]);
    await expect(page.getByText("“people.csv” changed while it was uploading. Choose it again.")).toBeVisible();
    await page.unroute(upload);
    await drop(page, zone, [file]);
    await expect(page.getByRole("button", { name: "Create 30 certificates" })).toBeEnabled();
  });
});
