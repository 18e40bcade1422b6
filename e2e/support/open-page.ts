import type { Page } from "@playwright/test";

/**
 * Opens a page with a spreadsheet step, and waits until its scripts handle what is pasted or dropped on it. A network
 * that is idle says less: on a busy machine, scripts that are loaded may not have run yet.
 */
export async function openForDrops(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () => !document.body.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true })),
  );
}
