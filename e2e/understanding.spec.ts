import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { visitor } from "./visitor.ts";

async function bring(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto("/");
  const buffer = Buffer.from(content);
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name, mimeType: "", buffer });
}

test("problems that are alike are one line, in a list that scrolls by itself", async ({ page }) => {
  const rows = Array.from(
    { length: 90 },
    (_, index) => `Ann;Maths;1${index % 2 ? "" : "x"};1.${(index % 12) + 1}.2026`,
  );
  await bring(page, "same.csv", ["Full name;Course;Score;Date", ...rows].join("\n"));
  const list = page.getByRole("region", { name: "Problems by row" });
  await expect(list).toContainText("89 documents share a file name with another one, so they get a number.");
  await expect(list.getByRole("row")).toHaveCount(2);
  await list.getByRole("button", { name: "7 (show preview)" }).click();
  await expect(page.getByRole("img", { name: "Document for row 7" })).toBeVisible();
  const below = await page.evaluate(() => {
    const { bottom } = document.querySelector("footer")?.getBoundingClientRect() ?? { bottom: 0 };
    return document.documentElement.scrollHeight - (bottom + window.scrollY);
  });
  expect(below).toBeLessThan(2);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("a job of 20,000 badges tells of its problems in a few lines, and knows every failed row", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const sheet = Array.from(
    { length: 20_000 },
    (_, index) => `${index % 3 ? `Ann ${index % 400}` : ""},Marten & Söhne,${index}`,
  );
  const { uploadId } = await anyone.upload(["Name,Company,Code", ...sheet].join("\n"), "badges.csv");
  const layout = { settings: { layout: "single" }, output: { archive: true } };
  const session = await anyone.session({ uploadId, template: "badge", ...layout });
  const failed = Math.ceil(20_000 / 3);
  expect(session.problems).toMatchObject([{ code: "required_value_missing", count: failed, row: 1 }]);
  expect(JSON.stringify(session.problems).length).toBeLessThan(50_000);
  expect(session.problemCount).toBe(failed);
});
