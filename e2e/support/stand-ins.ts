import type { Page } from "@playwright/test";

type Body = Record<string, unknown>;

/**
 * Holds requests back from the server, so that a brief state can be inspected. Returns a function that releases them.
 */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Modifies the server's answers, as if at another moment. Returns a function that stops this. */
export async function answerAs(
  page: Page,
  address: string,
  change: (body: Body) => Body,
): Promise<() => Promise<void>> {
  let answered = Promise.resolve();
  await page.route(address, async (route) => {
    answered = route.fetch().then(async (response) => {
      const body: Body = await response.json();
      await route.fulfill({ response, json: { ...body, ...change(body) } });
    });
    await answered;
  });
  return async () => {
    // Playwright would otherwise let pending requests pass.
    await answered;
    await page.unroute(address);
  };
}

/**
 * Holds back the answer to the first request whose JSON body satisfies `isMeant`; all others pass.
 * @returns `asked`, which resolves once the server has answered, and a function that releases the answer to the page
 */
export async function holdFirst(
  page: Page,
  address: string,
  isMeant: (body: Body) => boolean = () => true,
): Promise<{ asked: Promise<void>; release: () => Promise<void> }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    const isJson = route.request().headers()["content-type"]?.includes("json");
    if (isHeld || !isMeant(isJson ? route.request().postDataJSON() : {})) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    asked.resolve();
    await released.promise;
    // A request that the page has aborted meanwhile can't be answered any more.
    if (!route.request().failure()) await route.fulfill({ response });
    delivered.resolve();
  });
  const release = () => {
    released.resolve();
    return delivered.promise;
  };
  return { asked: asked.promise, release };
}
