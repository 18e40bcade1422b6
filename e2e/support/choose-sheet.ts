import type { Page } from "@playwright/test";

interface SheetFile {
  name?: string;
  /** Of the file input. */
  label?: string;
}

/** Chooses a spreadsheet with this content on the page, as a CSV file unless its name says otherwise. */
export async function chooseSheet(
  page: Page,
  content: string | Buffer,
  { name = "people.csv", label = "Spreadsheet" }: SheetFile = {},
): Promise<void> {
  const buffer = typeof content === "string" ? Buffer.from(content) : content;
  await page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: "", buffer });
}
