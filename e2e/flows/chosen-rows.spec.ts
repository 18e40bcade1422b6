import { expect, type Page, test } from "@playwright/test";
import { barriersOf } from "../support/barriers.ts";
import { archiveOf } from "../support/downloads.ts";

const names = ["Zoë Müller", "João da Silva", "Łukasz Żak", "Åse Nordström", "Ελένη Παππά", "Ğülşen Yıldız"];
/** Every sixth is cancelled, every tenth has no e-mail address. */
const attendees = Array.from({ length: 60 }, (_, index) => {
  const status = index % 6 === 1 ? "Cancelled" : ["Paid", "Free", "Speaker"][index % 3];
  const email = index % 10 === 4 ? "" : `guest${index + 1}@example.org`;
  return { name: `${names[index % names.length]} ${index + 1}`, company: `Atelier ${index % 7}`, status, email };
});
const sheet = [
  "Name;Company;Status;E-mail",
  ...attendees.map(({ name, company, status, email }) => [name, company, status, email].join(";")),
].join("\n");

async function bring(page: Page, content: string): Promise<void> {
  await page.goto("/?template=badge");
  const file = { name: "attendees.csv", mimeType: "", buffer: Buffer.from(content) };
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
}

test("cancelled attendees are skipped, then others by value and address, and only the rest get badges", async ({
  page,
}) => {
  await bring(page, sheet);
  await expect(page.getByText("10 rows are marked “Cancelled” in “Status”.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create 60 badges" })).toBeVisible();
  await page.getByRole("button", { name: "Skip these rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "50 of 60 rows: “Status” isn’t “Cancelled”" })).toBeVisible();
  await expect(page.getByText("Only some rows")).toBeFocused();
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(page.getByRole("img", { name: "Document for row 3" })).toBeVisible();
  await page.getByRole("button", { name: "Previous row" }).click();
  await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();

  await page.getByText("Only some rows").click();
  const status = page.getByRole("group", { name: "Condition on “Status”" });
  await expect(status.getByRole("checkbox", { name: "Cancelled (10)" })).not.toBeChecked();
  await status.getByRole("checkbox", { name: "Speaker (20)" }).uncheck();
  await expect(page.getByRole("button", { name: "Create 30 badges" })).toBeVisible();

  await page.getByRole("combobox", { name: "Column", exact: true }).selectOption("E-mail");
  await page.getByRole("button", { name: "Add condition" }).click();
  const mail = page.getByRole("group", { name: "Condition on “E-mail”" });
  await expect(mail.getByRole("combobox")).toBeFocused();
  await mail.getByRole("combobox").selectOption("with any value");
  const wanted = attendees.filter(({ status, email }) => email !== "" && ["Paid", "Free"].includes(status ?? ""));
  await expect(page.getByRole("button", { name: `Create ${wanted.length} badges` })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await page.reload();
  await page.getByRole("button", { name: `Create ${wanted.length} badges` }).click();
  await page.getByRole("link", { name: "Download ZIP" }).waitFor({ timeout: 60_000 });
  expect((await archiveOf(page)).map(({ name }) => name)).toEqual(wanted.map(({ name }) => `${name}.pdf`));
});

test("only listed badges are printed again, and a list that can't be read stays until it's corrected", async ({
  page,
}) => {
  await bring(page, sheet);
  await page.getByText("Only some rows").click();
  const list = page.getByRole("textbox", { name: "Row numbers" });
  await list.fill("5, 22, 61");
  await list.press("Enter");
  await expect(list).toHaveAccessibleDescription(/The last row is 60\./);
  await expect(page.getByText("Fix the errors marked above.")).toBeVisible();
  await page.getByText("Only some rows").click();
  await expect(list).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await list.fill("22, 5, 31 – 33");
  await list.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Only rows 5, 22, and 31–33 are used." })).toBeVisible();
  await expect(page.getByRole("img", { name: "Document for row 5" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Create 5 badges" })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Create 60 badges" })).toBeVisible();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByText("Only some rows").click();
  await expect(list).toHaveValue("5, 22, 31-33");
  // What is typed counts without leaving the field.
  await list.fill("5, 22, 31-32");
  await page.getByRole("button", { name: /^Create \d+ badges$/ }).click();
  await page.getByRole("link", { name: "Download ZIP" }).waitFor({ timeout: 60_000 });
  const wanted = [5, 22, 31, 32].map((row) => `${attendees[row - 1]?.name}.pdf`);
  expect((await archiveOf(page)).map(({ name }) => name)).toEqual(wanted);
});

test("a list that was typed for one spreadsheet isn't used for the next", async ({ page }) => {
  await bring(page, sheet);
  await page.getByText("Only some rows").click();
  const list = page.getByRole("textbox", { name: "Row numbers" });
  await list.fill("5, 61");
  await list.press("Enter");
  await expect(page.getByText("Fix the errors marked above.")).toBeVisible();
  await page
    .getByLabel("Another spreadsheet", { exact: true })
    .setInputFiles({ name: "others.csv", mimeType: "", buffer: Buffer.from(sheet.replaceAll("guest", "visitor")) });
  await expect(page.getByText("Fix the errors marked above.")).toHaveCount(0);
  await page.getByText("Only some rows").click();
  await expect(list).toHaveValue("");
});

test("a condition is removed or undone, one that nobody meets can't be started, and a lost column is named", async ({
  page,
}) => {
  await bring(page, sheet);
  await page.getByRole("button", { name: "Keep them" }).click();
  await expect(page.getByText(/are marked/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Create 60 badges" })).toBeVisible();
  await expect(page.getByText(/are marked/)).toHaveCount(0);
  await page.getByText("Only some rows").click();
  await page.getByRole("combobox", { name: "Column", exact: true }).selectOption("Company");
  await page.getByRole("button", { name: "Add condition" }).click();
  await page.getByRole("button", { name: "Select none" }).click();
  await expect(page.getByText("No row meets your conditions. Change them in step 4.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Atelier 2 (9)" }).check();
  await expect(page.getByRole("button", { name: "Create 9 badges" })).toBeVisible();

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("No row meets your conditions. Change them in step 4.")).toBeVisible();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByRole("combobox", { name: "Column", exact: true }).selectOption("Status");
  await page.getByRole("button", { name: "Add condition" }).click();
  const status = page.getByRole("group", { name: "Condition on “Status”" });
  await status.getByRole("checkbox", { name: "Cancelled (10)" }).uncheck();
  await expect(page.getByRole("button", { name: "Create 8 badges" })).toBeVisible();
  await status.getByRole("button", { name: "Remove the condition on “Status”" }).click();
  await expect(page.getByText("Only some rows")).toBeFocused();
  await expect(page.getByRole("button", { name: "Create 9 badges" })).toBeVisible();

  await page.getByLabel("Another spreadsheet", { exact: true }).setInputFiles({
    name: "others.csv",
    mimeType: "",
    buffer: Buffer.from("Name;Firm;Status\nAda;Loom;Paid\n"),
  });
  await expect(page.getByText(/1 condition isn’t used, because .*“Company” is “Atelier 2”/)).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText(/1 condition isn’t used/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText(/1 condition isn’t used/)).toBeVisible();
});

test("a column that was chosen for a condition stays chosen when another is suggested", async ({ page }) => {
  await bring(page, sheet);
  await page.getByText("Only some rows").click();
  const column = page.getByRole("combobox", { name: "Column", exact: true });
  await expect(column).toHaveValue("Status");
  await column.selectOption("E-mail");
  await page.getByRole("button", { name: "Skip these rows" }).click();
  await expect(page.getByRole("button", { name: "Create 50 badges" })).toBeVisible();
  await expect(column).toHaveValue("E-mail");
  await page.getByRole("button", { name: "Add condition" }).click();
  await expect(page.getByRole("group", { name: "Condition on “E-mail”" })).toBeVisible();
  await expect(column).toHaveValue("Name");
});

test("on a phone, how many rows are left comes into view once cancelled ones are skipped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bring(page, sheet);
  await page.getByRole("button", { name: "Skip these rows" }).click();
  await expect(page.getByText("Only some rows")).toBeFocused();
  await expect(page.getByText("Only some rows")).toBeInViewport({ ratio: 1 });
  const kept = page.getByRole("status").filter({ hasText: "50 of 60 rows: “Status” isn’t “Cancelled”" });
  await expect(kept).toBeInViewport({ ratio: 1 });
});

test("says what's wrong with conditions that no row can meet, and with bounds that aren't any", async ({ page }) => {
  await bring(
    page,
    "Name,Company,Points,Joined\nZoë,Loom,5,2026-03-01\nBo,Weft,70,2026-04-02\nIda,Loom,8,2026-05-09\n",
  );
  await page.getByText("Only some rows").click();
  const add = async (column: string, kind: string) => {
    // What the change before shows could move the button away from the pointer.
    await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveAttribute("aria-busy", "false");
    await page.getByRole("combobox", { name: "Column", exact: true }).selectOption(column);
    await page.getByRole("button", { name: "Add condition" }).click();
    const group = page.getByRole("group", { name: `Condition on “${column}”` });
    await group.getByRole("combobox").selectOption(kind);
    return group;
  };
  const points = await add("Points", "in a range of numbers");
  await points.getByLabel("From").fill("50");
  await points.getByLabel("To").fill("10");
  await expect(points.getByText("“From” is greater than “To”, so no row meets this condition.")).toBeVisible();
  await points.getByLabel("To").fill("");
  await expect(page.getByRole("button", { name: "Create 1 badge" })).toBeVisible();

  const company = await add("Company", "with these values");
  await company.getByRole("checkbox", { name: "Weft (1)" }).uncheck();
  await expect(page.getByText(/Each condition is met by some rows, but no row meets all of them/)).toBeVisible();
  await company.getByRole("button", { name: "Select none" }).click();
  await expect(page.getByText("No row meets this condition: no value of “Company” is selected.")).toBeVisible();
  await company.getByRole("button", { name: "Select all" }).click();

  const joined = await add("Joined", "in a period");
  await joined.getByLabel("From").pressSequentially("03");
  await joined.getByLabel("From").blur();
  await expect(joined.getByText("Enter the day, the month and the year.")).toBeVisible();
  await joined.getByLabel("From").fill("0026-03-01");
  await expect(joined.getByText("Enter all four digits of the year.")).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test("values that couldn't be counted are counted again on request", async ({ page }) => {
  await bring(page, sheet);
  await page.getByText("Only some rows").click();
  const refuse = JSON.stringify({
    type: "about:blank",
    title: "Invalid",
    status: 422,
    detail: "No.",
    code: "invalid_request",
  });
  await page.route("**/api/generation/session", (route) =>
    "values" in Object(route.request().postDataJSON())
      ? route.fulfill({ status: 422, contentType: "application/problem+json", body: refuse })
      : route.fallback(),
  );
  await page.getByRole("button", { name: "Add condition" }).click();
  await expect(page.getByText("Couldn’t count the values.")).toBeVisible();
  await page.unroute("**/api/generation/session");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("checkbox", { name: "Cancelled (10)" })).toBeVisible();
});
