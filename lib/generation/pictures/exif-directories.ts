/** Tags of nested directories (Exif 2.32, 4.6.3): Exif, GPS, interoperability. */
const directoryTags = new Set([0x8769, 0x8825, 0xa005]);
/** Cameras write three; endlessly nested directories would keep a viewer busy for any length of time. */
const mostDirectories = 20;
/** In all directories. Without a limit, a file with a hundred thousand headers would be scanned over and over. */
const mostEntries = 1_000_000;
const entryBytes = 12;

/** Whether an image has no more Exif directories than cameras write, if any. */
export function hasPlainExif(content: Buffer): boolean {
  let directories = 0;
  let entries = 0;
  const isTooMuch = () => directories > mostDirectories || entries > mostEntries;

  /** Follows the directory at `offset` of the TIFF header at `start` (TIFF 6.0, section 2), and those nested in it. */
  function follow(start: number, offset: number, isLittle: boolean): void {
    const short = (at: number) => (isLittle ? content.readUInt16LE(at) : content.readUInt16BE(at));
    const long = (at: number) => (isLittle ? content.readUInt32LE(at) : content.readUInt32BE(at));
    const first = start + offset + 2;
    if (first > content.length) return;
    const end = Math.min(content.length - entryBytes, first + (short(first - 2) - 1) * entryBytes);
    for (let at = first; at <= end; at += entryBytes) {
      entries += 1;
      if (isTooMuch()) return;
      if (!directoryTags.has(short(at))) continue;
      directories += 1;
      follow(start, long(at + 8), isLittle);
    }
  }

  for (const header of ["II*\0", "MM\0*"]) {
    for (let at = content.indexOf(header, 0, "latin1"); at >= 0; at = content.indexOf(header, at + 1, "latin1")) {
      const isLittle = header.startsWith("II");
      if (at + 8 <= content.length)
        follow(at, isLittle ? content.readUInt32LE(at + 4) : content.readUInt32BE(at + 4), isLittle);
      if (isTooMuch()) return false;
    }
  }
  return true;
}
