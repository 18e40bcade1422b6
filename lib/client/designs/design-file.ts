import "../requests/without-eval.ts";
import { type DesignFile, DesignFileSchema } from "#lib/contracts/designs/design-file.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { uploadsIn, withUploads } from "#lib/contracts/designs/design-uploads.ts";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { createZip } from "../photos/write-zip.ts";
import { OtherZipError, readZip } from "../photos/zip-directory.ts";
import { FileError } from "../requests/api-error.ts";
import { uploadFile } from "../uploads/upload-file.ts";
import type { KeptDesign } from "./designs.ts";

/** Thrown for a design of which this browser doesn't have all files. */
export class MissingFilesError extends Error {}

/** By its name; the content decides when it is opened. */
export const isDesignFile = ({ name }: { name: string }) => /\.rowpress$/i.test(name);

/**
 * A design with its files as one `.rowpress` file (docs/designs.md). Its ids say nothing of the uploads they were.
 * @throws MissingFilesError
 */
export async function writeDesignFile({ name, design, files }: Omit<KeptDesign, "savedAt">): Promise<File> {
  const zip = createZip();
  const add = (entry: string, content: Blob) =>
    zip.add({ name: new TextEncoder().encode(entry) as Uint8Array<ArrayBuffer>, isUtf8: true, content });
  const ids = new Map<UploadId, UploadId>();
  const assets: [UploadId, string, File][] = [];
  for (const id of uploadsIn(design)) {
    const file = files[id];
    if (!file) throw new MissingFilesError(`The file of ${id} is missing`);
    const number = assets.length + 1;
    const own = UploadIdSchema.parse(`upl_${String(number).padStart(22, "0")}`);
    const stem = file.name
      .replace(/\.\w+$/, "")
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .slice(0, 40);
    const extension = /\.([a-z0-9]{1,5})$/.exec(file.name.toLowerCase())?.[1] ?? "bin";
    ids.set(id, own);
    assets.push([own, `assets/${number}-${stem}.${extension}`, file]);
  }
  const json: DesignFile = {
    ...{ format: "rowpress-design", version: 1, title: name, description: "" },
    design: withUploads(design, ids),
    assets: Object.fromEntries(assets.map(([id, entry]) => [id, entry])),
  };
  await add("design.json", new Blob([JSON.stringify(json, null, 2)]));
  for (const [, entry, file] of assets) await add(entry, file);
  return new File([zip.end()], `${name.replace(/[\\/:*?"<>|]/g, "-")}.rowpress`, {
    type: "application/vnd.rowpress.design+zip",
  });
}

/**
 * Reads a saved design. What this browser can't read is sent to the server, which says what is wrong with it.
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
  const { title, design, assets } = DesignFileSchema.parse(JSON.parse(await json.text()));
  const files: Record<string, File> = {};
  for (const id of uploadsIn(design)) {
    const name = assets[id] ?? "";
    files[id] = new File([await contentOf(name)], name.replace(/^assets\/(\d+-)?/, ""));
  }
  return { name: title, design, files, savedAt: Date.now() };
}
