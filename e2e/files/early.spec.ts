import { expect, test } from "@playwright/test";

test("reads a file that was chosen before the scripts ran", async ({ page }) => {
  let run = () => {};
  const started = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await started;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const early = { name: "early.csv", mimeType: "", buffer: Buffer.from("Full name,Course\nÅse,Maths\n") };
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(early);
  run();
  await expect(page.getByText("early.csv", { exact: true })).toBeVisible();
});
