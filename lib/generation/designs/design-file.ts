import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import {
  type DesignFile,
  DesignFileSchema,
  type SavedFile,
  SavedFileSchema,
} from "#lib/contracts/designs/design-file.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { uploadsIn } from "#lib/contracts/designs/design-uploads.ts";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { WordFontsSchema } from "#lib/contracts/sessions/choices.ts";
import { shorten } from "#lib/contracts/shorten.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { AppError, type FieldFault } from "../common/errors/app-error.ts";
import { type OpenZip, openZip, type ZipFileEntry } from "../formats/zip-file.ts";
import { designFaults } from "./design-faults.ts";
import { PageNoteSchema } from "./pages/design-page.ts";

/** A file of a saved design that it shows, unpacked to `path`. */
export interface Asset {
  /** In the design; it names nothing but this file. */
  id: UploadId;
  /** In the ZIP, to be shown. */
  name: string;
  path: string;
}

/** A design that was read, without faults, and its assets; or a Word file and the fonts for it, unpacked to `path`. */
export type ReadDesignFile =
  | (Pick<DesignFile, "title" | "design"> & { assets: Asset[] })
  | { title: string; word: Omit<Asset, "id">; fonts: Record<string, Omit<Asset, "id">[]>; locale: string | null };

/**
 * A saved design with uploads of one visitor's own. `designNotes`: what was changed in its pages when they were read.
 */
const OpenedDesignSchema = z.object({ design: DesignSchema, designNotes: z.array(PageNoteSchema) });
export type OpenedDesign = z.infer<typeof OpenedDesignSchema>;

/** What a visitor has of a saved file: a design, or the uploads of a Word file and of the fonts for it. */
export const OpenedSchema = z.union([
  OpenedDesignSchema,
  z.object({
    word: UploadIdSchema,
    fonts: WordFontsSchema.default({}),
    locale: z.string().nullable().default(null),
  }),
]);
export type Opened = z.infer<typeof OpenedSchema>;

const jsonName = "design.json";
const mostEntries = 200;

/**
 * Reads a saved design (docs/designs.md) and unpacks the assets it shows into `folder`, under names of our own.
 * @throws AppError that says what is wrong with the file
 */
export async function readDesignFile(path: string, folder: string): Promise<ReadDesignFile> {
  const zip = await openZip(path, smallZip);
  try {
    const file = await readDesignJson(zip);
    const unpack = async (name: string, number: number) => {
      const path = join(folder, `asset-${number}`);
      await pipeline(Readable.from(entryOf(zip, name).read()), createWriteStream(path));
      return { name, path };
    };
    const { title } = file;
    if (file.format === "rowpress-word") {
      const word = await unpack(file.document, 1);
      const fonts: Record<string, Omit<Asset, "id">[]> = {};
      let number = 1;
      for (const [name, entries] of Object.entries(file.fonts)) {
        fonts[name] = [];
        for (const entry of entries) fonts[name].push(await unpack(entry, ++number));
      }
      return { title, word, fonts, locale: file.locale };
    }
    const assets: Asset[] = [];
    for (const [id, name] of assetNames(file)) assets.push({ id, ...(await unpack(name, assets.length + 1)) });
    return { title, design: file.design, assets };
  } finally {
    zip.close();
  }
}

/** What a saved design may unpack to. */
export const smallZip = { inflatedBytes: designLimits.fileBytes, inflationRatio: 250 };

/** The `design.json` of a saved design, without faults. @throws AppError */
export async function readDesignJson(zip: OpenZip): Promise<SavedFile> {
  if (zip.entries.length > mostEntries) throw refused(msg("saved.files", { most: mostEntries }), "hostile_file");
  const file = parsed(await readJson(zip));
  const [fault] = file.format === "rowpress-design" ? designFaults(file.design) : fontFaults(file.fonts);
  if (fault)
    throw refused(
      fault.wording ? { message: fault.message, wording: fault.wording } : msg("saved.value", { path: fault.path }),
    );
  return file;
}

function assetNames({ design, assets }: DesignFile): [id: UploadId, name: string][] {
  return uploadsIn(design).map((id) => {
    const name = assets[id];
    if (!name) throw refused(msg("saved.unlisted", { id }));
    return [id, name];
  });
}

/** Each font is unpacked as often as it is named. */
function fontFaults(fonts: Readonly<Record<string, readonly string[]>>): FieldFault[] {
  if (Object.values(fonts).flat().length <= limits.wordFonts) return [];
  return [{ path: "fonts", ...msg("session.wordFonts.most", { most: limits.wordFonts }) }];
}

/** @throws AppError if the ZIP lacks a file that its design or Word file consists of */
export function checkAssets(zip: OpenZip, file: SavedFile): void {
  const names =
    file.format === "rowpress-word"
      ? [file.document, ...Object.values(file.fonts).flat()]
      : assetNames(file).map(([, name]) => name);
  for (const name of names) entryOf(zip, name);
}

/** The only entry of that name: of two, other programs would take the other. */
function entryOf({ entries }: OpenZip, name: string): ZipFileEntry {
  const [entry, another] = entries.filter(({ path }) => path === name);
  if (!entry || another) throw refused(msg(another ? "saved.twice" : "saved.missing", { name }));
  return entry;
}

async function readJson(zip: OpenZip): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of entryOf(zip, jsonName).read()) {
    bytes += chunk.length;
    if (bytes > designLimits.fileJsonBytes) {
      throw refused(msg("saved.json.size", { size: designLimits.fileJsonBytes / 1_000_000 }), "hostile_file");
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch (cause) {
    throw refused(msg("saved.json"), "damaged_file", cause);
  }
}

const HeadSchema = z.object({ format: z.enum(["rowpress-design", "rowpress-word"]), version: z.number() });

function parsed(json: unknown): SavedFile {
  const head = HeadSchema.safeParse(json);
  if (!head.success) throw refused(msg("saved.json"));
  const { version } = head.data;
  if (version !== DesignFileSchema.shape.version.value) {
    throw new AppError("unsupported_kind", msg("saved.version", { version: String(version) }));
  }
  const file = SavedFileSchema.safeParse(json);
  if (file.success) return file.data;
  throw refused(msg("saved.value", { path: shorten(file.error.issues[0]?.path.join(".") ?? "", 200) }));
}

/** A saved design that can't be used, and why. */
export function refused(
  fault: ServerMessage,
  code: "damaged_file" | "hostile_file" = "damaged_file",
  cause?: unknown,
): AppError {
  return new AppError(code, msg("saved.wrong", { fault }), { cause });
}
