import assert from "node:assert/strict";
import { test } from "node:test";
import { makeCompoundFile } from "../formats/make-compound-file.fixture.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { detectKind } from "./detect-kind.ts";
import { refusalOf, withFile } from "./read-content.fixture.ts";
import { makeWorkbook, makeZip } from "./workbook/make-workbook.fixture.ts";

const workbook = makeWorkbook([{ name: "Guests", rows: [["Name"], ["Anna"]] }]);

async function formatOf(content: Buffer | string): Promise<string> {
  return (await withFile(content, detectKind)).format;
}

async function codeOf(content: Buffer | string): Promise<string> {
  return (await refusalOf(withFile(content, detectKind))).code;
}

test("tables and images are recognised by their content", async () => {
  assert.equal(await formatOf("Name,Course\nAnna,Typing\n"), "csv");
  assert.equal(await formatOf(Buffer.from("Name;Ort\nJürgen;Köln\n", "latin1")), "csv");
  assert.equal(await formatOf(Buffer.from("Name\tOrt\nJürgen\tKöln\n", "utf16le")), "csv");
  assert.equal(await formatOf("Name\x1fCourse\nAnna\x1fTyping\n"), "csv");
  assert.equal(await formatOf(workbook), "xlsx");
  assert.equal(await formatOf(Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1")), "png");
  assert.equal(await formatOf(Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF", "latin1")), "jpeg");
  assert.equal(await formatOf(Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1")), "webp");
  assert.equal(await formatOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), "svg");
  assert.equal(
    await formatOf('\ufeff<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg [<!ENTITY a "b">]><svg/>'),
    "svg",
  );
});

test("a file without content, or with only blanks, is empty", async () => {
  assert.equal(await codeOf(""), "empty_file");
  assert.equal(await codeOf("\ufeff"), "empty_file");
  assert.equal(await codeOf(" \r\n\t".repeat(50_000)), "empty_file");
  assert.equal(await formatOf(`${" \n".repeat(50_000)}Anna`), "csv");
});

test("old Office files are recognised by their streams", async () => {
  const withStream = (name: string) => makeCompoundFile({ [name]: Buffer.from("x") });
  assert.equal(await formatOf(withStream("Workbook")), "xls");
  assert.equal(await formatOf(withStream("BOOK")), "xls");
  assert.equal(await codeOf(withStream("EncryptedPackage")), "password_protected");
  assert.equal(await codeOf(withStream("WordDocument")), "unsupported_kind");
  const word = await refusalOf(withFile(withStream("WordDocument"), detectKind));
  assert.match(word.message, /older \.doc format\. To use it as your template,.* save it as \.docx/);
  assert.equal(await codeOf(withStream("Thumbs")), "unsupported_kind");
  assert.equal(await codeOf(withStream("Workbook").subarray(0, 600)), "damaged_file");
});

/** A document of iWork whose first object has this type (a varint). */
const workPart = (type: number[]) => {
  const message = [8, ...type, 0x12, 3, 1, 0, 5, 0x18, 90];
  const info = [8, 1, 0x12, message.length, ...message];
  const literal = [info.length, ...info];
  const chunk = [literal.length, (literal.length - 1) << 2, ...literal];
  return { name: "Index/Document.iwa", data: Buffer.from([0, chunk.length, 0, 0, ...chunk]) };
};
const workOf = (type: number[]) => makeZip([workPart(type)]);

test("other kinds of files are refused, naming the kind and what to do", async () => {
  const foreign: [Buffer | string, RegExp][] = [
    ['<?xml version="1.0"?><Workbook/>', /an XML file/],
    ["GIF89a\x01", /a GIF image\. Save it as PNG/],
    ...[
      [9, 0, 4, 0],
      [9, 2, 6, 0],
      [9, 4, 6, 0],
    ].map((start): [Buffer, RegExp] => [
      Buffer.from([...start, 2, 0, 0x10, 0, 0, 0, 0x42, 0, 2, 0, 0xe4, 4]),
      /a workbook from Excel 4 or earlier\. Open it in LibreOffice/,
    ]),
    [Buffer.from([1, 2, 3, 4, 0, 0, 7, 65, 66]), /a binary file, not a table/],
    ["Name\0,Course\nAnna,Typing\n", /a binary file, not a table/],
    ["{\\rtf1 Dear Ann}", /Rich Text document\. To use it as your template,.* save it as \.docx/],
    [makeZip([{ name: "content.xml", data: "<x/>" }]), /OpenDocument.* save it as \.docx/],
    [makeZip([{ name: "word/document.xml", data: "<x/>" }]), /Word/],
    [makeZip([{ name: "ppt/presentation.xml", data: "<x/>" }]), /PowerPoint.* save it as PDF/],
    [makeZip([{ name: "Index/Document.iwa", data: "x" }]), /Numbers, Pages or Keynote/],
    [workOf([1]), /a Numbers spreadsheet\. Open it in Numbers, choose File > Export To > Excel/],
    [workOf([0x90, 0x4e]), /a Pages document\. .* choose File > Export To > Word or PDF/],
    [makeZip([{ name: "Index/Slide-12.iwa", data: "x" }, workPart([1])]), /a Keynote presentation/],
    [
      makeZip([
        { name: "index.xml", data: "<ls:document/>" },
        { name: "buildVersionHistory.plist", data: "x" },
      ]),
      /Numbers/,
    ],
    [
      makeZip([
        { name: "index.xml", data: "<sl:document/>" },
        { name: "QuickLook/Thumbnail.jpg", data: Buffer.from([0xff, 0xd8, 0xff]) },
      ]),
      /a Numbers, Pages or Keynote file/,
    ],
    [makeZip([{ name: "photo.png", data: "x" }]), /ZIP/],
    ["\0\x01\0\0Standard Jet DB\0", /database/],
    ["bplist00\xd1\x01\x02SURL_https://docs.google.com/a", /only a link/],
  ];
  for (const [content, words] of foreign) {
    const refusal = await refusalOf(withFile(content, detectKind));
    assert.equal(refusal.code, "unsupported_kind", String(words));
    assert.match(refusal.message, words);
  }
});

test("a PDF is a design, but not where a sheet is wanted", async () => {
  const { kind } = await withFile("%PDF-1.7\n", detectKind);
  assert.equal(kind, "design");
  const refusal = await refusalOf(withFile("%PDF-1.7\n", (path) => detectKind(path, true)));
  assert.equal(refusal.code, "unsupported_kind");
  assert.match(refusal.message, /This is a PDF\. Save it as \.xlsx/);
});

test("a picture instead of a spreadsheet is reported as one, whatever its format and state", async () => {
  const pictures: (Buffer | string)[] = [
    Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"),
    Buffer.from("\xff\xd8\xff", "latin1"),
    '<svg xmlns="http://www.w3.org/2000/svg">',
    "GIF89a\x01",
    "\0\0\0\x18ftypheic",
    makeZip([{ name: "ann.jpg", data: Buffer.from([0xff, 0xd8, 0xff]) }]),
  ];
  for (const content of pictures) {
    const refusal = await refusalOf(withFile(content, (path) => detectKind(path, true)));
    assert.equal(refusal.code, "not_a_spreadsheet");
    assert.match(refusal.message, /images?, not a spreadsheet\. Upload your rows as CSV/);
  }
});

test("a Word file may nest deeper than a workbook", async () => {
  const nested = `${"<w:sdt><w:sdtContent>".repeat(60)}<w:p/>${"</w:sdtContent></w:sdt>".repeat(60)}`;
  assert.equal(await formatOf(makeWordFile(nested)), "docx");
});

test("an OpenDocument spreadsheet without its type is recognised by its manifest", async () => {
  const ods = (type: string) =>
    makeZip([
      { name: "content.xml", data: "<x/>" },
      {
        name: "META-INF/manifest.xml",
        data: `<m:manifest><m:file-entry m:media-type="${type}" m:full-path="/"/><m:file-entry m:full-path="content.xml" m:media-type="text/xml"/></m:manifest>`,
      },
    ]);
  assert.equal(await formatOf(ods("application/vnd.oasis.opendocument.spreadsheet")), "ods");
  assert.equal(await codeOf(ods("application/vnd.oasis.opendocument.text")), "unsupported_kind");
  const content = '<o:d xmlns:office="x"><office:body><office:spreadsheet/></office:body></o:d>';
  assert.equal(await formatOf(makeZip([{ name: "content.xml", data: content }])), "ods");
});

test("an OpenDocument spreadsheet with a password is reported as protected", async () => {
  const manifest =
    '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>';
  const encrypted = makeZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" },
    { name: "content.xml", data: "noise" },
    { name: "META-INF/manifest.xml", data: manifest },
  ]);
  assert.equal(await codeOf(encrypted), "password_protected");
});

test("a workbook without its beginning, or with other bytes before it, is damaged", async () => {
  for (const content of [workbook.subarray(20), Buffer.concat([Buffer.from("\xef\xbb\xbf\0", "latin1"), workbook])]) {
    assert.equal(await codeOf(content), "damaged_file");
  }
});

test("a workbook without a list of its parts is damaged, not just a ZIP", async () => {
  assert.equal(await codeOf(makeZip([{ name: "xl/worksheets/sheet1.xml", data: "<x/>" }])), "damaged_file");
});

test("a part that inflates too much is reported with its limit", async () => {
  const bomb = makeZip([
    { name: "xl/a.bin", data: Buffer.alloc(17_000_000, "noise") },
    { name: "xl/workbook.xml", data: "<workbook/>", deflate: true, claimedBytes: 40_000_000 },
  ]);
  const { message } = await refusalOf(withFile(bomb, detectKind));
  assert.match(message, /has a part that unpacks to more than 250 times its size/);
});

test("a workbook that ends too early is damaged, wherever it was cut", async () => {
  for (const share of [0.05, 0.3, 0.6, 0.9, 0.99]) {
    assert.equal(
      await codeOf(workbook.subarray(0, Math.floor(workbook.length * share))),
      "damaged_file",
      String(share),
    );
  }
});

test("a workbook that says it unpacks to gigabytes is refused before it does", async () => {
  const bomb = makeZip([{ name: "xl/workbook.xml", data: "<workbook/>", deflate: true, claimedBytes: 4_000_000_000 }]);
  assert.equal(await codeOf(bomb), "hostile_file");
});
