import { expect, type Locator, type Page } from "@playwright/test";
import { chooseSheet } from "./choose-sheet.ts";
import { csvOf, people } from "./sheets.ts";

export const rows = people(20);

export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Uploads a sheet of 20 rows, and waits for its first document. */
export async function bringSheet(page: Page): Promise<void> {
  await chooseSheet(page, csvOf(rows));
  await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();
}

/** Opens the designer on an empty A4 page, with a sheet of 20 rows. */
export async function openDesigner(page: Page): Promise<Locator> {
  await page.goto("/");
  await bringSheet(page);
  await page.getByRole("radio", { name: "Your own design" }).check();
  await page.getByRole("button", { name: "Use an empty page" }).click();
  const designer = page.getByRole("dialog", { name: "Your design" });
  await expect(designer).toBeVisible();
  return designer;
}

/** The button that puts a column on the page. */
export const chip = (designer: Locator, name: string) => designer.getByRole("button", { name, exact: true });
/** The list of the elements on the page. */
export const list = (designer: Locator) => designer.getByRole("listbox", { name: "Elements" });
/** An element in the list. */
export const listed = (designer: Locator, name: string) => list(designer).getByRole("option", { name, exact: true });

/** Where the mouse hits it. */
export async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A drag with the mouse. */
export async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger's drag, which Playwright has no call for. */
export async function touch(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) => {
    const touchPoints = type === "touchEnd" ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }];
    return session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await send("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", part);
  await send("touchEnd", 1);
}

/** Where a chosen element's box is on the screen, in mm of a page of this width. */
export async function boxOf(designer: Locator, name: string, pageWidth = 210): Promise<Place> {
  await listed(designer, name).click();
  return designer.locator("[data-chosen]").evaluate((element, wide) => {
    const [box, sheet] = [element, element.parentElement ?? element].map((each) => each.getBoundingClientRect());
    if (!box || !sheet) throw new Error("There is no page");
    const scale = sheet.width / wide;
    const place = { left: box.left - sheet.left, top: box.top - sheet.top, right: box.right - sheet.left };
    return {
      left: place.left / scale,
      top: place.top / scale,
      right: place.right / scale,
      bottom: (box.bottom - sheet.top) / scale,
    };
  }, pageWidth);
}

/** Nothing waits to be sent or drawn. */
export async function drawn(designer: Locator): Promise<void> {
  await expect(designer.getByText("This is how it prints")).toBeVisible();
}
