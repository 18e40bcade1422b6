import { expect, test } from "@playwright/test";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { csvOf, people } from "../support/sheets.ts";
import { visitor } from "../support/visitor.ts";

test("says how many documents will be right, and lists what is wrong in any order", async ({ page }) => {
  const rows = people(250).map((person, index) => ({
    ...person,
    name: index === 4 ? "" : person.name,
    date: index === 1 ? "soon" : person.date,
    course: index === 8 ? "A\n".repeat(200) : person.course,
  }));
  const sheet = csvOf(rows).replace(/(A\n)+/, (lines) => `"${lines}"`);
  await page.goto("/");
  await chooseSheet(page, sheet);
  await expect(page.getByText("247 of 250 certificates are ready to create: 3 rows have errors.").first()).toBeVisible({
    timeout: 20_000,
  });

  const table = page.getByRole("region", { name: "Problems by row" });
  const numbers = () => table.getByRole("rowheader").allInnerTexts();
  const sortBy = async (name: string) => {
    await table.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  expect((await numbers()).map(Number.parseFloat)).toEqual([2, 5, 9]);
  await sortBy("Type");
  await expect(table.getByRole("columnheader", { name: "Type" })).toHaveAttribute("aria-sort", "ascending");
  expect((await numbers()).map(Number.parseFloat)).toEqual([5, 2, 9]);
  await sortBy("Row");
  await sortBy("Row");
  await expect(table.getByRole("columnheader", { name: "Row", exact: true })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  expect((await numbers()).map(Number.parseFloat)).toEqual([9, 5, 2]);
  await expect(table.getByRole("columnheader", { name: "Type" })).not.toHaveAttribute("aria-sort");

  await table.getByRole("button", { name: "5 (go to the problem)" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "Document for row 5" })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test("answers at once what the values show, and soon what the layout does", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const { uploadId } = await anyone.upload(csvOf([{ name: "", course: "", date: "", score: "1" }, ...people(300)]));
  const made = await anyone.session({ uploadId, template: "certificate" });
  expect(made.preflight).toMatchObject({ state: "running", total: 301 });
  expect(made.problems.map(({ row }) => row)).toEqual([1, 1]);
  const read = () => anyone.session({ sessionId: made.sessionId });
  await expect.poll(async () => (await read()).preflight?.state, { timeout: 20_000 }).toBe("done");
  expect((await read()).preflight).toEqual({ state: "done", checked: 301, total: 301, right: 300 });
});
