import { createHash } from "node:crypto";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import {
  makeZip,
  sheetXml,
  type WorkbookParts,
  workbookEntries,
  type ZipEntry,
} from "../workbook/make-workbook.fixture.ts";
import { type HostileCase, longText, varied } from "./hostile-case.fixture.ts";

const header = '<row r="1"><c r="A1"><v>1</v></c></row>';

/** Incompressible data: it hides a part of any compression ratio in the total. */
const padding: ZipEntry = {
  name: "media/noise",
  data: createHash("shake256", { outputLength: 5_000_000 }).digest(),
};

function workbook(rows: string, parts: Partial<WorkbookParts> = {}): Buffer {
  const entries = workbookEntries({ sheets: [{ name: "A", xml: sheetXml(rows) }], ...parts });
  return makeZip([...entries, padding]);
}

/** An ordinary workbook with one part replaced. */
function changed(part: string, change: (xml: string) => string): Buffer {
  const entries = workbookEntries({ sheets: [{ name: "A", xml: sheetXml(`${header}<row><c><v>2</v></c></row>`) }] });
  const others = entries.map((entry) => (entry.name === part ? { ...entry, data: change(`${entry.data}`) } : entry));
  return makeZip([...others, padding]);
}

const laughs = Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`).join("");
const documentTypes = {
  "a billion laughs": `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>`,
  "an external entity": '<!DOCTYPE x [<!ENTITY l30 SYSTEM "file:///etc/passwd">]>',
  "an external document type": '<!DOCTYPE x SYSTEM "http://localhost/x.dtd">',
};
const partsRead = [
  "_rels/.rels",
  "xl/workbook.xml",
  "xl/_rels/workbook.xml.rels",
  "xl/styles.xml",
  "xl/sharedStrings.xml",
  "xl/worksheets/sheet1.xml",
];

/** Inserts a document type before the root element, and a reference to its last entity inside it. */
function withDocumentType(xml: string, type: string): string {
  const root = xml.startsWith("<?") ? xml.indexOf("?>") + 2 : 0;
  return `${xml.slice(0, root)}${type}${xml.slice(root).replace("</", "&l30;</")}`;
}

const entityCases = partsRead.flatMap((part) =>
  Object.entries(documentTypes).map(
    ([kind, type]): HostileCase => ({
      name: `${kind} in ${part}`,
      content: () => changed(part, (xml) => withDocumentType(xml, type)),
      outcome: "hostile_file",
    }),
  ),
);

const references: [reference: string, outcome: ErrorCode][] = [
  ["XFD1", "too_many_columns"],
  ["XFE1", "damaged_file"],
  ["XFE1048577", "damaged_file"],
  ["ZZZZZZ1", "damaged_file"],
  ["A0", "damaged_file"],
  ["A1048577", "damaged_file"],
  ["B-1", "damaged_file"],
  ["1", "damaged_file"],
];
const rowNumbers = ["0", "-1", "1.5", "1048577", "4000000000", "1e999", "x", "1"];

const placeCases: HostileCase[] = [
  ...references.map(([reference, outcome]) => ({
    name: `a cell at ${reference}`,
    content: () => workbook(`${header}<row><c r="${reference}"><v>1</v></c></row>`),
    outcome,
  })),
  ...rowNumbers.map((number) => ({
    name: `a second row with the number ${number}`,
    content: () => workbook(`${header}<row r="${number}"><c><v>1</v></c></row>`),
    outcome: "damaged_file" as const,
  })),
];

/** Inserts elements before the end of another. */
const within = (parent: string, elements: () => string) => (xml: string) =>
  xml.replace(`</${parent}>`, () => `${elements()}</${parent}>`);

const cellOf = (text: string) => `<row><c t="inlineStr"><is>${text}</is></c></row>`;
const runs = () => varied((at) => `<t>${at}${longText(1_000)}</t>`, 100_000);

const manyReferences = () => varied((at) => `<row r="${at + 1}">${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`, 100_000);

const formulas = (at: number) => `<row>${varied((column) => `<c><f>${at * column}</f></c>`, 16_000)}</row>`;

/** Two rows whose 2,000 columns are merged, and a million empty ones. */
function mergedAboveEmptyRows(): Buffer {
  const column = (at: number): string =>
    (at < 26 ? "" : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
  const named = `<row>${varied((at) => `<c t="inlineStr"><is><t>n${at}</t></is></c>`, 2_000)}</row>`;
  const merges = varied((at) => `<mergeCell ref="${column(at)}2:${column(at)}3"/>`, 2_000);
  const rows = `${named.repeat(2)}<row><c t="inlineStr"><is><t>x</t></is></c></row>${"<row/>".repeat(1_000_000)}`;
  const xml = sheetXml(rows).replace("</sheetData>", () => `</sheetData><mergeCells>${merges}</mergeCells>`);
  return makeZip([...workbookEntries({ sheets: [{ name: "A", xml }] }), padding]);
}

const tooMuch: [name: string, content: () => Buffer, outcome: ErrorCode | "read"][] = [
  ["a row of a million empty cells", () => workbook(`<row>${"<c/>".repeat(1_000_000)}</row>`), "damaged_file"],
  ["1.5 million empty rows", () => workbook("<row/>".repeat(1_500_000)), "damaged_file"],
  [
    "4 million empty cells",
    () => workbook(varied((at) => `<row>${`<c s="${at}"/>`.repeat(100)}</row>`, 40_000)),
    "hostile_file",
  ],
  ["a cell of 100 MB", () => workbook(cellOf(`<t>${longText(100_000_000)}</t>`)), "hostile_file"],
  ["a cell of 100 MB in small runs", () => workbook(cellOf(runs())), "hostile_file"],
  ["a text of 100 MB in small runs", () => workbook(header, { sharedStrings: `<si>${runs()}</si>` }), "hostile_file"],
  [
    "4 million empty texts",
    () => workbook(header, { sharedStrings: varied((at) => `<si n="${at % 997}"/>`, 4_000_000) }),
    "hostile_file",
  ],
  [
    "150 MB of texts",
    () => workbook(header, { sharedStrings: varied((at) => `<si><t>${at}${longText(1_000)}</t></si>`, 150_000) }),
    "hostile_file",
  ],
  [
    "a text of 2,000 in 5 million cells",
    () => workbook(manyReferences(), { sharedStrings: `<si><t>${longText(2_000)}</t></si>` }),
    "too_large",
  ],
  [
    "a text of 32,000 in 5 million cells",
    () => workbook(manyReferences(), { sharedStrings: `<si><t>${longText(32_000)}</t></si>` }),
    "hostile_file",
  ],
  [
    "3 million cell styles",
    () =>
      changed(
        "xl/styles.xml",
        within("cellXfs", () => varied((at) => `<xf n="${at % 997}"/>`, 3_000_000)),
      ),
    "hostile_file",
  ],
  [
    "a million sheets of one part",
    () =>
      changed(
        "xl/workbook.xml",
        within("sheets", () => varied((at) => `<sheet name="${at}" r:id="r1"/>`, 1_000_000)),
      ),
    "hostile_file",
  ],
  [
    "a million relationships",
    () =>
      changed(
        "xl/_rels/workbook.xml.rels",
        within("Relationships", () => varied((at) => `<Relationship Id="${at}" Type="x" Target="x"/>`, 1_000_000)),
      ),
    "hostile_file",
  ],
  [
    "50 rows of 16,000 formulas without a value",
    () => workbook(`${header}${varied(formulas, 50)}<row><c><v>2</v></c></row>`),
    "read",
  ],
  ["2,000 merged columns above a million empty rows", mergedAboveEmptyRows, "read"],
  [
    "20 tags of 300,000 attributes",
    () => workbook(`${header}<row ${varied((at) => `a${at}=">" `, 300_000)}/>`.repeat(20)),
    "damaged_file",
  ],
  ["elements a million deep", () => workbook("<row>".repeat(1_000_000)), "hostile_file"],
  ["NUL bytes in a cell", () => workbook(cellOf("<t>a\0b</t>")), "damaged_file"],
];

/** Workbooks that demand too many resources or contradict themselves. */
export const hostileWorkbooks: HostileCase[] = [
  ...entityCases,
  ...placeCases,
  ...tooMuch.map(([name, content, outcome]) => ({ name, content, outcome })),
];
