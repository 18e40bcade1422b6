import "../requests/without-eval.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import { type SavedFile, SavedFileSchema } from "#lib/contracts/designs/design-file.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { uploadsIn, withUploads } from "#lib/contracts/designs/design-uploads.ts";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { OtherZipError, readZip } from "../photos/read-zip.ts";
import { createZip } from "../photos/write-zip.ts";
import { FileError } from "../requests/api-error.ts";
import { uploadFile } from "../uploads/upload-file.ts";
import { type KeptDesign, type KeptWordFile, MissingFilesError, wordFileName } from "./designs.ts";

/** Judged by its name; its content decides when it is opened. */
export const isDesignFile = ({ name }: { name: string }) => /\.rowpress$/i.test(name);

/** A saved template without `savedAt`. */
type Saved<One> = One extends unknown ? Omit<One, "savedAt"> : never;

/**
 * A design with its files, or a Word file, as one `.rowpress` file (docs/designs.md). Its ids don't reveal those of the
 * uploads.
 * @throws MissingFilesError
 */
export async function writeDesignFile(kept: Saved<KeptDesign>): Promise<File> {
  const { json, entries } = "word" in kept ? wordFile(kept) : designFile(kept);
  const zip = createZip();
  const add = (entry: string, content: Blob) =>
    zip.add({ name: new TextEncoder().encode(entry) as Uint8Array<ArrayBuffer>, isUtf8: true, content });
  await add("design.json", new Blob([JSON.stringify(json, null, 2)]));
  for (const [entry, file] of entries) await add(entry, file);
  return new File([zip.end()], `${kept.name.replace(/[\\/:*?"<>|]/g, "-")}.rowpress`, {
    type: "application/vnd.rowpress.design+zip",
  });
}

interface Contents {
  json: SavedFile;
  entries: [name: string, file: File][];
}

const head = (name: string) => ({ version: 1 as const, title: name, description: "" });

function wordFile(kept: Saved<KeptWordFile>): Contents {
  const document = entryName(1, wordFileName(kept));
  const entries: Contents["entries"] = [[document, kept.word]];
  const add = (file: File) => {
    const entry = entryName(entries.length + 1, file.name);
    entries.push([entry, file]);
    return entry;
  };
  const fonts = Object.fromEntries(Object.entries(kept.fonts).map(([font, files]) => [font, files.map(add)]));
  return { json: { format: "rowpress-word", ...head(kept.name), document, fonts, locale: kept.locale }, entries };
}

function designFile({ name, design, files }: { name: string; design: Design; files: Record<string, File> }): Contents {
  const ids = new Map<UploadId, UploadId>();
  const assets: Record<UploadId, string> = {};
  const entries: Contents["entries"] = [];
  for (const id of uploadsIn(design)) {
    const file = files[id];
    if (!file) throw new MissingFilesError(`The file of ${id} is missing`);
    const number = entries.length + 1;
    const own = UploadIdSchema.parse(`upl_${String(number).padStart(22, "0")}`);
    const entry = entryName(number, file.name);
    ids.set(id, own);
    assets[own] = entry;
    entries.push([entry, file]);
  }
  return { json: { format: "rowpress-design", ...head(name), design: withUploads(design, ids), assets }, entries };
}

function entryName(number: number, name: string): string {
  const stem = name
    .replace(/\.\w+$/, "")
    .replace(/[^A-Za-z0-9_-]+/g, "-")
    .slice(0, 40);
  const extension = /\.([a-z0-9]{1,5})$/.exec(name.toLowerCase())?.[1] ?? "bin";
  return `assets/${number}-${stem}.${extension}`;
}

/**
 * Reads a saved design or Word file. What this browser can't read is sent to the server, which says what is wrong with
 * it.
 * @throws ApiError, ConnectionError, FileError
 */
export async function readDesignFile(file: File, signal: AbortSignal): Promise<KeptDesign> {
  if (file.size > limits.uploadBytes) throw new FileError(file.name, "unreadable");
  try {
    return await unpacked(file);
  } catch (cause) {
    await uploadFile(file, { signal });
    throw new FileError(file.name, "unreadable", cause);
  }
}

async function unpacked(file: File): Promise<KeptDesign> {
  const entries = new Map((await readZip(file)).map((entry) => [new TextDecoder().decode(entry.name), entry]));
  const contentOf = async (name: string) => {
    const content = await entries.get(name)?.read();
    if (!content) throw new OtherZipError(`${name} is missing`);
    return content;
  };
  const json = await contentOf("design.json");
  if (json.size > designLimits.fileJsonBytes) throw new OtherZipError("design.json is too large");
  const saved = SavedFileSchema.parse(JSON.parse(await json.text()));
  const fileOf = async (name: string) => new File([await contentOf(name)], name.replace(/^assets\/(\d+-)?/, ""));
  const kept = { name: saved.title, savedAt: Date.now() };
  if (saved.format === "rowpress-word") {
    const fonts: Record<string, File[]> = {};
    for (const [font, names] of Object.entries(saved.fonts)) fonts[font] = await Promise.all(names.map(fileOf));
    return { ...kept, word: await fileOf(saved.document), fonts, locale: saved.locale };
  }
  const files: Record<string, File> = {};
  for (const id of uploadsIn(saved.design)) files[id] = await fileOf(saved.assets[id] ?? "");
  return { ...kept, design: saved.design, files };
}
