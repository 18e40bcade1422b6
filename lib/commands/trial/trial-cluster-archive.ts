import { buffer } from "node:stream/consumers";
import { type Entry, open, type ZipFile } from "yauzl";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";

export interface ArchiveFaults {
  lost: number;
  /** Duplicated, or in another guest's place. */
  wrong: number;
}

/**
 * Compares an archive with the names of the guests whose badges it should contain, in order, and parses the badges at
 * `sample` (from 0) as PDFs.
 */
export async function checkArchive(path: string, guests: string[], sample: number[]): Promise<ArchiveFaults> {
  const zip = await openZip(path);
  const entries = await readEntries(zip);
  const names = entries.map(({ fileName }) => fileName.replace(/\.pdf$/, ""));
  const there = new Set(names);
  const faults = {
    lost: guests.filter((guest) => !there.has(guest)).length,
    wrong: names.filter((name, place) => guests[place] !== name).length,
  };
  for (const place of sample) {
    const entry = entries[place];
    if (entry && !(await textOf(zip, entry)).includes(guests[place] ?? "")) faults.wrong += 1;
  }
  zip.close();
  return faults;
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on("error", reject).on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const pdf = await new Promise<Buffer>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream))));
  });
  const { pages } = await readBack(pdf);
  return pages.map(({ text }) => text.replace(/\s+/g, " ")).join(" ");
}
