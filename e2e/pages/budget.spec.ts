import { expect, type Page, type Request, test } from "@playwright/test";

/**
 * The most bytes of script, as transferred, that `/` may load before its visitor does anything. React and Next alone
 * are 116,000.
 */
const budget = 132_000;

/** The scripts that the page loads from now on. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.push(request);
  });
  return scripts;
}

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("loads little script before a visitor does anything, and the rest at the first sign of one", async ({
      page,
    }) => {
      const scripts = scriptsOf(page);
      await page.goto("/", { waitUntil: "networkidle" });
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      const sent = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect(sizes.length).toBeGreaterThan(3);
      expect(sent).toBeLessThanOrEqual(budget);

      await page.mouse.move(200, 200);
      await expect.poll(() => scripts.length).toBeGreaterThan(sizes.length);
    });
  });
}

test("has every script compiled beside the page", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const texts = await Promise.all(scripts.map(async (script) => (await script.response())?.text()));
  for (const text of texts) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(texts.length).toBeGreaterThan(3);
});

test("sends scripts in Brotli to browsers that take it, and has them all kept for ever", async ({ page, request }) => {
  const scripts = scriptsOf(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const url = scripts[0]?.url() ?? "";
  for (const [accepted, sent] of [
    ["gzip, br", "br"],
    ["gzip", "gzip"],
  ] as const) {
    const response = await request.get(url, { headers: { "accept-encoding": accepted } });
    const { "content-encoding": encoding, "content-type": type, "cache-control": caching } = response.headers();
    expect([encoding, caching]).toEqual([sent, "public, max-age=31536000, immutable"]);
    expect(type).toMatch(/^application\/javascript/);
    expect(await response.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
