import { expect, type Page, test } from "@playwright/test";

const spreadsheet = (name: string) => ({ name, mimeType: "", buffer: Buffer.from("Full name,Course\nÅse,Maths\n") });

/** Chooses a file before the scripts of a page run. */
async function chooseEarly(page: Page, open: () => Promise<unknown>): Promise<void> {
  let run = () => {};
  const started = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await started;
    await route.continue();
  });
  await open();
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(spreadsheet("early.csv"));
  run();
  await expect(page.getByText("early.csv", { exact: true })).toBeVisible();
}

test("reads a file that was chosen before the scripts ran", async ({ page }) => {
  await chooseEarly(page, () => page.goto("/", { waitUntil: "commit" }));
});

test("reads it also if the URL names the session of another file", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(spreadsheet("before.csv"));
  await expect(page).toHaveURL(/session=/);
  await chooseEarly(page, () => page.reload({ waitUntil: "commit" }));
  await expect(page.getByText("before.csv", { exact: true })).toHaveCount(0);
});
