import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { readPageContents } from "#lib/generation/templates/checks/page-content.fixture.ts";
import { camera } from "./camera.ts";
import { csvOf, people } from "./sheets.ts";

/** The most bytes of script, as transferred, that opening the designer may load. */
const budget = 45_000;
/** 0.3 pt in mm. */
const tolerance = 0.106;
const rows = people(20);

interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function bringSheet(page: Page): Promise<void> {
  const buffer = Buffer.from(csvOf(rows));
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name: "people.csv", mimeType: "", buffer });
  await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();
}

/** Opens the designer on an empty A4 page, with a sheet of 20 rows. */
async function openDesigner(page: Page): Promise<Locator> {
  await page.goto("/");
  await bringSheet(page);
  await page.getByRole("radio", { name: "Your own design" }).check();
  await page.getByRole("button", { name: "Use an empty page" }).click();
  const designer = page.getByRole("dialog", { name: "Your design" });
  await expect(designer).toBeVisible();
  return designer;
}

const chip = (designer: Locator, name: string) => designer.getByRole("button", { name, exact: true });
const list = (designer: Locator) => designer.getByRole("listbox", { name: "Elements" });
const listed = (designer: Locator, name: string) => list(designer).getByRole("option", { name, exact: true });

async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger's drag, which Playwright has no call for. */
async function touch(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) => {
    const touchPoints = type === "touchEnd" ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }];
    return session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await send("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", part);
  await send("touchEnd", 1);
}

/** Where a chosen element's box is on the screen, in mm of the page. */
async function boxOf(designer: Locator, name: string): Promise<Place> {
  await listed(designer, name).click();
  return designer.locator("[data-chosen]").evaluate((element) => {
    const [box, sheet] = [element, element.parentElement ?? element].map((each) => each.getBoundingClientRect());
    if (!box || !sheet) throw new Error("There is no page");
    const scale = sheet.width / 210;
    const place = { left: box.left - sheet.left, top: box.top - sheet.top, right: box.right - sheet.left };
    return {
      left: place.left / scale,
      top: place.top / scale,
      right: place.right / scale,
      bottom: (box.bottom - sheet.top) / scale,
    };
  });
}

/** Nothing waits to be sent or drawn. */
async function drawn(designer: Locator): Promise<void> {
  await expect(designer.getByText("This is how it prints")).toBeVisible();
}

test("prints what was placed by mouse and by keyboard where the boxes are", async ({ page }) => {
  const designer = await openDesigner(page);
  const stage = designer.getByRole("application");
  const middle = await centreOf(stage);

  const from = await centreOf(chip(designer, "Full name"));
  await drag(page, from, { x: middle.x - from.x - 40, y: middle.y - from.y - 120 });
  await expect(listed(designer, "Text: {Full name}")).toHaveAttribute("aria-selected", "true");

  await chip(designer, "Course").focus();
  await page.keyboard.press("Enter");
  await expect(stage).toBeFocused();
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
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download ZIP" }).click();
  const entries = await unzip(await readFile(await (await download).path()));
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

test("keeps designs in the browser, and opens them after a reload", async ({ page }) => {
  const designer = await openDesigner(page);
  await chip(designer, "Full name").click();
  await drawn(designer);
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("textbox", { name: "Name of the design" }).fill("Certificates");
  await page.getByRole("button", { name: "Save this design" }).click();
  await expect(page.getByText("“Certificates” is saved.")).toBeVisible();
  const mine = page.getByRole("list", { name: "My designs" });
  await mine.getByRole("button", { name: "Duplicate" }).click();
  await expect(mine.getByText("Certificates 2", { exact: true })).toBeVisible();
  await mine.getByRole("button", { name: "Rename" }).first().click();
  await mine.getByRole("textbox", { name: "Name of the design" }).fill("Spring");
  await mine.getByRole("textbox", { name: "Name of the design" }).press("Enter");
  await expect(mine.getByText("Spring", { exact: true })).toBeVisible();

  await page.goto("/");
  await bringSheet(page);
  await page.getByRole("radio", { name: "Your own design" }).check();
  await expect(page.getByText("1 page, 0 elements")).toBeVisible();
  await page.getByRole("button", { name: "Use “Spring”" }).click();
  await expect(listed(designer, "Text: {Full name}")).toBeVisible();
  await designer.getByRole("button", { name: "Done" }).click();
  await mine.getByRole("button", { name: "Delete" }).first().click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(1);
});

test("finds the columns on a page that is dropped with the spreadsheets, and prints on that page", async ({ page }) => {
  await page.goto("/");
  await bringSheet(page);
  const content = "0.9 0.95 1 rg 0 0 300 200 re f 0 g BT /F 24 Tf 40 100 Td ({Full name}) Tj ET";
  await page
    .getByLabel("Another spreadsheet", { exact: true })
    .setInputFiles({ name: "Certificate.pdf", mimeType: "", buffer: onePage(content) });
  const designer = page.getByRole("dialog", { name: "Your design" });
  await expect(listed(designer, "Text: {Full name}")).toBeVisible();
  await drawn(designer);
  await listed(designer, "Text: {Full name}").click();
  // 40 pt from the left.
  expect(Math.abs(Number(await designer.getByLabel("X mm").inputValue()) - 14.11)).toBeLessThan(1);
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Create 20 documents" }).click();
  await expect(page.getByRole("heading", { name: "20 documents are ready" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download ZIP" }).click();
  const entries = await unzip(await readFile(await (await download).path()));
  for (const [index, { data }] of entries.entries()) {
    const [read] = await Array.fromAsync(readPageContents(data));
    expect([Math.round(read?.width ?? 0), Math.round(read?.height ?? 0)]).toEqual([106, 71]);
    expect(read?.texts.map(({ text }) => text).join("")).toBe(rows[index]?.name);
  }
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
