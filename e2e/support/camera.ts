import { join } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import type { Language } from "#lib/messages/languages.ts";
import { barriersOf } from "./barriers.ts";
import { englishIn } from "./page-words.ts";

interface Shot {
  width: number;
  height: number;
  colorScheme: "light" | "dark";
}

/** Whether pictures are taken for people to look at: `npm run test:e2e -- screens --pictures`. */
const takesPictures = Boolean(process.env.TAKE_PICTURES);

/** Widths that axe checks too: between them only the width differs. */
const examined = [320, 1440];
const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const shots = sizes.flatMap((size): Shot[] => [
  { ...size, colorScheme: "light" },
  { ...size, colorScheme: "dark" },
]);
const single: Shot = { width: 768, height: 1024, colorScheme: "light" };

/** The axe rules whose result can differ between colour schemes. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

export interface Camera {
  /**
   * Looks at a state in all widths, light and dark; fails if it has an accessibility violation, overflows the window,
   * or speaks English where it should speak German.
   */
  look: (state: string) => Promise<void>;
  /** Looks at it once, for a state that differs from a checked page only in its words. */
  glance: (state: string) => Promise<void>;
}

/** Pictures are saved as `screens/<language>-<width>-<scheme>/<state>.png`, next to the run's other results. */
export function camera(page: Page, language: Language, { project }: TestInfo): Camera {
  async function show(state: string, { colorScheme, ...size }: Shot): Promise<string> {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await page.mouse.move(0, 0);
    await page.evaluate(drawn);
    const seen = `${state}, ${size.width} pixels wide, ${colorScheme}`;
    expect(await overflow(page), seen).toBeLessThanOrEqual(0);
    return seen;
  }

  async function take(state: string, { width, colorScheme }: Shot): Promise<void> {
    // A dialog's backdrop only covers the window, not the full page.
    const fullPage = (await page.locator("dialog[open]").count()) === 0;
    const path = join(project.outputDir, "screens", `${language}-${width}-${colorScheme}`, `${state}.png`);
    // On a busy machine, Chromium sometimes never draws the frame that a screenshot waits for.
    await expect(() => page.screenshot({ path, fullPage, timeout: 20_000 })).toPass({ timeout: 90_000 });
  }

  /** The rules to check there; null for none. Words don't change colours, so one language tests them. */
  function rulesFor({ width, colorScheme }: Shot): string[] | "all" | null {
    if (!examined.includes(width)) return null;
    if (language !== "en") return width === 320 && colorScheme === "light" ? "all" : null;
    return colorScheme === "dark" ? rulesOfColour : "all";
  }

  async function look(state: string): Promise<void> {
    await loadPictures(page);
    if (language === "de") expect(await englishIn(page), state).toEqual([]);
    for (const shot of shots) {
      const rules = rulesFor(shot);
      // The width decides whether a page overflows, not its colours.
      if (!takesPictures && rules === null && shot.colorScheme === "dark") continue;
      const seen = await show(state, shot);
      if (rules) expect(await barriersOf(page, rules === "all" ? undefined : rules), seen).toEqual([]);
      if (takesPictures) await take(state, shot);
    }
  }

  async function glance(state: string): Promise<void> {
    await loadPictures(page);
    await show(state, single);
    if (takesPictures) await take(state, single);
  }

  return { look, glance };
}

/**
 * Goes to the top, and waits for the frame after the next: by then the page has adapted to its new size and colours.
 */
function drawn(): Promise<unknown> {
  window.scrollTo(0, 0);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Includes images that are not scrolled into view: the whole page is looked at. */
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
