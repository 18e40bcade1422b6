import { makeZip, type ZipEntry } from "../spreadsheet/workbook/make-workbook.fixture.ts";

/** For tests: an id of an asset in a saved design. */
export const assetId = (number: number) => `upl_${String(number).padStart(22, "0")}`;

const box = { page: 1, x: 10, y: 10, width: 80, height: 10 };

interface GivenJson {
  page?: object;
  elements?: object[];
  assets?: object;
  /** Of the whole. */
  version?: unknown;
  design?: object;
}

/** For tests: `design.json` as an object, of one page with one text. */
export function designJson({ page = {}, elements = [], assets = {}, ...rest }: GivenJson = {}) {
  return {
    format: "rowpress-design",
    version: 1,
    title: "Summer school",
    assets,
    design: {
      version: 1,
      pages: [{ width: 105.833, height: 70.556, ...page }],
      elements: [{ ...box, id: "name", kind: "text", text: "Dear {Full name}" }, ...elements],
    },
    ...rest,
  };
}

/** For tests: a `.rowpress` file. */
export function makeDesignFile(json: object | string, entries: ZipEntry[] = []): Buffer {
  const data = typeof json === "string" ? json : JSON.stringify(json);
  return makeZip([{ name: "design.json", data, deflate: true }, ...entries]);
}

/** For tests: a `.rowpress` file of a Word file. */
export const makeWordTemplate = (word: Buffer, json: object = {}) =>
  makeDesignFile(
    { format: "rowpress-word", version: 1, title: "Reminder / 2", document: "assets/1-letter.docx", ...json },
    [{ name: "assets/1-letter.docx", data: word }],
  );
