import { crc32, deflateRawSync } from "node:zlib";

/** For tests only: builds small workbooks and ZIP files, valid and invalid, byte by byte. */
export interface ZipEntry {
  name: string;
  data: Buffer | string;
  deflate?: boolean;
  /** A false inflated size for the directory. */
  claimedBytes?: number;
}

/** One entry as described in a ZIP's headers. */
export interface ZipPart {
  name: string;
  deflate: boolean;
  checksum: number;
  packedBytes: number;
  bytes: number;
  /** The offset of its local header. */
  offset: number;
}

/** The fields that the local header and the directory share (PKWARE APPNOTE 4.4), up to the length of the name. */
function sharedFields({ name, deflate, checksum, packedBytes, bytes }: ZipPart): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x800, 2);
  fields.writeUInt16LE(deflate ? 8 : 0, 4);
  fields.writeUInt32LE(0x5a210000, 6);
  fields.writeUInt32LE(checksum, 10);
  fields.writeUInt32LE(packedBytes, 14);
  fields.writeUInt32LE(bytes, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

export function localHeader(part: ZipPart): Buffer {
  return Buffer.concat([Buffer.from("PK\x03\x04"), sharedFields(part), Buffer.from(part.name)]);
}

/** The central directory and its end record, for a file in which they start at `offset`. */
export function zipDirectory(parts: ZipPart[], offset: number): Buffer {
  const listed = Buffer.concat(
    parts.flatMap((part) => {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(part.offset, 10);
      return [Buffer.from("PK\x01\x02\x14\0"), sharedFields(part), rest, Buffer.from(part.name)];
    }),
  );
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([listed, Buffer.from("PK\x05\x06"), end]);
}

/** A ZIP file (PKWARE APPNOTE 4.3) of these entries. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const pieces: Buffer[] = [];
  const parts: ZipPart[] = [];
  // Compresses each distinct content once, even for thousands of entries, and none that is stored as it is.
  const known = new Map<ZipEntry["data"], { content: Buffer; checksum: number; deflated?: Buffer }>();
  let offset = 0;
  for (const { name, data, deflate = false, claimedBytes } of entries) {
    const content = known.get(data)?.content ?? Buffer.from(data);
    const packing = known.get(data) ?? { content, checksum: crc32(content) };
    known.set(data, packing);
    if (deflate) packing.deflated ??= deflateRawSync(content);
    const packed = (deflate && packing.deflated) || content;
    const bytes = claimedBytes ?? content.length;
    const part = { name, deflate, checksum: packing.checksum, packedBytes: packed.length, bytes, offset };
    const header = localHeader(part);
    pieces.push(header, packed);
    parts.push(part);
    offset += header.length + packed.length;
  }
  return Buffer.concat([...pieces, zipDirectory(parts, offset)]);
}

/** A date is a day such as `2026-11-21`, displayed the same way. */
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

/** Wraps rows in a worksheet's XML. */
export function sheetXml(rows: string): string {
  const namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${namespace}"><sheetData>${rows}</sheetData></worksheet>`;
}

/** Overrides for the parts that `makeWorkbook` writes. */
export interface WorkbookParts {
  sheets: { name: string; xml: string; state?: string }[];
  /** Formats of the cell styles from 0, as codes or built-in ids; default: General and `yyyy-mm-dd`. */
  formats?: (string | number)[];
  /** The name of built-in cell style 0. */
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

/** A workbook with one sheet of these rows, as XML. */
export function workbookOf(rows: string, more: Partial<WorkbookParts> = {}): Buffer {
  return makeZip(workbookEntries({ sheets: [{ name: "Sheet1", xml: sheetXml(rows) }], ...more }));
}

/** A cell with a text. */
export const textCell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
/** A row of texts. */
export const textRow = (...names: string[]) => `<row>${names.map(textCell).join("")}</row>`;
