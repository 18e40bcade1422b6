import { expect, type Locator, type Page, test } from "@playwright/test";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { boxOf, centreOf, chip, drag, drawn, list, listed, openDesigner, touch } from "../support/designer-steps.ts";
import { archiveOf } from "../support/downloads.ts";

/** 0.3 pt in mm. */
const tolerance = 0.106;
const sides = ["X", "Y", "Width", "Height", "Angle"] as const;
type Numbers = Record<(typeof sides)[number], number>;

async function numbersOf(designer: Locator): Promise<Numbers> {
  const read = async (side: string) => {
    const field = designer.getByLabel(`${side} ${side === "Angle" ? "°" : "mm"}`, { exact: true });
    return [side, Number(await field.inputValue())] as const;
  };
  return Object.fromEntries(await Promise.all(sides.map(read))) as Numbers;
}

async function place(designer: Locator, numbers: Record<string, number>): Promise<void> {
  for (const [side, value] of Object.entries(numbers)) {
    const field = designer.getByLabel(`${side} mm`, { exact: true });
    await field.fill(String(value));
    await field.press("Enter");
  }
}

/** A text, and a rectangle below it and to its right. */
async function twoElements(page: Page): Promise<Locator> {
  const designer = await openDesigner(page);
  await chip(designer, "Full name").click();
  await designer.getByLabel("Horizontal", { exact: true }).selectOption("start");
  await place(designer, { X: 20, Y: 40, Width: 50, Height: 12 });
  await designer.getByRole("button", { name: "Rectangle" }).click();
  await designer.getByLabel("No fill").uncheck();
  await designer.getByLabel("No line").check();
  await place(designer, { X: 80, Y: 100, Width: 40, Height: 20 });
  return designer;
}

test("resizes and turns several elements by one frame, and prints them there", async ({ page }) => {
  const designer = await twoElements(page);
  const stage = designer.getByRole("application");
  await stage.focus();
  await page.keyboard.press("ControlOrMeta+a");
  expect(await numbersOf(designer)).toEqual({ X: 20, Y: 40, Width: 100, Height: 80, Angle: 0 });
  await expect(designer.locator("[data-handle]")).toHaveCount(9);

  const box = await designer.locator("[data-several]").boundingBox();
  await drag(page, await centreOf(designer.locator("[data-handle=se]")), {
    x: (box?.width ?? 0) / 2,
    y: (box?.height ?? 0) / 2,
  });
  const wide = await numbersOf(designer);
  expect(Math.abs(wide.Width - 150)).toBeLessThan(2.5);
  expect(Math.abs(wide.Height - 120)).toBeLessThan(2.5);
  await stage.focus();
  await page.keyboard.press("ControlOrMeta+z");
  expect(await numbersOf(designer)).toEqual({ X: 20, Y: 40, Width: 100, Height: 80, Angle: 0 });
  await page.keyboard.press("ControlOrMeta+y");

  const handle = await centreOf(designer.locator("[data-handle=rotate]"));
  const middle = await centreOf(designer.locator("[data-several]"));
  await drag(page, handle, { x: middle.x + 200 - handle.x, y: middle.y - handle.y });
  expect((await numbersOf(designer)).Angle).toBe(90);
  await page.keyboard.press("ControlOrMeta+ArrowRight");
  expect((await numbersOf(designer)).Width).toBeCloseTo(wide.Width + 1, 1);
  await drawn(designer);

  const boxes = { name: await boxOf(designer, "Text: {Full name}"), rectangle: await boxOf(designer, "Rectangle") };
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Create 20 documents" }).click();
  await expect(page.getByRole("heading", { name: "20 documents are ready" })).toBeVisible();
  const [entry] = await archiveOf(page);
  const [content] = await Array.fromAsync(readPageContents(entry?.data ?? Buffer.alloc(0)));
  const [shape] = content?.shapes ?? [];
  for (const side of ["left", "top", "right", "bottom"] as const) {
    expect(Math.abs((shape?.box[side] ?? 0) - boxes.rectangle[side]), side).toBeLessThan(tolerance);
  }
  const origin = content?.texts[0]?.origin;
  expect(origin?.x).toBeGreaterThan(boxes.name.left);
  expect(origin?.x).toBeLessThan(boxes.name.right);
  expect(Math.abs((origin?.y ?? 0) - boxes.name.top)).toBeLessThan(tolerance);
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("selects several by touch, and resizes them", async ({ page }) => {
    const designer = await twoElements(page);
    await designer.getByRole("button", { name: "Select several" }).tap();
    await listed(designer, "Text: {Full name}").tap();
    await expect(list(designer).getByRole("option", { selected: true })).toHaveCount(2);
    const before = await numbersOf(designer);
    await touch(page, await centreOf(designer.locator("[data-handle=e]")), { x: 60, y: 0 });
    const after = await numbersOf(designer);
    expect(after.Width).toBeGreaterThan(before.Width + 10);
    expect(after.Height).toBe(before.Height);
    const { x, y } = await centreOf(designer.locator("[data-chosen]").first());
    await page.touchscreen.tap(x, y);
    await expect(list(designer).getByRole("option", { selected: true })).toHaveCount(1);
  });
});
