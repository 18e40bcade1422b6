import { expect, type Locator, type Page, test } from "@playwright/test";
import { pageLanguages } from "#lib/messages/page-languages.ts";
import { type Say, speak } from "#lib/messages/page-messages.ts";
import type { ServerMessages } from "#lib/messages/server-message.ts";
import { type Camera, camera } from "./camera.ts";
import { type Sheet, sheets, type WalkedLanguage } from "./scene-sheets.ts";

/** A page in one language: its messages, its sample sheet, and the camera. */
export interface Scene extends Camera {
  page: Page;
  say: Say;
  /** The server's messages in that language. */
  server: ServerMessages;
  sheet: Sheet;
}

/** Runs a walk in each language that has a sheet for it, using that language's messages to navigate. */
export function inEachLanguage(title: string, walk: (scene: Scene) => Promise<void>): void {
  for (const language of Object.keys(sheets) as WalkedLanguage[]) {
    const { name, messages, server } = pageLanguages[language];
    const sheet = sheets[language];
    test.describe(`in ${name}`, () => {
      test.use({ locale: sheet.locale });
      test(title, async ({ page }) => {
        test.setTimeout(480_000);
        await walk({ page, say: speak(messages, language), server, sheet, ...camera(page, language, test.info()) });
      });
    });
  }
}

/** Uploads the scene's sheet, or these lines. */
export async function bring({ page, say, sheet }: Scene, lines: string[] = sheet.lines): Promise<void> {
  const buffer = Buffer.from(lines.join("\r\n"));
  await page.getByLabel(say("file.label"), { exact: true }).setInputFiles({ name: sheet.name, mimeType: "", buffer });
}

/** The picture of a row's document. */
export function proofOf({ page, say }: Scene, row: number): Locator {
  return page.getByRole("img", { name: say("check.document", { row }), exact: true });
}

/** Clicks the button with this name. */
export async function click({ page }: Scene, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** However many of the rows are valid. */
export async function make({ page, say }: Scene): Promise<void> {
  const started = say("make.start", { things: "\\d+ .+" });
  await page.getByRole("button", { name: new RegExp(`^${started}$`) }).click();
  await expect(page).toHaveURL(/\/jobs\/job_/);
}

/** Waits for a heading with this text. */
export async function expectHeading({ page }: Scene, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}
