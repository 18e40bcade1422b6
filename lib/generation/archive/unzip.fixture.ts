import { buffer } from "node:stream/consumers";
import { fromBuffer, type ZipFile } from "yauzl";

/** The entries of an archive in its order, read by a reader that is not ours, for tests. */
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
