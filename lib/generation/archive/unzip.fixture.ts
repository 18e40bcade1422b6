import { buffer } from "node:stream/consumers";
import { fromBuffer, type ZipFile } from "yauzl";

/** For tests: the entries of an archive in order, read by an independent reader. */
export async function unzip(archive: Buffer): Promise<{ name: string; data: Buffer }[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    );
  });
  const entries: { name: string; data: Buffer }[] = [];
  return new Promise((resolve, reject) => {
    zip.on("error", reject).on("end", () => resolve(entries));
    zip.on("entry", (entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        entries.push({ name: entry.fileName, data: await buffer(stream) });
        zip.readEntry();
      });
    });
    zip.readEntry();
  });
}
