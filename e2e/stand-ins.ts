import type { Page } from "@playwright/test";

type Body = Record<string, unknown>;

/** Keeps requests from the server, so that a state that passes in no time can be seen. Gives what lets them go. */
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

/** Lets the page see the server's answers changed, as of another moment. Gives what ends that. */
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
    // Playwright would pass on itself what is on its way.
    await answered;
    await page.unroute(address);
  };
}

/**
 * Keeps back the answer to the first request that `isMeant`, of its JSON body; all others pass.
 * @returns `asked`, once the server has answered, and what lets that answer go to the page
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
    // The page may have given up on it.
    await route.fulfill({ response }).catch(() => {});
    delivered.resolve();
  });
  const release = () => {
    released.resolve();
    return delivered.promise;
  };
  return { asked: asked.promise, release };
}
