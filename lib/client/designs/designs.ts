import "../requests/without-eval.ts";
import { z } from "zod";
import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import { uploadsIn, withUploads } from "#lib/contracts/designs/design-uploads.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import { ended, indexedStore } from "../indexed-store.ts";
import { freeName, keptName } from "../kept-name.ts";
import { findFile, keepFile } from "../setups/setup-store.ts";
import { uploadFile } from "../uploads/upload-file.ts";

/*
 * This browser's designs and Word files, with the files that designs use: uploads expire. All throw a DOMException if
 * the browser blocks storage or its disk is full.
 */

const KeptSchema = z.object({
  name: z.string().trim().min(1).max(limits.setupNameCharacters),
  /** In ms. */
  savedAt: z.number(),
});
const KeptWordFileSchema = KeptSchema.extend({
  word: z.instanceof(File),
  /** The visitor's own fonts, by the names of the fonts that they replace. */
  fonts: z.record(z.string(), z.array(z.instanceof(File))).default({}),
  /** The locale of its documents, if the visitor chose one. */
  locale: z.string().nullable().default(null),
});
export type KeptWordFile = z.infer<typeof KeptWordFileSchema>;

const KeptDesignSchema = z.union([
  KeptSchema.extend({
    design: DesignSchema,
    /** By upload id. */
    files: z.record(z.string(), z.instanceof(File)),
  }),
  KeptWordFileSchema,
]);
export type KeptDesign = z.infer<typeof KeptDesignSchema>;

/** Thrown for a template if this browser doesn't have all of its files. */
export class MissingFilesError extends Error {}

const store = "designs";
const within = indexedStore("rowpress-designs", (database) => database.createObjectStore(store, { keyPath: "name" }));

/** Latest first. Those that another version of the page wrote are skipped. */
export async function listDesigns(): Promise<KeptDesign[]> {
  const kept = await within(store, "readonly", (designs) => ended<unknown[]>(designs.getAll()));
  const designs = kept.flatMap((each) => KeptDesignSchema.safeParse(each).data ?? []);
  return designs.sort((one, other) => other.savedAt - one.savedAt);
}

const put = (kept: KeptDesign) => within(store, "readwrite", (designs) => ended(designs.put(kept)));

/** Deletes a kept design with its files. */
export const removeDesign = (name: string) => within(store, "readwrite", (designs) => ended(designs.delete(name)));

/** Saves a design with its files, replacing one of the same name. @returns its name */
export async function saveDesign(design: Design, wanted: string): Promise<string> {
  const name = keptName(wanted);
  const found = await Promise.all(uploadsIn(design).map(async (id) => [id, await findFile(id)] as const));
  const files = Object.fromEntries(found.flatMap(([id, file]) => (file ? [[id, file]] : [])));
  await put({ name, design, files, savedAt: Date.now() });
  return name;
}

/**
 * Saves the Word file of an upload with the visitor's fonts and locale for it, replacing a template of the same name.
 * @returns its name
 * @throws MissingFilesError
 */
export async function saveWordFile(
  { template: id, wordFonts, locale }: { template: string; wordFonts: WordFonts; locale: string | null },
  wanted: string,
): Promise<string> {
  const name = keptName(wanted);
  const find = async (id: string) => {
    const file = await findFile(id);
    if (!file) throw new MissingFilesError(`The file of ${id} is missing`);
    return file;
  };
  const fonts: Record<string, File[]> = {};
  for (const [font, ids] of Object.entries(wordFonts)) fonts[font] = await Promise.all(ids.map(find));
  await put({ name, word: await find(id), fonts, locale, savedAt: Date.now() });
  return name;
}

/** Saves a design under another name and removes the old one, in this order: a failure leaves two rather than none. */
export async function renameDesign(kept: KeptDesign, name: string): Promise<void> {
  await put({ ...kept, name });
  if (name !== kept.name) await removeDesign(kept.name);
}

/** @returns the copy's name */
export async function duplicateDesign(kept: KeptDesign): Promise<string> {
  const name = freeName(kept.name, await listDesigns());
  await put({ ...kept, name, savedAt: Date.now() });
  return name;
}

/** A saved template for use in a session: a design whose files are uploaded again, or a Word file with its fonts. */
export type OpenedTemplate = Design | OpenedWordFile;

export interface OpenedWordFile {
  template: UploadId;
  wordFonts: WordFonts;
  /** The locale of its documents; null if none was chosen. */
  locale: string | null;
}

/** @throws ApiError, ConnectionError, FileError */
export async function openKeptDesign(kept: KeptDesign, signal: AbortSignal): Promise<OpenedTemplate> {
  const send = async (file: File) => {
    const { uploadId } = await uploadFile(file, { signal });
    await keepFile(uploadId, file);
    return uploadId;
  };
  if ("word" in kept) {
    const template = await send(new File([kept.word], wordFileName(kept)));
    const wordFonts: WordFonts = {};
    for (const [font, files] of Object.entries(kept.fonts)) {
      const ids: UploadId[] = [];
      for (const file of files) ids.push(await send(file));
      wordFonts[font] = ids;
    }
    return { template, wordFonts, locale: kept.locale };
  }
  const uploads = new Map<UploadId, UploadId>();
  for (const id of uploadsIn(kept.design)) {
    const file = kept.files[id];
    if (file) uploads.set(id, await send(file));
  }
  return withUploads(kept.design, uploads);
}

/** A Word file has the name of its template. */
export function wordFileName({ name, word }: { name: string; word: File }): string {
  const [extension = ".docx"] = /\.do[ct][xm]$/i.exec(word.name) ?? [];
  return `${name.replace(/[\\/]/g, "-")}${extension.toLowerCase()}`;
}
