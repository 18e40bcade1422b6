import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { openJob } from "../support/jobs.ts";

/* At 200 % zoom, a window of 1280 by 900 pixels has room for 640 by 450. */
const zoomed = { width: 640, height: 450 };

const sheet = "Full name,Course,Date\nZoe Müler,Maths,2026-05-01\n,Logic,2026-05-02\nAda,Art,31 February\n";

/** Where the focus is, and why it can't be seen there: outside the window, below a bar, or without an outline. */
function lookAtFocus(): { stop: string; fault: string | null } {
  const { activeElement: element } = document;
  if (!element || element === document.body) return { stop: "", fault: null };
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  const y = Math.min(Math.max(top + Math.min(height, 40) / 2, 0), innerHeight - 1);
  const there = document.elementFromPoint(left + Math.min(width, 60) / 2, y);
  const isSeen = there !== null && (element.contains(there) || there.contains(element) || there.tagName === "LABEL");
  const faults = [
    (bottom <= 2 || top >= innerHeight - 2) && "outside",
    !isSeen && `below ${there?.outerHTML.slice(0, 80)}`,
    outlineStyle === "none" && boxShadow === "none" && "without an outline",
  ];
  return { stop: element.outerHTML.slice(0, 120), fault: faults.filter(Boolean).join(", ") || null };
}

/** Goes through the page by keyboard until the focus leaves it, and collects what can't be seen on the way. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const { stop, fault } = await page.evaluate(lookAtFocus);
    if (fault) faults.push(`${stop}: ${fault}`);
    if (stop === "" && stops > 0) return { stops, faults };
  }
  throw new Error("The focus never leaves the page");
}

async function expectVisibleStops(page: Page, atLeast: number): Promise<void> {
  await walk(page, "Tab");
  for (const key of ["Shift+Tab", "Tab"] as const) {
    const { stops, faults } = await walk(page, key);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThanOrEqual(atLeast);
  }
}

const looks = [
  { name: "dark", media: { colorScheme: "dark" } },
  { name: "in forced colours", media: { forcedColors: "active" } },
] as const;

for (const { name, media } of looks) {
  test(`the focus can be seen at every stop of the steps, at 200 % and ${name}`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    await page.goto("/");
    await chooseSheet(page, sheet);
    await page.getByRole("button", { name: "2 (go to the problem)" }).press("Enter");
    await expect(page.getByRole("textbox", { name: "Full name", exact: true })).toBeFocused();
    await expect(page.getByText(/ready to create/).first()).toBeVisible();
    await expectVisibleStops(page, 50);
  });
}

test("the focus can be seen at every stop of a finished job, at 200 %", async ({ page }) => {
  await page.setViewportSize(zoomed);
  await openJob(page, sheet, "2 certificates are ready");
  await expectVisibleStops(page, 10);
});
