import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
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
  /** Whether it's a plain Word file rather than a saved design. */
  isWord: boolean;
}

/** The beginning of an offered design's id; the rest is its file's name. */
const prefix = "site-";
const mostDesigns = 100;
/** They are part of each page that shows the gallery. */
const mostPictureBytes = 20_000;
const pictures: Record<string, string> = { "picture.webp": "webp", "picture.png": "png", "picture.jpg": "jpeg" };

// Next may load this module once per bundle, but all of them offer the same.
const holder = globalThis as typeof globalThis & { rowpressOffered?: Map<string, Promise<OfferedDesign[]>> };
holder.rowpressOffered ??= new Map();
const known = holder.rowpressOffered;

/**
 * The designs in a site's `TEMPLATES_DIR`, by their files' names, read once per process. Files that can't be read are
 * left out, with a line in the log.
 */
export function offeredDesigns(folder: string | null): Promise<OfferedDesign[]> {
  if (folder === null) return Promise.resolve([]);
  const reading = known.get(folder) ?? readFolder(folder);
  known.set(folder, reading);
  return reading;
}

/** Stops offering a design that can't be used. */
export async function leaveOut(folder: string, { id, path }: OfferedDesign, reason: string): Promise<void> {
  const designs = (await offeredDesigns(folder)).filter((each) => each.id !== id);
  known.set(folder, Promise.resolve(designs));
  logLeftOut(basename(path), reason);
}

const logLeftOut = (file: string, reason: string) => log("warn", "offered design left out", { file, reason });

async function readFolder(folder: string): Promise<OfferedDesign[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    log("error", "templates folder unreadable", { error });
    return [];
  });
  // Operating systems put hidden files into folders.
  const names = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
  const designs = new Map<string, OfferedDesign>();
  for (const file of names.sort()) {
    try {
      if (designs.size === mostDesigns) throw new Error(`There are more than ${mostDesigns} designs`);
      const design = await readOffered(folder, file);
      if (designs.has(design.id)) throw new Error(`Another file has the id ${design.id}`);
      designs.set(design.id, design);
    } catch (error) {
      logLeftOut(file, error instanceof Error ? error.message : String(error));
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
  const id = `${prefix}${slug}`;
  if (/\.docx$/i.test(file))
    return { id, title: basename(file, extname(file)), description: "", picture: null, path, isWord: true };
  if (!/\.rowpress$/i.test(file)) throw new Error("It is neither a saved design (.rowpress) nor a Word file (.docx)");
  const zip = await openZip(path, smallZip);
  try {
    const saved = await readDesignJson(zip);
    checkAssets(zip, saved);
    const { title, description } = saved;
    return { id, title, description, picture: await pictureIn(zip), path, isWord: false };
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
