import { refuseKind } from "../foreign-kinds.ts";
import { type InflationLimits, openPackage, type Package } from "./package.ts";
import { findMainPart } from "./relationships.ts";
import { readXml } from "./xml.ts";

/** What other ZIP files hold. */
const foreign: [part: RegExp, name: string][] = [
  [/^xl\/workbook\.bin$/, "a binary Excel workbook (.xlsb)"],
  [/^word\//, "a Word document"],
  [/^ppt\//, "a PowerPoint presentation"],
  [/^index\/.*\.iwa$|^index\.zip$/, "a Numbers spreadsheet"],
  [/^content\.xml$/, "an OpenDocument file that is no spreadsheet"],
];

const openDocumentType = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/;

async function rootElement(opened: Package, part: string): Promise<string> {
  let root = "";
  const handlers = {
    open(name: string) {
      root ||= name;
    },
  };
  await readXml(opened.read(part), handlers, () => root === "");
  return root;
}

/** The type that an OpenDocument file names in its first part (ODF 1.3 part 2, 3.3). */
async function isOpenDocument(opened: Package): Promise<boolean> {
  if (!opened.names.includes("mimetype") || !opened.names.includes("content.xml")) return false;
  // The first piece has all of it.
  for await (const chunk of opened.read("mimetype")) return openDocumentType.test(chunk.toString().trim());
  return false;
}

/**
 * Whether the ZIP is an Excel workbook or an OpenDocument spreadsheet. Throws `unsupported_kind`, saying what it is, for
 * another; else as `openPackage` does.
 */
export async function packageKind(path: string, limits: InflationLimits): Promise<"xlsx" | "ods"> {
  const opened = await openPackage(path, limits);
  try {
    if (await isOpenDocument(opened)) return "ods";
    const other = foreign.find(([part]) => opened.names.some((name) => part.test(name)));
    if (other !== undefined) throw refuseKind(other[1]);
    const main = await findMainPart(opened);
    if (main === undefined || (await rootElement(opened, main)) !== "workbook") throw refuseKind("a ZIP archive");
    return "xlsx";
  } finally {
    opened.close();
  }
}
