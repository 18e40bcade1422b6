import { deflateSync } from "node:zlib";
import { type HostileCase, varied } from "../../../spreadsheet/hostile/hostile-case.fixture.ts";
import { makePdf, onePage, stream } from "../make-pdf.fixture.ts";

const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
const page = (parent: number, more = "") => `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 300 200] ${more} >>`;
/** Zeros that deflate to a thousandth. */
const bomb = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_000_000, " "));
const flate = "/Filter /FlateDecode";

/** A file whose cross-references are a stream, as the only one that a reader starts with. */
function byStream(objects: readonly string[], entries: string, data: Buffer | string): Buffer {
  const plain = makePdf(objects).toString("latin1");
  const body = plain.slice(0, plain.lastIndexOf("xref\n0"));
  const xref = `${objects.length + 1} 0 obj\n${stream(data, `/Type /XRef /Root 1 0 R ${entries}`)}\nendobj\n`;
  return Buffer.from(`${body}${xref}startxref\n${body.length}\n%%EOF\n`, "latin1");
}

/** For tests and measurements only: PDFs whose objects and tables are made to stall a reader. */
export const hostileStructures: HostileCase[] = [
  {
    name: "a page tree that holds itself",
    content: () => makePdf([catalog, "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"]),
    outcome: "hostile_file",
  },
  {
    name: "a page tree of 5,000 levels",
    content: () =>
      makePdf([
        catalog,
        ...Array.from({ length: 5_000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] >>`),
        page(2),
      ]),
    outcome: "hostile_file",
  },
  {
    name: "a page tree whose every node holds the next one twice",
    content: () =>
      makePdf([
        catalog,
        ...Array.from({ length: 40 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`),
        page(2),
      ]),
    outcome: "hostile_file",
  },
  {
    name: "10,000 pages",
    content: () =>
      makePdf([
        catalog,
        `<< /Type /Pages /Count 10000 /Kids [${varied((at) => `${at + 3} 0 R `, 10_000)}] >>`,
        ...Array.from({ length: 10_000 }, () => page(2)),
      ]),
    outcome: "hostile_file",
  },
  {
    name: "cross-references that go round in a circle",
    content: () => {
      const text = onePage("").toString("latin1");
      const at = text.lastIndexOf("xref\n0");
      return Buffer.from(text.replace("trailer\n<<", `trailer\n<< /Prev ${at}`), "latin1");
    },
    outcome: "read",
  },
  {
    name: "a table of 900 million objects",
    content: () =>
      Buffer.from(
        onePage("")
          .toString("latin1")
          .replace(/xref\n0 \d+/, "xref\n0 900000000"),
        "latin1",
      ),
    outcome: "read",
  },
  {
    name: "a stream of cross-references for two billion objects",
    content: () => byStream([catalog], `/Size 2000000000 /W [1 2 1] ${flate}`, bomb(60)),
    outcome: "hostile_file",
  },
  {
    name: "a stream of cross-references with fields of a gigabyte",
    content: () => byStream([catalog], "/Size 5 /W [1 1000000000 1]", "x".repeat(100)),
    outcome: "damaged_file",
  },
  {
    name: "an object stream that says it has a billion objects",
    content: () =>
      Buffer.from(`%PDF-1.7\n1 0 obj\n${stream("", "/Type /ObjStm /N 1000000000 /First 0")}\nendobj\n`, "latin1"),
    outcome: "hostile_file",
  },
  {
    name: "an object stream that unpacks to 2 GB",
    content: () => {
      const data = deflateSync(deflateSync(Buffer.alloc(2_000_000_000)));
      const objects = [stream(data, "/Type /ObjStm /N 1 /First 5 /Filter [/FlateDecode /FlateDecode]")];
      return Buffer.from(makePdf(objects).toString("latin1").replace("xref", "broken"), "latin1");
    },
    outcome: "hostile_file",
  },
  {
    name: "a content packed a hundred times",
    content: () =>
      makePdf([
        catalog,
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        page(2, "/Contents 4 0 R"),
        stream("x", `/Filter [${"/FlateDecode ".repeat(100)}]`),
      ]),
    outcome: "hostile_file",
  },
  {
    name: "a length that is itself",
    content: () =>
      makePdf([
        catalog,
        "<< /Type /Pages /Kids [3 0 R] >>",
        page(2, "/Contents 4 0 R"),
        "<< /Length 4 0 R >>\nstream\nq Q\nendstream",
      ]),
    outcome: "read",
  },
  {
    name: "arrays within arrays, 100,000 deep",
    content: () => makePdf([catalog, `<< /Type /Pages /Kids ${"[".repeat(100_000)} >>`]),
    outcome: "hostile_file",
  },
  {
    name: "a string without an end",
    content: () =>
      Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /X (${"(".repeat(3_000_000)}`, "latin1"),
    outcome: "damaged_file",
  },
  {
    name: "nothing but a million beginnings of objects",
    content: () => Buffer.from(`%PDF-1.7\n${varied((at) => `${at} 0 obj\n`, 1_000_000)}`, "latin1"),
    outcome: "hostile_file",
  },
  {
    name: "a name of a million digits",
    content: () => onePage("", { resources: `/ExtGState << /G${"0".repeat(1_000_000)} << /CA 1 >> >>` }),
    outcome: "hostile_file",
  },
  {
    name: "a password",
    content: () => onePage("", { more: ["<< /Filter /Standard /V 5 /R 6 >>"], trailer: "/Encrypt 6 0 R" }),
    outcome: "password_protected",
  },
  {
    name: "a page of 10,000 km",
    content: () => onePage("", { page: "/UserUnit 100000000" }),
    outcome: "damaged_file",
  },
  {
    name: "a page without a size worth the name",
    content: () => onePage("", { page: "/MediaBox [0 0 0.0001 0.0001]" }),
    outcome: "damaged_file",
  },
  {
    name: "content in another file",
    content: () =>
      makePdf([
        catalog,
        "<< /Type /Pages /Kids [3 0 R] >>",
        page(2, "/Contents 4 0 R"),
        "<< /F (/etc/passwd) /FFilter /Crypt /Length 0 >>\nstream\n\nendstream",
      ]),
    outcome: "read",
  },
  {
    name: "random bytes",
    content: () =>
      Buffer.from(`%PDF-1.7\n${varied((at) => String.fromCharCode((at * 7919) % 251), 200_000)}`, "latin1"),
    outcome: "damaged_file",
  },
  { name: "half a file", content: () => onePage("q Q").subarray(0, 250), outcome: "damaged_file" },
];
