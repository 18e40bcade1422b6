import { expect, type Request, test } from "@playwright/test";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { camera } from "../support/camera.ts";
import {
  boxOf,
  bringSheet,
  centreOf,
  chip,
  drag,
  drawn,
  list,
  listed,
  openDesigner,
  type Place,
  rows,
  touch,
} from "../support/designer-steps.ts";
import { archiveOf } from "../support/downloads.ts";

/** The most bytes of script, as transferred, that opening the designer may load. */
const budget = 45_000;
/** 0.3 pt in mm. */
const tolerance = 0.106;

test("prints what was placed by mouse and by keyboard where the boxes are", async ({ page }) => {
  const designer = await openDesigner(page);
  const stage = designer.getByRole("application");
  const middle = await centreOf(stage);

  const from = await centreOf(chip(designer, "Full name"));
  await drag(page, from, { x: middle.x - from.x - 15, y: middle.y - from.y - 120 });
  await expect(listed(designer, "Text: {Full name}")).toHaveAttribute("aria-selected", "true");
  // In the page's middle, it is centred at first.
  const across = designer.getByLabel("Horizontal", { exact: true });
  await expect(across).toHaveValue("center");
  await across.selectOption("start");

  await chip(designer, "Course").focus();
  await page.keyboard.press("Enter");
  await expect(stage).toBeFocused();
  await across.selectOption("start");
  await stage.focus();
  for (const key of ["Shift+ArrowDown", "Shift+ArrowDown", "ArrowRight", "Alt+ArrowUp"]) await page.keyboard.press(key);
  const y = Number(await designer.getByLabel("Y mm").inputValue());
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(designer.getByLabel("Y mm")).toHaveValue(String(y - 5));

  await designer.getByRole("button", { name: "Rectangle" }).click();
  await designer.getByLabel("No fill").uncheck();
  await designer.getByLabel("No line").check();
  const handle = designer.locator("[data-handle=se]");
  await drag(page, await centreOf(handle), { x: 33, y: 21 });
  const rectangle = await centreOf(designer.locator("[data-chosen]"));
  await drag(page, rectangle, { x: -70, y: 90 });
  await designer.getByLabel("Width mm", { exact: true }).fill("51.3");
  await designer.getByLabel("Width mm", { exact: true }).press("Enter");
  await drawn(designer);

  const boxes = {
    name: await boxOf(designer, "Text: {Full name}"),
    course: await boxOf(designer, "Text: {Course}"),
    rectangle: await boxOf(designer, "Rectangle"),
  };
  expect(boxes.rectangle.right - boxes.rectangle.left).toBeCloseTo(51.3, 1);
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Create 20 documents" }).click();
  await expect(page.getByRole("heading", { name: "20 documents are ready" })).toBeVisible();
  const entries = await archiveOf(page);
  expect(entries).toHaveLength(20);
  for (const [index, { data }] of entries.entries()) {
    const [content] = await Array.fromAsync(readPageContents(data));
    const person = rows[index];
    const textAt = ({ left, top, bottom }: Place) =>
      content?.texts
        .filter(({ origin }) => origin.y > top && origin.y < bottom && origin.x > left - tolerance)
        .sort((one, other) => one.origin.x - other.origin.x) ?? [];
    const said = (box: Place) =>
      textAt(box)
        .map(({ text }) => text)
        .join("")
        .replace(/[“”]/g, '"');
    expect(said(boxes.name)).toBe(person?.name);
    expect(said(boxes.course)).toBe(person?.course);
    for (const box of [boxes.name, boxes.course]) {
      expect(Math.abs((textAt(box)[0]?.origin.x ?? 0) - box.left)).toBeLessThan(tolerance);
    }
    const shape = content?.shapes.find(({ box }) => box.right - box.left > 50)?.box;
    for (const side of ["left", "top", "right", "bottom"] as const) {
      expect(Math.abs((shape?.[side] ?? 0) - boxes.rectangle[side]), side).toBeLessThan(tolerance);
    }
  }
});

test("the designer has an undo of its own, and is one step of the page's", async ({ page }) => {
  const designer = await openDesigner(page);
  for (const name of ["Full name", "Course", "Score"]) await chip(designer, name).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(listed(designer, "Text: {Score}")).toBeHidden();
  await drawn(designer);
  await designer.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("1 page, 2 elements")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByText("1 page, 0 elements")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+y");
  await expect(page.getByText("1 page, 2 elements")).toBeVisible();
});

