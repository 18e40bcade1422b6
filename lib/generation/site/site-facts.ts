import { builtForDirectUploads, processConfig } from "#lib/config.ts";
import type { Template } from "#lib/contracts/template.ts";
import { type OfferedDesign, offeredDesigns } from "../designs/offered-designs.ts";
import { publicTemplate, readCatalogue } from "../templates/catalogue.ts";

export interface SiteFacts {
  templates: Template[];
  /** Designs that the site's owner offers. */
  offered: Omit<OfferedDesign, "path" | "isWord">[];
  retentionHours: number;
  maxUploadBytes: number;
  /** A ZIP of images; straight to the object store, no larger than other files. */
  maxPicturesBytes: number;
  maxRows: number;
  /** Whether pages upload files straight to the object store. */
  directUploads: boolean;
}

/** Facts about this site for its pages. Opens no database, because pages are also rendered during the build. */
export async function siteFacts(): Promise<SiteFacts> {
  const { rootDir, retentionMs, maxUploadBytes, maxPicturesBytes, maxRows, fileStore, templatesDir } = processConfig();
  const directUploads = fileStore.kind === "blob" && builtForDirectUploads;
  const templates = readCatalogue(rootDir).all.map(publicTemplate);
  const offered = (await offeredDesigns(templatesDir)).map(({ path: _, isWord: __, ...design }) => design);
  return {
    templates,
    offered,
    retentionHours: retentionMs / 3_600_000,
    maxUploadBytes,
    maxPicturesBytes: directUploads ? maxUploadBytes : maxPicturesBytes,
    maxRows,
    directUploads,
  };
}
