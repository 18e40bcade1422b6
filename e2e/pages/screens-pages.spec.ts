import { expect, test } from "@playwright/test";
import { bring, expectHeading, inEachLanguage, type Scene } from "../support/scene.ts";

// A trace takes screenshots of every action, which takes more time than ours.
test.use({ trace: "off" });

inEachLanguage("the pages beside", async (scene) => {
  const { page, say, look } = scene;
  await seeTemplates(scene);
  await page.goto("/help");
  await look("33-help");
  await page.goto("/no-such-page");
  await expectHeading(scene, say("missing.heading"));
  await look("34-no-such-page");
  await stumble(scene);
});

async function seeTemplates({ page, look, glance }: Scene): Promise<void> {
  await page.goto("/templates");
  await page.waitForLoadState("networkidle");
  await look("31-templates");
  const links = await page.locator("main h2 a").all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(addresses).toContain("/templates/certificate");
  for (const address of addresses) {
    await page.goto(address ?? "");
    await expect(page.locator("main img")).toHaveJSProperty("complete", true);
    if (address === "/templates/certificate") await look("32-template");
    else await glance(`32-${address?.split("/").at(-1)}`);
  }
}

/** Removes a browser feature that the page needs, so that rendering fails. */
async function stumble(scene: Scene): Promise<void> {
  const { page, say, look } = scene;
  await page.goto("/");
  await page.evaluate(() => Object.defineProperty(Intl, "DisplayNames", { value: undefined }));
  await bring(scene);
  await expectHeading(scene, say("fault.heading"));
  await look("35-stumbled");
}
