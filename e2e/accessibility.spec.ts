import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { csvOf, people } from "./sheets.ts";

async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    state,
  ).toEqual([]);
}

const upload = (page: Page, content: string) =>
  page
    .getByLabel("Spreadsheet", { exact: true })
    .setInputFiles({ name: "a.csv", mimeType: "", buffer: Buffer.from(content) });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`has no barrier in any state, ${colorScheme}, ${width} pixels wide`, async ({ page }, testInfo) => {
      test.setTimeout(240_000);
      const check = async (state: string) => {
        await page.screenshot({ path: testInfo.outputPath(`${state}-${width}-${colorScheme}.png`), fullPage: true });
        await expectAccessible(page, state);
      };
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await check("empty");
      await upload(page, "");
      await expect(page.getByText("The file is empty.")).toBeVisible();
      await check("refused");
      const sheet = csvOf(people(1_500)).replace("Zoë Müller-1;", ";");
      await upload(page, sheet);
      await expect(page.getByRole("region", { name: "Problems by row" })).toBeVisible();
      await page.getByText("Read the file differently").click();
      await page.getByText("Rows, file names, language").click();
      await check("open");
      await page.getByRole("button", { name: /^Make/ }).click();
      await expect(page).toHaveURL(/\/jobs\/job_/);
      await expect(page.getByRole("progressbar")).toBeVisible();
      await check("running");
      await expect(page.getByRole("link", { name: "Download ZIP" })).toBeVisible({ timeout: 90_000 });
      await check("done");
      await page.goto("/jobs/job_AAAAAAAAAAAAAAAAAAAAAA");
      await expect(page.getByRole("heading", { name: "These documents are not here" })).toBeVisible();
      await check("unknown-job");
      await page.goto("/no-such-page");
      await check("not-found");
    });
  }
}
