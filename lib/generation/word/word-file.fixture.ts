import { makeZip } from "../spreadsheet/workbook/make-workbook.fixture.ts";

const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relationships = (all: [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** The namespaces that a main part usually declares. */
const namespaces = Object.entries({
  w: "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  r: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  wp: "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
  a: "http://schemas.openxmlformats.org/drawingml/2006/main",
  v: "urn:schemas-microsoft-com:vml",
  w15: "http://schemas.microsoft.com/office/word/2012/wordml",
  pic: "http://schemas.openxmlformats.org/drawingml/2006/picture",
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(" ");

/** For tests only: a DOCX with this content of `w:body`, and further parts by name. */
export function makeWordFile(body: string, parts: Record<string, string | Buffer> = {}): Buffer {
  const properties = "docProps/app.xml";
  const named = Object.keys(parts).filter((name) => name !== properties);
  const linked = named.map((name, index): [string, string, string] => {
    const file = name.replace(/^word\//, "");
    const type = /^media\//.test(file) ? "image" : file.replace(/\d*\.xml$/, "").replace(/^.*\//, "");
    return [`rId${index + 1}`, type, file];
  });
  const document = `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;
  return makeZip([
    {
      name: "_rels/.rels",
      data: relationships([
        ["rId1", "officeDocument", "word/document.xml"],
        ...(properties in parts ? [["rId2", "extended-properties", properties] as [string, string, string]] : []),
      ]),
    },
    { name: "word/document.xml", data: document },
    { name: "word/_rels/document.xml.rels", data: relationships(linked) },
    ...Object.entries(parts).map(([name, data]) => ({ name, data })),
  ]);
}
