import { limits } from "#lib/contracts/limits.ts";
import { shorten } from "#lib/contracts/shorten.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { type ForeignKind, foreignKind, isImageKind } from "../formats/foreign-kinds.ts";
import { pictureFormat, type SentFormat } from "../formats/picture-format.ts";
import type { OpenZip, ZipFileEntry } from "../formats/zip-file.ts";

/** An image in a ZIP, or why a file that is named like one is not. */
export type ZipPicture = { name: string } & ({ content: Buffer; format: SentFormat } | { fault: ServerMessage });

const pictureEnding = /\.(?:jpe?g|jfif|png|webp|gif|avif|tiff?|svg|hei[cf]|bmp)$/i;

/** Files that operating systems add: macOS's `__MACOSX/` and `.DS_Store`, and any other hidden file. */
const ofSystem = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** An entry's path for display and lookup: never used as a path on this machine. */
function nameOf(path: string): string {
  const parts = path.normalize("NFC").replaceAll("\\", "/").replace(/\p{C}/gu, "").split("/");
  return parts.filter((part) => part !== "" && part !== "." && part !== "..").join("/");
}

function candidates({ entries }: OpenZip): { name: string; entry: ZipFileEntry }[] {
  const named = entries.map((entry) => ({ name: nameOf(entry.path), entry }));
  return named.filter(({ name }) => name !== "" && !ofSystem.test(name));
}

/** Whether a ZIP contains an image, by the first bytes of its files; tries those named like images first. */
export async function holdsPicture(zip: OpenZip): Promise<boolean> {
  const files = candidates(zip);
  const isNamed = ({ name }: { name: string }) => pictureEnding.test(name);
  for (const { entry } of [...files.filter(isNamed), ...files.filter((file) => !isNamed(file))]) {
    const head = await headOf(entry);
    if (head && (pictureFormat(head) !== null || isForeignPicture(head))) return true;
  }
  return false;
}

/** Null for an entry whose start is damaged. */
async function headOf(entry: ZipFileEntry): Promise<Buffer | null> {
  try {
    for await (const chunk of entry.read()) return chunk;
    return Buffer.alloc(0);
  } catch (error) {
    if (isDamaged(error)) return null;
    throw error;
  }
}

/**
 * The images in a ZIP in the order of its directory, in any folder. Skips files that neither are images nor are named
 * like one.
 * @throws AppError `too_many_pictures`, and any error of reading a ZIP except a single damaged entry
 */
export async function* readZipPictures(zip: OpenZip): AsyncGenerator<ZipPicture> {
  let pictures = 0;
  for (const { name, entry } of candidates(zip)) {
    const picture = await readEntry(name, entry);
    if (picture === null) continue;
    pictures += 1;
    if (pictures > limits.pictures) throw tooManyPictures();
    yield picture;
  }
}

async function readEntry(name: string, entry: ZipFileEntry): Promise<ZipPicture | null> {
  const isNamed = pictureEnding.test(name);
  if (name.length > limits.pictureNameCharacters) return isNamed ? { name: shorten(name, 80), fault: longName } : null;
  if (entry.bytes > limits.pictureBytes) return isNamed ? { name, fault: tooManyBytes } : null;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of entry.read()) {
      chunks.push(chunk);
      const isFirst = chunks.length === 1;
      if (isFirst && pictureFormat(chunk) === null)
        return isNamed || isForeignPicture(chunk) ? foreign(name, chunk) : null;
    }
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return isNamed ? { name, fault: msg("picture.damaged") } : null;
  }
  const content = Buffer.concat(chunks);
  const format = pictureFormat(content);
  if (format !== null) return { name, content, format };
  return isNamed ? { name, fault: msg("picture.empty") } : null;
}

const longName = msg("picture.name", { most: limits.pictureNameCharacters });
const tooManyBytes = msg("picture.bytes", { size: limits.pictureBytes / 1_000_000 });

function kindOf(head: Buffer): ForeignKind | null {
  return foreignKind(head.toString("latin1"), null);
}

/** Whether this is an image of a kind that we cannot read, such as HEIC. */
function isForeignPicture(head: Buffer): boolean {
  const kind = kindOf(head);
  return kind !== null && isImageKind(kind);
}

function foreign(name: string, head: Buffer): ZipPicture {
  const kind = kindOf(head);
  const isKnown = kind !== null;
  return { name, fault: isKnown ? msg("picture.foreign", { kind: msg(`kind.${kind}`) }) : msg("picture.unknown") };
}

function isDamaged(error: unknown): boolean {
  return error instanceof AppError && error.code === "damaged_file";
}

function tooManyPictures(): AppError {
  return new AppError("too_many_pictures", msg("picture.tooMany", { most: limits.pictures }));
}
