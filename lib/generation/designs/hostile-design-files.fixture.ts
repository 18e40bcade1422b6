import type { ErrorCode } from "#lib/contracts/errors.ts";
import type { HostileCase } from "../spreadsheet/hostile/hostile-case.fixture.ts";
import { makeZip, type ZipEntry } from "../spreadsheet/workbook/make-workbook.fixture.ts";
import { assetId, designJson, makeDesignFile, makeWordTemplate } from "./design-file.fixture.ts";

/** Each file as it is sent, and the message that refuses it. */
const cases: [name: string, content: () => Buffer, said: RegExp, outcome?: ErrorCode][] = [
  ["no JSON", () => makeDesignFile("design"), /design\.json is missing or damaged/],
  ["an empty design.json", () => makeDesignFile(""), /design\.json is missing or damaged/],
  [
    "another program's JSON",
    () => makeDesignFile({ format: "figma", version: 1 }),
    /design\.json is missing or damaged/,
  ],
  [
    "a later version",
    () => makeDesignFile(designJson({ version: 2 })),
    /newer version of Rowpress \(format 2\)/,
    "unsupported_kind",
  ],
  ["a version that is no number", () => makeDesignFile(designJson({ version: "1" })), /missing or damaged/],
  [
    "a design.json of 100 MB",
    () => makeDesignFile(`{"a":"${"a".repeat(100_000_000)}"}`),
    /unpacks to more than/,
    "hostile_file",
  ],
  [
    "a design.json of 9 MB",
    () => makeDesignFile(`{"a":"${"a".repeat(9_000_000)}"}`),
    /larger than 2 MB/,
    "hostile_file",
  ],
  ["arrays in arrays", () => makeDesignFile("[".repeat(1_900_000)), /missing or damaged/],
  ["closed arrays in arrays", () => makeDesignFile("[".repeat(900_000) + "]".repeat(900_000)), /missing or damaged/],
  ["a design without pages", () => makeDesignFile(designJson({ design: { version: 1, pages: [] } })), /“design/],
  [
    "an unknown kind of element",
    () => makeDesignFile(designJson({ elements: [{ kind: "script" }] })),
    /“design\.elements\.1/,
  ],
  [
    "a thousand elements",
    () => makeDesignFile(designJson({ elements: Array(1_000).fill(textElement) })),
    /“design\.elements/,
  ],
  [
    "a broken placeholder",
    () => makeDesignFile(designJson({ elements: [{ ...textElement, text: "{a" }] })),
    /brace isn’t closed/,
  ],
  ["an id of somebody's", () => makeDesignFile(designJson({ page: ground(1) })), /doesn’t include upl_0+1/],
  [
    "an id that is a name of objects",
    () =>
      makeDesignFile(
        `{"format":"rowpress-design","version":1,"title":"a","assets":{"__proto__":"assets/a.pdf"},"design":{}}`,
      ),
    /“assets|“design/,
  ],
  [
    "a missing asset",
    () => makeDesignFile(designJson({ page: ground(1), assets: named(1) })),
    /assets\/1\.pdf is missing/,
  ],
  [
    "a path above its folder",
    () => makeDesignFile(designJson({ page: ground(1), assets: { [assetId(1)]: "assets/../../../etc/passwd" } })),
    /“assets\.upl/,
  ],
  [
    "a path of another system",
    () => makeDesignFile(designJson({ page: ground(1), assets: { [assetId(1)]: "C:\\Windows\\win.ini" } })),
    /“assets\.upl/,
  ],
  [
    "a thousand assets",
    () =>
      makeDesignFile(
        designJson(),
        Array.from({ length: 1_000 }, (_, index) => asset(index)),
      ),
    /more than 200 files/,
    "hostile_file",
  ],
  [
    "an asset twice",
    () => makeDesignFile(designJson({ page: ground(1), assets: named(1) }), [asset(1), asset(1)]),
    /two files named/,
  ],
  ["two design.json", () => makeZip([1, 2].map(() => ({ name: "design.json", data: "{}" }))), /two files named design/],
  [
    "an asset that is a bomb",
    () =>
      makeDesignFile(designJson({ page: ground(1), assets: named(1) }), [
        { ...asset(1), data: Buffer.alloc(100_000_000), deflate: true },
      ]),
    /unpacks to more than/,
    "hostile_file",
  ],
  [
    "an asset that lies about its size",
    () =>
      makeDesignFile(designJson({ page: ground(1), assets: named(1) }), [
        { ...asset(1), data: Buffer.alloc(9_000_000), deflate: true, claimedBytes: 9 },
      ]),
    /wrong sizes/,
    "hostile_file",
  ],
  [
    "a Word file of a later version",
    () => makeWordTemplate(docx, { version: 2 }),
    /newer version of Rowpress \(format 2\)/,
    "unsupported_kind",
  ],
  ["a Word file that isn't there", () => makeWordTemplate(docx, { document: "assets/2.docx" }), /2\.docx is missing/],
  [
    "a Word file above its folder",
    () => makeWordTemplate(docx, { document: "assets/../../x.docx" }),
    /missing or invalid: “document”/,
  ],
  ["a Word file that isn't named as one", () => makeWordTemplate(docx, { document: "assets/1.pdf" }), /“document”/],
  [
    "a Word file with a font 40,000 times",
    () =>
      makeDesignFile(
        {
          ...{ format: "rowpress-word", version: 1, title: "Fonts", document: "assets/1.docx" },
          fonts: Object.fromEntries(Array.from({ length: 10_000 }, (_, name) => [name, Array(4).fill("assets/2.ttf")])),
        },
        [
          { name: "assets/1.docx", data: docx },
          { name: "assets/2.ttf", data: "\0\x01\0\0" },
        ],
      ),
    /up to 20 fonts/,
  ],
  ["a ZIP that ends early", () => makeDesignFile(designJson()).subarray(0, 200), /damaged|directory|cut|incomplete/i],
];

const docx = Buffer.from("PK\x03\x04");
const textElement = { id: "second", kind: "text", page: 1, x: 0, y: 0, width: 10, height: 10, text: "a" };
const ground = (number: number) => ({ background: { uploadId: assetId(number), page: 1 } });
const named = (number: number) => ({ [assetId(number)]: `assets/${number}.pdf` });
const asset = (number: number): ZipEntry => ({ name: `assets/${number}.pdf`, data: "%PDF-1.7" });

/**
 * For tests and measurements only: saved designs that lie, lack something or are made to stall a reader, and what is
 * said of them.
 */
export const hostileDesignFiles: (HostileCase & { said: RegExp })[] = cases.map(
  ([name, content, said, outcome = "damaged_file"]) => ({ name, content, said, outcome }),
);
