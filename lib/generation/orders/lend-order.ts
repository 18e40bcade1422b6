import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { PictureIndexSchema, type PicturePack } from "../pictures/picture-index.ts";
import type { Order } from "../records/order.ts";
import type { Storage } from "../storage/storage.ts";
import { readStored, withAllStored, withStored } from "../storage/stored-files.ts";
import type { Assignment, TableFile } from "../workers/protocol.ts";

/**
 * Calls `use` with everything a worker process needs to create an order's documents; stored files become local paths.
 * @throws AppError `gone` if one of the files was deleted
 */
export function withAssignment<T>(
  storage: Storage,
  order: Order,
  use: (assignment: Assignment) => Promise<T>,
): Promise<T> {
  const { template, table, columns, readings, mapping, settings, output, rows, only, images, word, skip } = order;
  const keys = filesOf(order);
  return withAllStored(storage, keys, async (paths) => {
    const pathOf = (key: string) => {
      const path = paths[keys.indexOf(key)];
      if (path === undefined) throw new Error(`The file ${key} was not lent`);
      return path;
    };
    const pictures = order.pictures && (await openPack(storage, order.pictures, pathOf));
    const names = (some: { name: string }[]) => some.map(({ name }) => name);
    const named = pictures && { pictures: { names: names(pictures.places), unreadable: names(pictures.unreadable) } };
    const local = (some: Order["images"]) =>
      Object.fromEntries(
        Object.entries(some).map(([name, { pack, ...place }]) => [name, { ...place, path: pathOf(pack) }]),
      );
    return use({
      fit: { template, columns, readings, mapping, settings, output, skip, rowCount: table.rowCount, ...named },
      tooLong: table.tooLong,
      oddRows: table.oddRows,
      rows,
      ...(only && { only }),
      images: local(images),
      grounds: order.grounds.map(
        (ground) => ground && { page: ground.page, pages: pathOf(ground.pages), picture: pathOf(ground.picture) },
      ),
      ...(word && {
        word: {
          ...{ source: pathOf(word.source), images: local(word.images) },
          ...(word.form && { form: pathOf(word.form) }),
        },
      }),
      fonts: Object.fromEntries(Object.entries(order.fonts).map(([family, key]) => [family, pathOf(key)])),
      pictures,
    });
  });
}

/** The keys of all files that an order's documents are made from, except the table; each once. */
function filesOf({ images, word, pictures, fonts, grounds }: Order): string[] {
  const packs = [images, word?.images ?? {}].flatMap((some) => Object.values(some).map(({ pack }) => pack));
  const pages = grounds.flatMap((ground) => (ground ? [ground.pages, ground.picture] : []));
  const ofWord = [word?.source, word?.form].flatMap((key) => key ?? []);
  return [...new Set([...packs, ...(pictures ? [pictures.pack] : []), ...ofWord, ...Object.values(fonts), ...pages])];
}

/**
 * Calls `use` with a local file of the order's rows, whose readers get them with the visitor's corrections.
 * @throws AppError `gone`
 */
export function withTable<T>(
  storage: Storage,
  { table: { key, offsets, corrections } }: { table: Pick<Order["table"], "key" | "offsets" | "corrections"> },
  use: (file: TableFile) => Promise<T>,
): Promise<T> {
  return withStored(storage, `${key}.ndjson`, (path) => use({ path, offsets, corrections }));
}

async function openPack(
  storage: Storage,
  { pack, index }: NonNullable<Order["pictures"]>,
  pathOf: (key: string) => string,
): Promise<PicturePack> {
  const found = await readStored(storage, index, PictureIndexSchema);
  if (!found) throw new AppError("gone", msg("upload.gone"));
  return { ...found, path: pathOf(pack) };
}
