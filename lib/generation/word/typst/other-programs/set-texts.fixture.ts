import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "../set-word-file.fixture.ts";

/** For tests only: the texts of a Word file with this body and these parts, page by page, for each of these values. */
export async function setTexts(
  folder: string,
  body: string,
  parts: Record<string, string> = {},
  rows: Record<string, unknown>[] = [{}],
): Promise<string[]> {
  const batch = await setWordFile(folder, body, parts, rows);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  return pages.map(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}
