import { join } from "node:path";
import type { PageUse } from "#lib/contracts/designs/page-use.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { ClientContainer } from "../container.ts";
import { type DesignPages, DesignPagesSchema } from "../designs/pages/design-page.ts";
import { archivalPagesKey, pagePictureKey, pagesIndexKey, pagesKey, uploadKey } from "../storage/keys.ts";
import { readStored, withStored } from "../storage/stored-files.ts";

/** A PDF, or an image as its only page, and what it's used for (default: a design). */
interface PagesUpload {
  id: UploadId;
  kind: "design" | "image";
  use?: PageUse;
}

/**
 * Reads a PDF or a picture at a local path in a worker process and stores its pages beside the upload, as documents are
 * printed on them.
 * @param beforeStoring awaited after reading, before anything is stored
 * @throws AppError that says what is wrong with the file
 */
export function storeDesignPages(
  { scratch, pools, storage }: ClientContainer,
  { id, kind, use = "design" }: PagesUpload,
  path: string,
  beforeStoring?: () => Promise<unknown>,
): Promise<DesignPages> {
  return scratch.use(async (folder) => {
    const design = await pools.designs.run("readDesign", { path, kind, folder, use });
    await beforeStoring?.();
    await storage.take(pagesKey(id, use), join(folder, "pages.pdf"));
    if (design.hasArchival) await storage.take(archivalPagesKey(id, use), join(folder, "pages-archival.pdf"));
    for (const [index] of design.pages.entries()) {
      await storage.take(pagePictureKey(id, index + 1, use), join(folder, `pages-${index + 1}.jpg`));
    }
    await storage.write(pagesIndexKey(id, use), [Buffer.from(JSON.stringify(design))]);
    return design;
  });
}

/**
 * The pages of an upload. A picture's and a letterhead's are read when they are first used, others if they are missing.
 * @throws AppError `gone`
 */
export async function openDesignPages(container: ClientContainer, upload: PagesUpload): Promise<DesignPages> {
  const { storage } = container;
  const known = await readStored(storage, pagesIndexKey(upload.id, upload.use), DesignPagesSchema);
  return known ?? withStored(storage, uploadKey(upload.id), (path) => storeDesignPages(container, upload, path));
}
