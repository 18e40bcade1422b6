/** Smaller photos are uploaded unchanged. */
const smallBytes = 150_000;
const quality = 0.85;
/** Shares of the side to try in turn until a photo is small enough. */
const shares = [1, 0.75, 0.5, 0.35];

/** The longer side in pixels: 8.5 cm at 300 dpi, because most photos are portraits in small places. */
export function sideFor(photos: number): number {
  if (photos <= 100) return 1_800;
  return photos <= 500 ? 1_400 : 1_000;
}

/**
 * Resizes a JPEG, or a format that only this browser can read (HEIC on Apple devices), to what printing needs: upright
 * and without metadata such as the location. Other formats stay unchanged, because they may be transparent, and so do
 * files that this browser can't read: the server says what is wrong with them.
 */
export async function shrinkPhoto(photo: Blob, side: number, mostBytes: number): Promise<Blob> {
  const isPhoto = photo.size > Math.min(smallBytes, mostBytes) && /jpeg|heic/.test(await formatOf(photo));
  return isPhoto ? reduce(photo, "image/jpeg", side, mostBytes) : photo;
}

/**
 * An image of at most `mostBytes` for a setting, such as a logo: photos and scans are often larger. Transparent ones
 * stay transparent. What is small enough stays unchanged, unless only this browser can read it, and so does any other
 * file.
 */
export async function fitImage(image: File, side: number, mostBytes: number): Promise<File> {
  const format = await formatOf(image);
  if (format === "other" || (image.size <= mostBytes && format !== "heic")) return image;
  // Of the formats with transparency, PNG is the one that every browser writes.
  const type = format === "png" || format === "webp" ? "image/png" : "image/jpeg";
  const fitted = await reduce(image, type, side, mostBytes);
  return fitted === image ? image : new File([fitted], image.name, { type });
}

async function reduce(photo: Blob, type: string, side: number, mostBytes: number): Promise<Blob> {
  const image = await decode(photo);
  if (image === null) return photo;
  try {
    let smallest = photo;
    for (const share of shares) {
      const encoded = await encode(image, type, side * share);
      if (encoded.size < smallest.size) smallest = encoded;
      if (smallest.size <= mostBytes) break;
    }
    return smallest;
  } finally {
    image.close();
  }
}

/**
 * Null for an image that this browser can't read or that is too large for it (an `InvalidStateError` in the HTML
 * standard).
 */
async function decode(photo: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(photo, { imageOrientation: "from-image" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") return null;
    throw error;
  }
}

/** By its first bytes. */
async function formatOf(photo: Blob): Promise<"jpeg" | "heic" | "png" | "webp" | "other"> {
  const head = String.fromCharCode(...new Uint8Array(await photo.slice(0, 12).arrayBuffer()));
  if (head.startsWith("\xff\xd8")) return "jpeg";
  if (head.startsWith("\x89PNG")) return "png";
  if (/^RIFF.{4}WEBP$/s.test(head)) return "webp";
  return /^.{4}ftyp(?:hei[cfsx]|mif1)$/s.test(head) ? "heic" : "other";
}

function encode(image: ImageBitmap, type: string, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const size = [image.width, image.height].map((pixels) => Math.max(1, Math.round(pixels * scale))) as [number, number];
  const canvas = new OffscreenCanvas(...size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, ...size);
  return canvas.convertToBlob({ type, quality });
}
