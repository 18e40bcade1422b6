import { join } from "node:path";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { ClientContainer } from "../container.ts";
import { type DesignPages, DesignPagesSchema } from "../designs/pages/design-page.ts";
import { archivalPagesKey, pagePictureKey, pagesIndexKey, pagesKey, uploadKey } from "../storage/keys.ts";
import { readStored, withStored } from "../storage/stored-files.ts";

/** A PDF, or an image as its only page. */
type PageKind = "design" | "image";

/**
 * Reads a PDF or a picture at a local path in a worker process and stores its pages beside the upload, as documents are
 * printed on them.
 * @param beforeStoring awaited after reading, before anything is stored
 * @throws AppError that says what is wrong with the file
 */
export function storeDesignPages(
  { scratch, pools, storage }: ClientContainer,
  id: UploadId,
  path: string,
  kind: PageKind,
  beforeStoring?: () => Promise<unknown>,
): Promise<DesignPages> {
  return scratch.use(async (folder) => {
    const design = await pools.designs.run("readDesign", { path, kind, folder });
    await beforeStoring?.();
    await storage.take(pagesKey(id), join(folder, "pages.pdf"));
    if (design.hasArchival) await storage.take(archivalPagesKey(id), join(folder, "pages-archival.pdf"));
    for (const [index] of design.pages.entries()) {
      await storage.take(pagePictureKey(id, index + 1), join(folder, `pages-${index + 1}.jpg`));
    }
    await storage.write(pagesIndexKey(id), [Buffer.from(JSON.stringify(design))]);
    return design;
  });
}

/**
 * The pages of an upload. A picture's are read when a design first uses it, others if they are missing.
 * @throws AppError `gone`
 */
export async function openDesignPages(
  container: ClientContainer,
  { id, kind }: { id: UploadId; kind: PageKind },
): Promise<DesignPages> {
  const known = await readStored(container.storage, pagesIndexKey(id), DesignPagesSchema);
  return known ?? withStored(container.storage, uploadKey(id), (path) => storeDesignPages(container, id, path, kind));
}
