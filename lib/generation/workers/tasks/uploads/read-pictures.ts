import { readFileSync, statSync } from "node:fs";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { pictureFormat, type SentFormat } from "#lib/generation/formats/picture-format.ts";
import { openZip } from "#lib/generation/formats/zip-file.ts";
import { createCpuBudget, processorMs } from "#lib/generation/pictures/cpu-budget.ts";
import { normaliseDrawing } from "#lib/generation/pictures/drawing/normalise-drawing.ts";
import { type NormalPicture, normalisePicture } from "#lib/generation/pictures/normalise-picture.ts";
import type { PictureIndex } from "#lib/generation/pictures/picture-index.ts";
import { createPackWriter, type PackWriter } from "#lib/generation/pictures/picture-pack.ts";
import { readZipPictures } from "#lib/generation/pictures/zip-pictures.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { WorkerTasks } from "../../protocol.ts";

type Task = WorkerTasks["readPictures"];

/**
 * Reads a single image or those of a ZIP once, and writes them in the form that gets printed to a pack, which all later
 * tasks read. Drawings are vetted here; `drawPicture` renders them one by one, so that a crash affects only one
 * drawing.
 * @param usedMs the processor time of this process so far
 * @throws AppError that says what is wrong with the file
 */
export async function readPicturesTask(
  { path, kind, packPath }: Task["input"],
  usedMs: () => number = processorMs,
): Promise<PictureIndex> {
  const pack = createPackWriter(packPath);
  try {
    return kind === "image" ? await readOne(path, pack) : await readZip(path, pack, usedMs);
  } finally {
    pack.close();
  }
}

async function normalised(content: Buffer, format: SentFormat): Promise<NormalPicture> {
  if (format !== "svg") return normalisePicture(content, format);
  if (content.length > limits.imageBytes) {
    throw new AppError("too_large", msg("picture.bytes", { size: limits.imageBytes / 1_000_000 }));
  }
  const drawing = await normaliseDrawing(content, limits.pictureSide, normalisePicture);
  return { content: drawing, format, width: null, height: null };
}

async function readOne(path: string, pack: PackWriter): Promise<PictureIndex> {
  const content = readFileSync(path);
  const format = pictureFormat(content);
  if (format === null) throw new Error("The file is no picture");
  try {
    pack.add({ name: "", ...(await normalised(content, format)) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, wording } = error;
    throw new AppError(error.code, msg("picture.wrong", { fault: { message, wording } }), { cause: error });
  }
  return { places: pack.places, unreadable: [] };
}

async function readZip(path: string, pack: PackWriter, usedMs: () => number): Promise<PictureIndex> {
  const faults: { name: string; fault: ServerMessage }[] = [];
  const refuseSlow = createCpuBudget(statSync(path).size, usedMs);
  const zip = await openZip(path, limits);
  try {
    for await (const picture of readZipPictures(zip)) {
      const fault = "fault" in picture ? picture.fault : await addPicture(picture, pack);
      if (fault !== null) faults.push({ name: picture.name, fault });
      refuseSlow(pack.places.length + faults.length);
    }
  } finally {
    zip.close();
  }
  const [first] = faults;
  if (first && pack.places.length === 0) throw nothingReadable(first);
  const unreadable = faults.map(({ name, fault: { message, wording } }) => ({ name, reason: message, wording }));
  return { places: pack.places, unreadable };
}

/** Adds an image to the pack. Returns null, or why the image can't be used. */
async function addPicture(
  { name, content, format }: { name: string; content: Buffer; format: SentFormat },
  pack: PackWriter,
): Promise<ServerMessage | null> {
  try {
    pack.add({ name, ...(await normalised(content, format)) });
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, wording: error.wording };
    throw error;
  }
  if (pack.bytes() > limits.packedPictureBytes) throw tooMuch();
  return null;
}

function tooMuch(): AppError {
  return new AppError("too_large", msg("picture.tooMuch", { size: limits.packedPictureBytes / 1_000_000 }));
}

function nothingReadable({ name, fault }: { name: string; fault: ServerMessage }): AppError {
  return new AppError("damaged_file", msg("picture.noneReadable", { name, fault }));
}
