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
  [/^content\.xml$/, "an OpenDocument file, such as .ods"],
];

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

/** Throws `unsupported_kind`, saying what it is, unless the ZIP is an Excel workbook; else as `openPackage` does. */
export async function checkPackageKind(path: string, limits: InflationLimits): Promise<void> {
  const opened = await openPackage(path, limits);
  try {
    const other = foreign.find(([part]) => opened.names.some((name) => part.test(name)));
    if (other !== undefined) throw refuseKind(other[1]);
    const main = await findMainPart(opened);
    if (main === undefined || (await rootElement(opened, main)) !== "workbook") throw refuseKind("a ZIP archive");
  } finally {
    opened.close();
  }
}
