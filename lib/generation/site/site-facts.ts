import { builtForDirectUploads, processConfig } from "#lib/config.ts";
import type { Template } from "#lib/contracts/template.ts";
import { publicTemplate, readCatalogue } from "../templates/catalogue.ts";

export interface SiteFacts {
  templates: Template[];
  retentionHours: number;
  maxUploadBytes: number;
  maxRows: number;
  /** Whether the pages send files straight to the store. */
  directUploads: boolean;
}

/** What the pages say of this site. Opens no database: pages are also rendered while the site is being built. */
export async function siteFacts(): Promise<SiteFacts> {
  const { rootDir, retentionMs, maxUploadBytes, maxRows, fileStore } = processConfig();
  const directUploads = fileStore.kind === "blob" && builtForDirectUploads;
  const templates = readCatalogue(rootDir).all.map(publicTemplate);
  return { templates, retentionHours: retentionMs / 3_600_000, maxUploadBytes, maxRows, directUploads };
}
