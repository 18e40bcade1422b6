import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { unzip } from "../../archive/unzip.fixture.ts";
import { zipInMemory } from "../../archive/zip-in-memory.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { readWordFile } from "../read-word-file.ts";
import { fillForm } from "./fill-form.ts";
import { readFormFile, writeFormFile } from "./form-file.ts";
import { readForm } from "./read-form.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-form-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

let count = 0;
const nextPath = (name: string) => join(folder, `${++count}-${name}`);

/** For tests only: a Word file as it's read. */
export function readFile(file: Buffer) {
  const path = nextPath("file.docx");
  writeFileSync(path, file);
  return readWordFile(path, limits, isFormat);
}

/** For tests only: a Word file's form. */
export async function formOf(file: Buffer) {
  const [path, formPath] = [nextPath("file.docx"), nextPath("form")];
  writeFileSync(path, file);
  writeFormFile(formPath, await readForm(path, await readFile(file), limits));
  return readFormFile(formPath);
}

/** For tests only: the filled file: its bytes and its parts by name. */
export async function fill(file: Buffer, values: Record<string, unknown>) {
  const bytes = zipInMemory(fillForm(await formOf(file), values), new Date("2026-11-22"));
  const parts = new Map((await unzip(bytes)).map(({ name, data }) => [name, data.toString()]));
  const filled = nextPath("filled.docx");
  writeFileSync(filled, bytes);
  return {
    bytes,
    parts,
    document: parts.get("word/document.xml") ?? "",
    again: await readWordFile(filled, limits, isFormat),
  };
}

export const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
export const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
export const mergeField = (text: string, ...shown: string[]) =>
  [char("begin"), code(text), char("separate"), ...shown, char("end")].join("");
export const bodyOf = (document: string) => /<w:body>(.*)<\/w:body>/s.exec(document)?.[1];