test("chooses by an area, aligns, copies and deletes several at once", async ({ page }) => {
  const designer = await openDesigner(page);
  const stage = designer.getByRole("application");
  for (const [index, name] of ["Full name", "Course", "Score"].entries()) {
    await chip(designer, name).click();
    for (let count = 0; count < index * 4; count += 1) await page.keyboard.press("Shift+ArrowDown");
    for (let count = 0; count < index; count += 1) await page.keyboard.press("ArrowRight");
  }
  const box = await stage.boundingBox();
  await drag(
    page,
    { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 },
    { x: (box?.width ?? 0) - 30, y: (box?.height ?? 0) - 30 },
  );
  await expect(list(designer).getByRole("option", { selected: true })).toHaveCount(3);
  await designer.getByRole("button", { name: "Align left" }).click();
  await page.keyboard.press("ControlOrMeta+d");
  await expect(list(designer).getByRole("option")).toHaveCount(6);
  await stage.focus();
  await page.keyboard.press("Delete");
  await expect(list(designer).getByRole("option")).toHaveCount(3);
  const lefts = await Promise.all(
    ["Full name", "Course", "Score"].map(async (name) => {
      await listed(designer, `Text: {${name}}`).click();
      return designer.getByLabel("X mm").inputValue();
    }),
  );
  expect(new Set(lefts).size).toBe(1);
});

test("shows another row, and reports an error where it is caused", async ({ page }) => {
  const designer = await openDesigner(page);
  await chip(designer, "Full name").click();
  await designer.getByRole("button", { name: "Next row" }).click();
  await expect(designer.getByLabel("Row", { exact: true })).toHaveValue("2");
  await drawn(designer);
  await designer.getByRole("textbox", { name: "Text" }).fill("{Nobody}");
  await expect(designer.getByText(/Nobody/).last()).toBeVisible();
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("drags by touch, with handles that fingers can hit", async ({ page }) => {
    const designer = await openDesigner(page);
    await chip(designer, "Full name").tap();
    const place = async () => {
      const [x, y] = await Promise.all(["X mm", "Y mm"].map((label) => designer.getByLabel(label).inputValue()));
      return { x: Number(x), y: Number(y) };
    };
    const before = await place();
    await touch(page, await centreOf(designer.locator("[data-chosen]")), { x: 30, y: -80 });
    const after = await place();
    expect(after.x - before.x).toBeGreaterThan(5);
    expect(before.y - after.y).toBeGreaterThan(15);
    // The border is what is seen; fingers have the space around it too.
    const target = await designer.locator("[data-handle=se]").evaluate((handle) => {
      const { width, height } = getComputedStyle(handle, "::before");
      return Math.min(Number.parseFloat(width), Number.parseFloat(height));
    });
    expect(target).toBeGreaterThanOrEqual(24);
    const wide = Number(await designer.getByLabel("Width mm", { exact: true }).inputValue());
    await touch(page, await centreOf(designer.locator("[data-handle=se]")), { x: 60, y: 0 });
    expect(Number(await designer.getByLabel("Width mm", { exact: true }).inputValue())).toBeGreaterThan(wide + 5);
  });
});

test.describe("on a telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("shows the page, and changes numbers", async ({ page }) => {
    const designer = await openDesigner(page);
    await expect(designer.getByRole("toolbar")).toBeHidden();
    await expect(chip(designer, "Full name")).toBeHidden();
    await designer.getByLabel("Width mm", { exact: true }).fill("100");
    await designer.getByLabel("Width mm", { exact: true }).press("Enter");
    await drawn(designer);
    await designer.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Row 1 · 100 × 297 mm")).toBeVisible();
  });
});

test("loads few bytes, and only when it is opened", async ({ page }) => {
  const scripts: Request[] = [];
  await page.goto("/");
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.push(request);
  });
  await bringSheet(page);
  await page.getByRole("radio", { name: "Your own design" }).check();
  await expect(page.getByRole("button", { name: "Open the designer" })).toBeVisible();
  scripts.length = 0;
  await page.getByRole("button", { name: "Open the designer" }).click();
  await expect(page.getByRole("dialog", { name: "Your design" })).toBeVisible();
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const sent = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  console.log(`The designer loads ${sent} bytes of script.`);
  expect(sent).toBeGreaterThan(5_000);
  expect(sent).toBeLessThanOrEqual(budget);
});

test("has no barrier in any state, light and dark", async ({ page }, info) => {
  test.setTimeout(480_000);
  const { look } = camera(page, "en", info);
  const designer = await openDesigner(page);
  await look("designer-empty");
  await page.setViewportSize({ width: 1440, height: 900 });
  await chip(designer, "Full name").click();
  await drawn(designer);
  await look("designer-text");
  for (const [kind, state] of [
    ["Image", "image"],
    ["Code", "code"],
    ["Rectangle", "shape"],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await designer.getByRole("button", { name: kind, exact: true }).click();
    await drawn(designer);
    await look(`designer-${state}`);
  }
});
