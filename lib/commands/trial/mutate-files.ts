import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { compoundSignature, openCompoundFile } from "#lib/generation/formats/compound-file.ts";
import { makeCompoundFile } from "#lib/generation/formats/make-compound-file.fixture.ts";
import { makeZip } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { oneOf, seededRandom } from "../test/seeded-random.ts";
import { mutateBytes } from "./mutate-bytes.ts";

interface Part {
  name: string;
  data: Buffer;
}

/** A file to mutate. */
export interface Original {
  name: string;
  content: Buffer;
  /** The parts of a ZIP, or the streams of a compound file; empty for other files. */
  parts: Part[];
}

const zipSignature = "PK\x03\x04";

/** The streams of an .xls, which its reader takes from a file. */
function streamsOf(content: Buffer): Part[] {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-streams-"));
  try {
    const path = join(folder, "file");
    writeFileSync(path, content);
    const file = openCompoundFile(path);
    const parts = file.names.map((name) => ({ name, data: file.read(name) }));
    file.close();
    return parts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function unpack(content: Buffer): Promise<Part[]> {
  const zip = await fromBufferPromise(content, { decodeStrings: true });
  const parts: Part[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith("/")) {
      parts.push({ name: entry.fileName, data: await buffer(await zip.openReadStreamPromise(entry)) });
    }
  }
  return parts;
}

/**
 * A file with the parts that can be mutated one by one: the entries of a ZIP, or the streams of an older Office file.
 */
export async function originalOf(name: string, content: Buffer): Promise<Original> {
  const start = content.toString("latin1", 0, 8);
  if (start.startsWith(zipSignature)) return { name, content, parts: await unpack(content) };
  return { name, content, parts: start === compoundSignature ? streamsOf(content) : [] };
}

/** The files in a folder and its subfolders, without those that are too large to be mutated often. */
export async function readOriginals(folder: string): Promise<Original[]> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:csv|tsv|txt|xlsx|xlsm|xlsb|xls|ods|json|html|xml|png|jpe?g|webp|svg)$/i.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const originals = names.map((name) => ({ name, content: readFileSync(name) }));
  const small = originals.filter(({ content }) => content.length > 0 && content.length < 2_000_000);
  return Promise.all(small.map(({ name, content }) => originalOf(name, content)));
}

/**
 * One of the files with mutations that depend only on its seed: in its bytes or, for two workbooks in three, in the
 * bytes of one XML part, compressed again, so that the mutation passes the checksums, or of one stream, put back into a
 * compound file.
 */
export function mutatedFile(originals: Original[], seed: number): { name: string; content: Buffer } {
  const random = seededRandom(seed);
  const { name, content, parts } = oneOf(random, originals);
  const other = oneOf(random, originals);
  const isZip = content.toString("latin1", 0, 4) === zipSignature;
  const texts = parts.filter((part) => /\.(?:xml|rels)$|^(?:work)?book$/i.test(part.name));
  if (texts.length === 0 || random() < 1 / 3) return { name, content: mutateBytes(content, random, other.content) };
  const changed = oneOf(random, texts);
  const filler = other.parts.length === 0 ? other.content : oneOf(random, other.parts).data;
  const data = mutateBytes(changed.data, random, filler);
  const entries = parts.map((part) => ({ ...part, ...(part === changed ? { data } : {}), deflate: true }));
  const streams = Object.fromEntries(entries.map((part) => [part.name, part.data]));
  return { name: `${name}:${changed.name}`, content: isZip ? makeZip(entries) : makeCompoundFile(streams) };
}
