import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { type ForeignKind, refuseKind } from "#lib/generation/formats/foreign-kinds.ts";
import type { InflationLimits } from "#lib/generation/formats/zip-file.ts";
import { holdsPicture } from "#lib/generation/pictures/zip-pictures.ts";
import { msg } from "#lib/messages/server-message.ts";
import { openPackageZip, type Package, packageOf } from "./package.ts";
import { findMainPart } from "./relationships.ts";
import { readXml } from "./xml.ts";

/** Whether a part is one of a Pages, Numbers or Keynote document's objects. */
const isWorkObject = (name: string) => name.startsWith("index/") && name.endsWith(".iwa");

/**
 * Parts that identify other kinds of ZIP files. A name may have 65,000 letters: a `.*` between two words would be slow.
 */
const foreign: [isPart: (name: string) => boolean, kind: ForeignKind][] = [
  [(name) => name.startsWith("ppt/"), "slides"],
  [(name) => (isWorkObject(name) && name.includes("slide")) || name === "index.apxl", "keynote"],
  [(name) => isWorkObject(name) || name === "index.zip" || name === "buildversionhistory.plist", "work"],
  [(name) => name === "content.xml", "openDocument"],
];

/** Numbers, Pages and Keynote of iWork '09 write one part of XML, and what Finder shows. */
const isOldWork = ({ names }: Package) =>
  names.some((name) => /^index\.xml(?:\.gz)?$/.test(name)) && names.some((name) => name.startsWith("quicklook/"));

/**
 * Numbers or Pages, by the type of the first object of the document (`TN.DocumentArchive` is 1, `TP.DocumentArchive` is
 * 10000). It comes after a chunk's header of four bytes, its length, and the object's number: the compression (Snappy)
 * can't shorten what comes first.
 */
async function workKind(opened: Package): Promise<ForeignKind> {
  const start = (await startOf(opened, "index/document.iwa", "hex")).slice(8, 128);
  const type = /^(?:..)*?080112(?:..){1,2}?08(01|904e)/.exec(start)?.[1];
  if (type === undefined) return "work";
  return type === "01" ? "numbers" : "pages";
}

const openDocumentType = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/;

/** Whether the manifest says that the content is encrypted (ODF 1.3 part 2, 4.8.1). */
async function isEncrypted(opened: Package): Promise<boolean> {
  return /<(?:\w+:)?encryption-data\b/.test(await startOf(opened, "meta-inf/manifest.xml"));
}

/** Thrown to stop at the first element: what follows isn't ours to judge, as a Word file nests deeper than a workbook. */
class RootElement extends Error {}

async function rootElement(opened: Package, part: string): Promise<string> {
  const handlers = {
    open(name: string) {
      throw new RootElement(name);
    },
  };
  try {
    await readXml(opened.read(part), handlers);
  } catch (error) {
    if (error instanceof RootElement) return error.message;
    throw error;
  }
  return "";
}

/** The beginning of a part, as text. */
async function startOf(opened: Package, part: string, encoding: BufferEncoding = "utf8"): Promise<string> {
  if (!opened.names.includes(part)) return "";
  for await (const chunk of opened.read(part)) return chunk.toString(encoding);
  return "";
}

/**
 * Checks the media type in an OpenDocument file's first part (ODF 1.3 part 2, 3.3) or, in those that some programs
 * write without it, in the manifest (4.4); without both, by the content's beginning.
 */
async function isOpenDocument(opened: Package): Promise<boolean> {
  if (!opened.names.includes("content.xml")) return false;
  if (opened.names.includes("mimetype")) return openDocumentType.test((await startOf(opened, "mimetype")).trim());
  const manifest = await startOf(opened, "meta-inf/manifest.xml");
  if (manifest === "") return /<office:spreadsheet\b/.test(await startOf(opened, "content.xml"));
  const root = /<[^<>]*full-path\s*=\s*["']\/["'][^<>]*/.exec(manifest)?.[0] ?? "";
  return openDocumentType.test(/media-type\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? "");
}

/**
 * Whether the ZIP is an Excel workbook, an OpenDocument spreadsheet, a Word document, a saved design, or none of them
 * and contains images. Throws `unsupported_kind`, naming the kind, for anything else, and what `openZip` throws.
 */
export async function packageKind(
  path: string,
  limits: InflationLimits,
): Promise<"xlsx" | "xlsb" | "ods" | "docx" | "pictures" | "design"> {
  const zip = await openPackageZip(path, limits);
  try {
    const opened = packageOf(zip);
    if (zip.entries.some(({ path }) => path === "design.json")) return "design";
    if (await isOpenDocument(opened)) {
      if (!(await isEncrypted(opened))) return "ods";
      throw new AppError("password_protected", msg("file.password.office"));
    }
    const other = foreign.find(([isPart]) => opened.names.some(isPart));
    if (other?.[1] === "work") throw refuseKind(await workKind(opened));
    if (other !== undefined) throw refuseKind(other[1]);
    if (isOldWork(opened)) throw refuseKind("work");
    const main = await findMainPart(opened);
    if (main?.endsWith(".bin")) return "xlsb";
    const root = main && (await rootElement(opened, main));
    if (root === "workbook") return "xlsx";
    if (root === "document") return "docx";
    if (opened.names.some((name) => name.startsWith("word/"))) throw refuseKind("word");
    if (opened.names.some((name) => name.startsWith("xl/"))) throw new AppError("damaged_file", msg("workbook.part"));
    if (!isPackage(opened) && (await holdsPicture(zip))) return "pictures";
    throw refuseKind("zip");
  } finally {
    zip.close();
  }
}

/**
 * Whether this is a program's own file format, whatever images it contains: Office, OpenDocument, EPUB, a Java archive.
 */
function isPackage({ names }: Package): boolean {
  return ["[content_types].xml", "mimetype", "meta-inf/manifest.mf"].some((part) => names.includes(part));
}
