import { crc32, deflateRawSync } from "node:zlib";

/** For tests alone: small workbooks and ZIP files, right ones and wrong ones, made byte by byte. */
export interface ZipEntry {
  name: string;
  data: Buffer | string;
  deflate?: boolean;
  /** What the directory says of the inflated size, where that is to be a lie. */
  claimedBytes?: number;
}

/** A ZIP file (PKWARE APPNOTE 4.3) of these entries. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, deflate = false, claimedBytes } of entries) {
    const content = Buffer.from(data);
    const packed = deflate ? deflateRawSync(content) : content;
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(deflate ? 8 : 0, 4);
    common.writeUInt32LE(0x5a210000, 6);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? content.length, 18);
    common.writeUInt16LE(path.length, 22);
    locals.push(Buffer.from("PK\x03\x04"), common, path, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0"), common, rest, path);
    offset += 30 + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from("PK\x05\x06"), end]);
}

/** A date is a day, `2026-11-21`, and shows as `2026-11-21`. */
type WorkbookCell = string | number | { date: string };

interface WorkbookSheet {
  name: string;
  rows: WorkbookCell[][];
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function cellXml(cell: WorkbookCell): string {
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (typeof cell === "string") return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  return `<c s="1"><v>${(Date.parse(cell.date) - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`;
}

/** The XML of a worksheet around its rows' XML. */
export function sheetXml(rows: string): string {
  const namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${namespace}"><sheetData>${rows}</sheetData></worksheet>`;
}

/** What a test may put in the place of what `makeWorkbook` writes. */
export interface WorkbookParts {
  sheets: { name: string; xml: string; state?: string }[];
  /** Of the cell styles from 0, as codes or ids of built-in ones; default: General and `yyyy-mm-dd`. */
  formats?: (string | number)[];
  /** What the built-in cell style 0 is called. */
  normalStyle?: string;
  /** The XML of the extended properties: `<Application>Microsoft Excel</Application>`. */
  properties?: string;
  /** The XML of the shared strings' `si` elements. */
  sharedStrings?: string;
  date1904?: boolean;
  deflate?: boolean;
}

/** The entries of a workbook's ZIP (ECMA-376 part 1, 12.2). */
export function workbookEntries(parts: WorkbookParts): ZipEntry[] {
  const { sheets, formats = ["General", "yyyy-mm-dd"], sharedStrings = "", date1904 = false, deflate = true } = parts;
  const { normalStyle = "Normal", properties = "" } = parts;
  const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relationships = (targets: [type: string, target: string][]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${types}/${type}" Target="${target}"/>`)
      .join("")}</Relationships>`;
  const listed = sheets.map(
    ({ name, state = "visible" }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" state="${state}" r:id="r${at + 1}"/>`,
  );
  const targets: [string, string][] = sheets.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`]);
  const codes = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escapeXml(String(code))}"/>`);
  const styles = formats.map((code, at) => `<xf numFmtId="${typeof code === "number" ? code : 200 + at}"/>`);
  const normal = `<cellStyle name="${normalStyle}" xfId="0" builtinId="0"/>`;
  const files: [string, string][] = [
    ["[Content_Types].xml", "<Types/>"],
    [
      "_rels/.rels",
      relationships([
        ["officeDocument", "xl/workbook.xml"],
        ["extended-properties", "docProps/app.xml"],
      ]),
    ],
    ["docProps/app.xml", `<Properties>${properties}</Properties>`],
    [
      "xl/workbook.xml",
      `<workbook xmlns:r="${types}"><workbookPr date1904="${date1904}"/><sheets>${listed.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relationships([...targets, ["styles", "styles.xml"], ["sharedStrings", "sharedStrings.xml"]]),
    ],
    [
      "xl/styles.xml",
      `<styleSheet><numFmts>${codes.join("")}</numFmts><cellXfs>${styles.join("")}</cellXfs><cellStyles>${normal}</cellStyles></styleSheet>`,
    ],
    ["xl/sharedStrings.xml", `<sst>${sharedStrings}</sst>`],
    ...sheets.map(({ xml }, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, xml]),
  ];
  return files.map(([name, data]) => ({ name, data, deflate }));
}

/** The bytes of an ordinary .xlsx with these sheets. */
export function makeWorkbook(sheets: WorkbookSheet[]): Buffer {
  const parts = sheets.map(({ name, rows }) => ({
    name,
    xml: sheetXml(rows.map((row) => `<row>${row.map(cellXml).join("")}</row>`).join("")),
  }));
  return makeZip(workbookEntries({ sheets: parts }));
}
