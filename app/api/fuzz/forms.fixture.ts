import { readFileSync } from "node:fs";
import { oneOf, type Random } from "#lib/commands/test/seeded-random.ts";
import { mutateBytes } from "#lib/commands/trial/mutate-bytes.ts";
import { exportedDrawings } from "#lib/generation/pictures/drawing/drawings.fixture.ts";
import { wholeFiles } from "#lib/generation/spreadsheet/hostile/hostile-cuts.fixture.ts";
import { makeZip } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Small files of every accepted kind, and some of no accepted kind. */
export const files: readonly Buffer[] = [
  ...Object.values(wholeFiles),
  readFileSync("lib/generation/templates/certificate/sample.csv"),
  readFileSync("lib/generation/templates/invoice/sample.csv"),
  pixel,
  Buffer.from(Object.values(exportedDrawings)[0] ?? ""),
  makeZip([
    { name: "ann.png", data: pixel },
    { name: "../bob.png", data: pixel },
  ]),
  ...["", "%PDF-1.7\n", "GIF89a", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "MZ"].map((start) =>
    Buffer.from(start, "latin1"),
  ),
];

const filenames = [
  ...['filename="class.csv"', 'filename=""', "filename=x", 'filename="../../x.csv"', 'filename="C:\\a\\b.png"', ""],
  ...["filename*=UTF-8''%e2%82%ac.csv", "filename*=UTF-8''%zz", "filename*=klingon'x'y", 'filename="a\\"b.csv"'],
  ...[`filename="${"a".repeat(5_000)}.csv"`, 'filename="\u202ecsv.exe"', 'filename="\xff\xfe"', 'filename="a\tb"'],
];
const fields = ["file", "file", "file", "kind", "", "File", "file[]", "__proto__", "a".repeat(3_000)];
const partTypes = [
  ...["text/csv", "image/png", "image/svg+xml; charset=klingon", "application/zip", "", "x", 'text/html; a="b'],
  ...["multipart/mixed; boundary=x", "text/plain; charset=utf-7"],
];
const encodings = ["", "", "", "base64", "quoted-printable", "7bit", "binary", "klingon"];
const typesOf = (boundary: string) => [
  ...["", "multipart/form-data", "multipart/form-data; boundary=", `multipart/mixed; boundary=${boundary}`],
  ...[`multipart/form-data; boundary=${"b".repeat(500)}`, "multipart/form-data; boundary=other", "text/plain"],
  ...["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary*=utf-8''%zz"],
];

export interface Form {
  contentType: string;
  body: Buffer;
}

function partOf(random: Random, name: string, content: Buffer, isTame: boolean): Buffer {
  const filename = isTame ? 'filename="class.csv"' : oneOf(random, filenames);
  const encoding = isTame ? "" : oneOf(random, encodings);
  const head = [
    `Content-Disposition: form-data; name="${name}"${filename && `; ${filename}`}`,
    `Content-Type: ${isTame ? "text/csv" : oneOf(random, partTypes)}`,
    ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), content]);
}

/** An upload: one of `files`, a mutated file, or a mutated form. */
export function formOf(random: Random): Form {
  const boundary = "----rowpress7MA4YWxk";
  const isTame = random() < 0.3;
  const changed = (content: Buffer) =>
    content.length > 0 && random() < 0.4 ? mutateBytes(content, random, oneOf(random, files)) : content;
  const count = isTame ? 1 : Math.floor(random() ** 3 * 30);
  const parts = Array.from({ length: count }, () =>
    partOf(random, isTame ? "file" : oneOf(random, fields), changed(oneOf(random, files)), isTame),
  );
  const kind = random() < 0.2 ? [Buffer.from('Content-Disposition: form-data; name="kind"\r\n\r\nspreadsheet')] : [];
  const pieces = [...kind, ...parts].map((part) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n`), part, Buffer.from("\r\n")]),
  );
  const whole = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  const body = !isTame && random() < 0.4 ? mutateBytes(whole, random, oneOf(random, files)) : whole;
  const type = `multipart/form-data; boundary=${boundary}`;
  return { contentType: !isTame && random() < 0.15 ? oneOf(random, typesOf(boundary)) : type, body };
}
