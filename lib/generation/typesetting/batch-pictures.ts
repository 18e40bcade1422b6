import { createHash } from "node:crypto";
import type { PictureValue } from "../mapping/fit/fit.ts";
import type { PicturePack, PicturePlace } from "../pictures/picture-index.ts";
import { readPicture } from "../pictures/picture-pack.ts";

/** The files that one compile can read, by their path in the engine. */
export type VirtualFiles = Map<string, Buffer>;

/** What the engine gets for a row's image. */
interface SetPicture {
  path: string;
  alt: string;
}

/** An image as a virtual file named by its content hash, so no other visitor's document can refer to it. */
export function pictureFile(path: string, place: Pick<PicturePlace, "offset" | "bytes" | "format">): [string, Buffer] {
  const content = readPicture(path, place);
  return [`/pictures/${createHash("sha256").update(content).digest("hex")}.${place.format}`, content];
}

/**
 * Replaces each image in the records' values, including lines and labels, with `{ path, alt }`, and returns the files
 * of the distinct images, each read once.
 */
export function setPictures<Row extends { values: Record<string, unknown> }>(
  records: readonly Row[],
  pack: PicturePack | null | undefined,
): { records: readonly Row[]; files: VirtualFiles } {
  const files: VirtualFiles = new Map();
  if (!pack) return { records, files };
  const paths = new Map<number, string>();
  const pathOf = (index: number): string => {
    const [virtual, content] = pictureFile(pack.path, placeOf(pack, index));
    files.set(virtual, content);
    paths.set(index, virtual);
    return virtual;
  };
  const set = ({ picture, alt }: PictureOfRow): SetPicture => ({ path: paths.get(picture) ?? pathOf(picture), alt });
  const values = (row: Row) => replacePictures(row.values, set) as Row["values"];
  return { records: records.map((record) => ({ ...record, values: values(record) })), files };
}

/** The locations of the images in a document's values. */
export function picturesOf(values: Record<string, unknown>, pack: PicturePack | null): PicturePlace[] {
  const places: PicturePlace[] = [];
  if (pack) replacePictures(values, ({ picture }) => places.push(placeOf(pack, picture)));
  return places;
}

function placeOf({ places }: PicturePack, index: number): PicturePlace {
  const place = places[index];
  if (!place) throw new Error(`There is no picture ${index} in the pack`);
  return place;
}

type PictureOfRow = Pick<PictureValue, "alt"> & { picture: number };

function replacePictures(value: unknown, replace: (picture: PictureOfRow) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => replacePictures(each, replace));
  if (isPicture(value)) return replace(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replacePictures(each, replace)]));
}

function isPicture(value: object): value is PictureOfRow {
  return "picture" in value && typeof value.picture === "number";
}
