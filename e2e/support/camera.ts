import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, type TestInfo } from "@playwright/test";
import type { Language } from "#lib/messages/languages.ts";

interface Shot {
  width: number;
  height: number;
  colorScheme: "light" | "dark";
}

/** Widths that axe checks too: between them only the width differs. */
const examined = [320, 1440];
const shots = (["light", "dark"] as const).flatMap((colorScheme): Shot[] => [
  { width: 320, height: 640, colorScheme },
  { width: 768, height: 1024, colorScheme },
  { width: 1440, height: 900, colorScheme },
]);
const single: Shot = { width: 768, height: 1024, colorScheme: "light" };

/** The axe rules whose result can differ between colour schemes. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

export interface Camera {
  /**
   * Takes screenshots of a state in all widths, light and dark; fails if it has an accessibility violation or overflows
   * the window.
   */
  look: (state: string) => Promise<void>;
  /** Takes a single screenshot, for a state that differs from a checked page only in its words. */
  glance: (state: string) => Promise<void>;
}

/** Screenshots are saved as `screens/<language>-<width>-<scheme>/<state>.png`, next to the run's other results. */
export function camera(page: Page, language: Language, { project }: TestInfo): Camera {
  async function shoot(state: string, { colorScheme, ...size }: Shot): Promise<string> {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(0, 0);
    await loadPictures(page);
    const folder = join(project.outputDir, "screens", `${language}-${size.width}-${colorScheme}`);
    // A dialog's backdrop only covers the window, not the full page.
    const fullPage = (await page.locator("dialog[open]").count()) === 0;
    const path = join(folder, `${state}.png`);
    // On a busy machine, Chromium sometimes never draws the frame that a screenshot waits for.
    await expect(() => page.screenshot({ path, fullPage, timeout: 20_000 })).toPass({ timeout: 90_000 });
    const seen = `${state}, ${size.width} pixels wide, ${colorScheme}`;
    expect(await overflow(page), seen).toBeLessThanOrEqual(0);
    return seen;
  }

  async function look(state: string): Promise<void> {
    for (const shot of shots) {
      const seen = await shoot(state, shot);
      if (examined.includes(shot.width)) await expectNoBarrier(page, seen, shot.colorScheme === "dark");
    }
  }

  return { look, glance: async (state) => void (await shoot(state, single)) };
}

/** Includes images that are not scrolled into view, because a full-page screenshot shows them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
}

/** How many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** @param again the same page in other colours, so only the rules of colour need checking */
async function expectNoBarrier(page: Page, seen: string, again: boolean): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (again ? axe.withRules(rulesOfColour) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, seen).toEqual([]);
}
