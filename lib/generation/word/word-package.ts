import { buffer } from "node:stream/consumers";
import { type InflationLimits, openZip, type ZipFileEntry } from "../formats/zip-file.ts";
import { WordFileError } from "./word-file-error.ts";
import { elementsOf, readTree, type XmlElement } from "./xml-tree.ts";

export interface WordRelationship {
  /** The last segment of the type's URI: `image`, `header`. */
  type: string;
  /** A part's name, or an address if external; what is external is never opened. */
  target: string;
  isExternal: boolean;
}

/** A DOCX as its parts (ECMA-376 part 2). */
export interface WordPackage {
  /** The main part: `word/document.xml` in most files. */
  main: string;
  /** By name, in the order of the archive. */
  parts: ReadonlyMap<string, ZipFileEntry>;
  tree(part: string | undefined): Promise<XmlElement | undefined>;
  /** By id, of a part. */
  relationships(part: string): Promise<Map<string, WordRelationship>>;
  close(): void;
}

/** A document of 500 pages has some 20 MB of XML. */
const mostPartBytes = 32_000_000;

/** @throws WordFileError, and AppError as `openZip` does */
export async function openWordPackage(path: string, limits: InflationLimits): Promise<WordPackage> {
  const { entries, close } = await openZip(path, limits);
  const parts = new Map(entries.map((entry): [string, ZipFileEntry] => [partName(entry.path), entry]));
  const tree = async (part: string | undefined) => {
    const entry = parts.get(partName(part ?? ""));
    if (entry && entry.bytes > mostPartBytes) throw new WordFileError("hostile");
    return entry && readTree(await buffer(entry.read()));
  };
  const relationships = async (part: string) => {
    const slash = part.lastIndexOf("/") + 1;
    const root = await tree(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
    return new Map(
      elementsOf(root).map(({ attributes: { Id = "", Type = "", Target = "", TargetMode } }) => {
        const isExternal = TargetMode === "External";
        const target = isExternal ? Target : resolve(part, Target);
        return [Id, { type: Type.slice(Type.lastIndexOf("/") + 1), target, isExternal }];
      }),
    );
  };
  try {
    const main = (await relationships("")).values().find(({ type }) => type === "officeDocument")?.target;
    if (main === undefined || !parts.has(main)) throw new WordFileError("not_word");
    return { main, parts, tree, relationships, close };
  } catch (error) {
    close();
    throw error;
  }
}

function partName(path: string): string {
  return path.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

function resolve(source: string, target: string): string {
  const steps = target.startsWith("/") ? [] : source.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return partName(steps.join("/"));
}
