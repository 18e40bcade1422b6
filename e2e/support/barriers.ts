import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong on the page, as `rule: elements`.
 *
 * @param rules only these; otherwise all that axe has
 */
export async function barriersOf(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(ended);
  // Axe is half a megabyte of script, which would otherwise be sent and compiled twice for every run in a page.
  const isThere = await page.evaluate(() => "axe" in window);
  // Our pages have no frames. Without legacy mode, every run opens a second page to put the frames' results together.
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page }).setLegacyMode();
  axe.options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Waits for what fades or moves: in between, colours have too little contrast. */
async function ended(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
