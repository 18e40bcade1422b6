import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#lib/log.ts";
import { openZip } from "../formats/zip-file.ts";
import { checkAssets, readDesignJson, smallZip } from "./design-file.ts";

/** A design or Word file that the site's owner offers to everyone. */
export interface OfferedDesign {
  /** As a session's `template`. */
  id: string;
  title: string;
  description: string;
  /** Its picture as a data URL; null without one. */
  picture: string | null;
  path: string;
}

/** The beginning of an offered design's id; the rest is its file's name. */
const prefix = "site-";
const mostDesigns = 100;
/** They are part of each page that shows the gallery. */
const mostPictureBytes = 20_000;
const pictures: Record<string, string> = { "picture.webp": "webp", "picture.png": "png", "picture.jpg": "jpeg" };

const known = new Map<string, Promise<OfferedDesign[]>>();

/**
 * The designs in a site's `TEMPLATES_DIR`, by their files' names, read once in a process. What can't be read is named in
 * the log and left out.
 */
export function offeredDesigns(folder: string | null): Promise<OfferedDesign[]> {
  if (folder === null) return Promise.resolve([]);
  const reading = known.get(folder) ?? readFolder(folder);
  known.set(folder, reading);
  return reading;
}

async function readFolder(folder: string): Promise<OfferedDesign[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    log("error", "templates folder unreadable", { error });
    return [];
  });
  const designs = new Map<string, OfferedDesign>();
  for (const file of names.filter((name) => /\.rowpress$/i.test(name)).sort()) {
    try {
      if (designs.size === mostDesigns) throw new Error(`There are more than ${mostDesigns} designs`);
      const design = await readOffered(folder, file);
      if (designs.has(design.id)) throw new Error(`Another file has the id ${design.id}`);
      designs.set(design.id, design);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log("warn", "offered design left out", { file, reason });
    }
  }
  return [...designs.values()];
}

async function readOffered(folder: string, file: string): Promise<OfferedDesign> {
  const path = join(folder, file);
  const slug = file
    .replace(/\.\w+$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug === "" || slug.length > 50) throw new Error("Its name must have up to 50 letters and digits");
  const zip = await openZip(path, smallZip);
  try {
    const saved = await readDesignJson(zip);
    checkAssets(zip, saved);
    const { title, description } = saved;
    return { id: `${prefix}${slug}`, title, description, picture: await pictureIn(zip), path };
  } finally {
    zip.close();
  }
}

async function pictureIn({ entries }: Awaited<ReturnType<typeof openZip>>): Promise<string | null> {
  const entry = entries.find(({ path }) => path in pictures);
  if (!entry) return null;
  if (entry.bytes > mostPictureBytes) throw new Error(`${entry.path} has more than ${mostPictureBytes} bytes`);
  const content = Buffer.concat(await Array.fromAsync(entry.read()));
  return `data:image/${pictures[entry.path]};base64,${content.toString("base64")}`;
}
