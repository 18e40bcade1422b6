import { readFileSync } from "node:fs";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "../../app-error.ts";
import { type NormalPicture, normalisePicture } from "../../pictures/normalise-picture.ts";
import { pictureFormat, type SentFormat } from "../../pictures/picture-format.ts";
import type { PictureIndex } from "../../pictures/picture-index.ts";
import { createPackWriter, type PackWriter } from "../../pictures/picture-pack.ts";
import { readZipPictures } from "../../pictures/zip-pictures.ts";
import { openZip } from "../../spreadsheet/zip-file.ts";
import type { Typesetter } from "../typesetter.ts";
import type { WorkerTasks } from "../worker-tasks.ts";
import { checkDrawing } from "./check-drawing.ts";

type Task = WorkerTasks["readPictures"];

/**
 * Reads pictures once, a lone one or those of a ZIP, and writes them as they are printed to a pack that every later task
 * reads.
 * @throws AppError that says what is wrong with the file
 */
export async function readPicturesTask(
  { path, kind, packPath }: Task["input"],
  typesetter: () => Typesetter,
): Promise<PictureIndex> {
  const pack = createPackWriter(packPath);
  const normalise = (content: Buffer, format: SentFormat) => normalised(content, format, typesetter);
  try {
    return kind === "image" ? await readOne(path, pack, normalise) : await readZip(path, pack, normalise);
  } finally {
    pack.close();
  }
}

type Normalise = (content: Buffer, format: SentFormat) => Promise<NormalPicture>;

async function normalised(content: Buffer, format: SentFormat, typesetter: () => Typesetter): Promise<NormalPicture> {
  if (format !== "svg") return normalisePicture(content, format);
  if (content.length > limits.imageBytes) {
    throw new AppError("too_large", `has more than ${limits.imageBytes / 1_000_000} MB`);
  }
  checkDrawing(content, typesetter());
  return { content, format, width: null, height: null };
}

async function readOne(path: string, pack: PackWriter, normalise: Normalise): Promise<PictureIndex> {
  const content = readFileSync(path);
  const format = pictureFormat(content);
  if (format === null) throw new Error("The file is no picture");
  try {
    pack.add({ name: "", ...(await normalise(content, format)) });
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, `The picture ${error.message}.`, { cause: error });
    throw error;
  }
  return { places: pack.places, unreadable: [] };
}

async function readZip(path: string, pack: PackWriter, normalise: Normalise): Promise<PictureIndex> {
  const unreadable: PictureIndex["unreadable"] = [];
  const zip = await openZip(path, limits);
  try {
    for await (const picture of readZipPictures(zip)) {
      const reason = "reason" in picture ? picture.reason : await addPicture(picture, pack, normalise);
      if (reason !== null) unreadable.push({ name: picture.name, reason });
    }
  } finally {
    zip.close();
  }
  const [first] = unreadable;
  if (first && pack.places.length === 0) throw nothingReadable(first);
  return { places: pack.places, unreadable };
}

/** Gives why a picture cannot be used, or null where it is in the pack now. */
async function addPicture(
  { name, content, format }: { name: string; content: Buffer; format: SentFormat },
  pack: PackWriter,
  normalise: Normalise,
): Promise<string | null> {
  try {
    pack.add({ name, ...(await normalise(content, format)) });
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  if (pack.bytes() > limits.packedPictureBytes) throw tooMuch();
  return null;
}

function tooMuch(): AppError {
  const most = limits.packedPictureBytes / 1_000_000;
  return new AppError(
    "too_large",
    `As they are printed, these pictures have more than ${most} MB. Send fewer of them.`,
  );
}

function nothingReadable({ name, reason }: PictureIndex["unreadable"][number]): AppError {
  return new AppError("damaged_file", `None of the pictures in this ZIP can be read: "${name}" ${reason}.`);
}
