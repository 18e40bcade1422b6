import { type ChosenFile, isImage, type Photo, shrinkFromBytes } from "./photo.ts";
import { OtherZipError, readZip } from "./read-zip.ts";
import { shrinkPhoto, sideFor } from "./shrink-photo.ts";
import { createZip } from "./write-zip.ts";

interface PackOptions {
  filename: string;
  /** The largest ZIP that may be uploaded. */
  maxBytes: number;
  signal: AbortSignal;
  /** How many photos are done. */
  onProgress: (done: number, total: number) => void;
}

/** Files that operating systems add to folders and ZIPs. */
const ofSystem = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
/** Each holds a decoded photo: 48 MB for 12 megapixels. */
const atOnce = 3;

/**
 * Makes one ZIP from chosen photos, folders or a large ZIP of photos, resizing each photo to what printing needs, so
 * that gigabytes never leave the device. A single file that isn't an image stays unchanged, unless it is a large, plain
 * ZIP.
 */
export async function packPhotos(chosen: readonly ChosenFile[], options: PackOptions): Promise<File> {
  const [first] = chosen;
  const lone = chosen.length === 1 && first && !isImage(first.file) ? first.file : null;
  if (lone && lone.size <= Math.min(shrinkFromBytes, options.maxBytes)) return lone;
  try {
    return await pack(lone ? await readZip(lone) : chosen.map(photoOf), options);
  } catch (error) {
    if (lone && error instanceof OtherZipError) return lone;
    throw error;
  }
}

function photoOf({ path, file }: ChosenFile): Photo {
  return { name: new TextEncoder().encode(path), isUtf8: true, read: async () => file };
}

async function pack(all: readonly Photo[], { filename, maxBytes, signal, onProgress }: PackOptions): Promise<File> {
  const photos = all.filter(({ name }) => !ofSystem.test(new TextDecoder().decode(name)));
  const side = sideFor(photos.length);
  const mostBytes = (maxBytes * 0.9) / Math.max(1, photos.length);
  onProgress(0, photos.length);
  const zip = createZip();
  let done = 0;
  let begun = 0;
  const work = async () => {
    for (let photo = photos[begun]; photo; photo = photos[begun]) {
      begun += 1;
      signal.throwIfAborted();
      const content = await shrinkPhoto(await photo.read(), side, mostBytes);
      await zip.add({ name: photo.name, isUtf8: photo.isUtf8, content });
      done += 1;
      onProgress(done, photos.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new File([zip.end()], filename, { type: "application/zip" });
}
