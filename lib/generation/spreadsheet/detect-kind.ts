import { createReadStream } from "node:fs";
import { limits } from "#lib/contracts/limits.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { compoundSignature, openCompoundFile } from "../formats/compound-file.ts";
import { type FontFormat, fontFormat } from "../formats/font-format.ts";
import { type ForeignKind, foreignKind, isImageKind, refuseKind } from "../formats/foreign-kinds.ts";
import { jsonShape } from "../formats/json-shape.ts";
import { pictureFormat } from "../formats/picture-format.ts";
import { textHead } from "../formats/text-head.ts";
import { textKind } from "../formats/text-kinds.ts";
import { readHead } from "./read-head.ts";
import { packageKind } from "./workbook/package/package-kind.ts";
import { isXls, isXlsStream } from "./workbook/xls/xls-stream.ts";
import { isXmlWorkbook } from "./workbook/xml-2003/is-xml-workbook.ts";

export interface FileKind {
  kind: UploadKind;
  format:
    | ("csv" | "xlsx" | "xlsb" | "xls" | "ods" | "xml" | "html" | "json")
    | ("png" | "jpeg" | "webp" | "svg" | "zip" | "docx" | "pdf" | "rowpress" | FontFormat);
  contentType: string;
}

const images: Record<"png" | "jpeg" | "webp" | "svg", FileKind> = {
  png: { kind: "image", format: "png", contentType: "image/png" },
  jpeg: { kind: "image", format: "jpeg", contentType: "image/jpeg" },
  webp: { kind: "image", format: "webp", contentType: "image/webp" },
  svg: { kind: "image", format: "svg", contentType: "image/svg+xml" },
};
const csv: FileKind = { kind: "spreadsheet", format: "csv", contentType: "text/csv" };
const xlsx: FileKind = {
  kind: "spreadsheet",
  format: "xlsx",
  contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const xlsb: FileKind = {
  kind: "spreadsheet",
  format: "xlsb",
  contentType: "application/vnd.ms-excel.sheet.binary.macroEnabled.12",
};
const ods: FileKind = {
  kind: "spreadsheet",
  format: "ods",
  contentType: "application/vnd.oasis.opendocument.spreadsheet",
};
const xls: FileKind = { kind: "spreadsheet", format: "xls", contentType: "application/vnd.ms-excel" };

const docx: FileKind = {
  kind: "document",
  format: "docx",
  contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
const pdf: FileKind = { kind: "design", format: "pdf", contentType: "application/pdf" };
const saved: FileKind = { kind: "template", format: "rowpress", contentType: "application/vnd.rowpress.design+zip" };
const xml: FileKind = { kind: "spreadsheet", format: "xml", contentType: "application/xml" };
const html: FileKind = { kind: "spreadsheet", format: "html", contentType: "text/html" };
const json: FileKind = { kind: "spreadsheet", format: "json", contentType: "application/json" };

const zip: FileKind = { kind: "pictures", format: "zip", contentType: "application/zip" };

/** Other image formats are accepted only in a ZIP. */
function imageKind(head: Buffer): FileKind | null {
  const format = pictureFormat(head);
  return format !== null && format in images ? images[format as keyof typeof images] : null;
}

async function isBlank(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (textHead(chunk)?.trim() !== "") return false;
  }
  return true;
}

/** Other programs' compound files, by a stream that each has. */
const compoundKinds: [stream: string, kind: ForeignKind][] = [
  ["worddocument", "oldWord"],
  ["powerpoint document", "slides"],
  ["__properties_version1.0", "mail"],
];

/**
 * Throws for all but a workbook without a password of its own (of Office 2007 and later, by [MS-OFFCRYPTO] 2.3.4.4).
 */
async function compoundKind(path: string): Promise<FileKind> {
  const file = openCompoundFile(path);
  const names = file.names.map((name) => name.toLowerCase());
  file.close();
  if (isXls(names)) return xls;
  if (names.includes("encryptedpackage")) {
    const kind = await packageKind(path, limits);
    if (kind === "xlsx") return xlsx;
    if (kind === "xlsb") return xlsb;
    throw new AppError("password_protected", msg("file.password.office"));
  }
  throw refuseKind(compoundKinds.find(([stream]) => names.includes(stream))?.[1] ?? "oldOffice");
}

/** Whether a file without a ZIP's beginning has its parts, and is no program that unpacks itself. */
function holdsZip(bytes: string): boolean {
  return (
    ["PK\x03\x04", "PK\x01\x02"].some((part) => bytes.includes(part)) &&
    !bytes.startsWith("MZ") &&
    !bytes.startsWith("\x7fELF")
  );
}

/** Text that holds a table in another form than lines with delimiters. */
function tableInText(text: string): FileKind | null {
  if (isXmlWorkbook(text)) return xml;
  const shape = jsonShape(text);
  if (shape === "other") throw textKind(text) === "link" ? refuseKind("link") : refuseKind("json");
  return shape === null ? null : json;
}

/**
 * Detects a file's kind from its content alone. Throws `empty_file`, `password_protected`, `unsupported_kind`,
 * `damaged_file` (a ZIP without a readable directory) and `hostile_file` (a ZIP bomb).
 * @param asSheet rejects an image of any format, intact or not, and a ZIP of images as `not_a_spreadsheet`
 */
export async function detectKind(path: string, asSheet = false): Promise<FileKind> {
  if (await isBlank(path)) {
    throw new AppError("empty_file", msg("file.empty"));
  }
  const head = await readHead(path);
  const bytes = head.toString("latin1");
  const text = textHead(head);
  const image = imageKind(head);
  const table = image === null && text !== null ? tableInText(text) : null;
  if (table !== null) return table;
  const foreign = image === null ? foreignKind(bytes, text) : null;
  const isPicture = image !== null || (foreign !== null && isImageKind(foreign));
  if (asSheet && isPicture) throw new AppError("not_a_spreadsheet", msg("file.image"));
  if (image !== null) return image;
  if (bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06")) {
    const kind = await packageKind(path, limits);
    if (asSheet && kind === "pictures") throw new AppError("not_a_spreadsheet", msg("file.pictures"));
    if (asSheet && kind === "docx") throw new AppError("not_a_spreadsheet", msg("file.word"));
    if (asSheet && kind === "design") throw new AppError("not_a_spreadsheet", msg("file.saved"));
    return { ods, xlsx, xlsb, pictures: zip, docx, design: saved }[kind];
  }
  if (bytes.startsWith(compoundSignature)) return compoundKind(path);
  if (isXlsStream(head)) return xls;
  const font = foreign === null ? fontFormat(head) : null;
  if (font !== null && asSheet) throw refuseKind("font");
  if (font !== null) return { kind: "font", format: font, contentType: `font/${font}` };
  if (foreign === "pdf" && !asSheet) return pdf;
  if (foreign === "web") return html;
  if (foreign !== null) throw refuseKind(foreign);
  if (text === null && holdsZip(bytes)) throw new AppError("damaged_file", msg("zip.damaged"));
  if (text === null) throw refuseKind("binary");
  return csv;
}
