import { deflateSync } from "node:zlib";
import { type HostileCase, varied } from "../../../spreadsheet/hostile/hostile-case.fixture.ts";
import { makePdf, onePage, stream } from "../make-pdf.fixture.ts";

const form = (content: string, names = "") =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources << /XObject << ${names} >> >>`);
const picture = (entries: string, data: Buffer | string = "x") =>
  onePage("q 300 0 0 200 0 0 cm /X Do Q", {
    resources: "/XObject << /X 6 0 R >>",
    more: [stream(data, `/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`)],
  });
const packed = (content: Buffer, filter: string) =>
  makePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R >>",
    stream(content, `/Filter ${filter}`),
  ]);
const withFont = (font: string, more: string[] = [], shown = "(ab) Tj") =>
  onePage(`BT /G 20 Tf 40 100 Td ${shown} ET`, { resources: "/Font << /F 5 0 R /G 6 0 R >>", more: [font, ...more] });

/** For tests and measurements only: PDFs whose contents, fonts and pictures are made to stall a reader. */
export const hostileContents: HostileCase[] = [
  {
    name: "content that unpacks to 1 GB",
    content: () => packed(deflateSync(Buffer.alloc(1_000_000_000, " ")), "/FlateDecode"),
    outcome: "hostile_file",
  },
  {
    name: "content of runs",
    content: () => packed(Buffer.from("\x81q".repeat(1_000_000), "latin1"), "/RunLengthDecode"),
    outcome: "hostile_file",
  },
  {
    name: "content that LZW makes long",
    content: () => packed(Buffer.alloc(500_000, 0x80), "/LZWDecode"),
    outcome: "read",
  },
  { name: "3 million operators", content: () => onePage("q\n".repeat(3_000_000)), outcome: "hostile_file" },
  {
    name: "a million operands for one operator",
    content: () => onePage(`${"1 ".repeat(1_000_000)} re`),
    outcome: "read",
  },
  {
    name: "an image within the content that never ends",
    content: () => onePage(`BI /W 9 ID ${" EI\x01".repeat(400_000)}`),
    outcome: "read",
  },
  {
    name: "half a million letters",
    content: () => onePage(`BT /F 1 Tf ${"(aaaaaaaaaa) Tj ".repeat(50_000)} ET`),
    outcome: "hostile_file",
  },
  {
    name: "100,000 opening braces",
    content: () => onePage(`BT /F 1 Tf (${"{a".repeat(100_000)}) Tj ET`),
    outcome: "read",
  },
  {
    name: "200,000 marks that are never closed",
    content: () => onePage("/A BMC 0 g ".repeat(200_000)),
    outcome: "hostile_file",
  },
  {
    name: "200,000 graphics states that are never restored",
    content: () => onePage("q ".repeat(200_000)),
    outcome: "hostile_file",
  },
  {
    name: "a form that draws itself",
    content: () => onePage("/X Do", { resources: "/XObject << /X 6 0 R >>", more: [form("/X Do", "/X 6 0 R")] }),
    outcome: "hostile_file",
  },
  {
    name: "ten forms, each of which draws the next ten times",
    content: () =>
      onePage("/X Do", {
        resources: "/XObject << /X 6 0 R >>",
        more: Array.from({ length: 10 }, (_, at) => form("/X Do ".repeat(10), `/X ${at + 7} 0 R`)),
      }),
    outcome: "hostile_file",
  },
  {
    name: "a pattern painted with itself",
    content: () =>
      onePage("/Pattern cs /P scn 0 0 300 200 re f", {
        resources: "/Pattern << /P 6 0 R >>",
        more: [
          stream(
            "/Pattern cs /P scn 0 0 9 9 re f",
            "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 6 0 R >> >>",
          ),
        ],
      }),
    outcome: "read",
  },
  {
    name: "a mask masked by itself",
    content: () =>
      onePage("/S gs 0 0 300 200 re f", {
        resources: "/ExtGState << /S 6 0 R >>",
        more: [
          "<< /SMask << /S /Luminosity /G 7 0 R >> >>",
          stream(
            "/S gs 0 0 9 9 re f",
            "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >> /Resources << /ExtGState << /S 6 0 R >> >>",
          ),
        ],
      }),
    outcome: "read",
  },
  {
    name: "a colour space within itself",
    content: () =>
      onePage("/C cs 1 scn", { resources: "/ColorSpace << /C 6 0 R >>", more: ["[/Indexed 6 0 R 1 <00>]"] }),
    outcome: "hostile_file",
  },
  {
    name: "a picture in JBIG2 of 60,000 pixels a side",
    content: () => picture("/Width 60000 /Height 60000 /Filter /JBIG2Decode"),
    outcome: "hostile_file",
  },
  {
    name: "a picture in JPEG 2000 of 60,000 pixels a side",
    content: () => picture("/Width 60000 /Height 60000 /Filter /JPXDecode"),
    outcome: "hostile_file",
  },
  {
    name: "a picture that says it has no pixels and unpacks to 1 GB",
    content: () => picture("/Width 1 /Height 1 /Filter /FlateDecode", deflateSync(Buffer.alloc(1_000_000_000))),
    outcome: "read",
  },
  {
    name: "a picture with a mask of 60,000 pixels a side",
    content: () =>
      onePage("/X Do", {
        resources: "/XObject << /X 6 0 R >>",
        more: [
          stream("x", "/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 7 0 R"),
          stream("x", "/Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 1"),
        ],
      }),
    outcome: "hostile_file",
  },
  {
    name: "a font whose codes are all numbers there are",
    content: () =>
      withFont(
        "<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Subtype /CIDFontType2 >>] /ToUnicode 7 0 R >>",
        [
          stream(
            `1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange\n${"1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange\n".repeat(200)}`,
          ),
        ],
      ),
    outcome: "read",
  },
  {
    name: "a font with a billion widths",
    content: () =>
      withFont(
        "<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Subtype /CIDFontType2 /W [0 1000000000 500] >>] >>",
      ),
    outcome: "read",
  },
  {
    name: "a font that is drawn with itself",
    content: () =>
      withFont(
        "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 98 /Widths [1 1] /Encoding << /Differences [97 /a /b] >> /CharProcs << /a 7 0 R /b 7 0 R >> /Resources << /Font << /G 6 0 R >> >> >>",
        [stream("BT /G 1 Tf (ab) Tj ET")],
      ),
    outcome: "read",
  },
  {
    name: "fields whose parents are themselves",
    content: () =>
      onePage("", { page: "/Annots [6 0 R]", more: ["<< /Subtype /Widget /FT /Tx /Parent 6 0 R /Rect [0 0 9 9] >>"] }),
    outcome: "read",
  },
  {
    name: "100,000 form fields",
    content: () =>
      onePage("", {
        page: `/Annots [${"6 0 R ".repeat(100_000)}]`,
        more: ["<< /Subtype /Widget /FT /Tx /T (a) /Rect [0 0 9 9] >>"],
      }),
    outcome: "read",
  },
  {
    name: "numbers beyond all bounds",
    content: () => onePage(`${"9".repeat(400)} 0 0 ${"9".repeat(400)} 0 0 cm BT /F ${"9".repeat(300)} Tf (a) Tj ET`),
    outcome: "read",
  },
  {
    name: "150,000 crossing lines",
    content: () =>
      onePage(
        `${varied((at) => `${at % 300} ${(at * 7) % 200} m ${(at * 13) % 300} ${(at * 3) % 200} l S `, 150_000)}`,
      ),
    outcome: "hostile_file",
  },
  {
    name: "JavaScript and launching programs",
    content: () =>
      onePage("", {
        catalog: "/OpenAction << /S /Launch /F (cmd.exe) /Next << /S /JavaScript /JS (while \\(1\\);) >> >>",
      }),
    outcome: "read",
  },
];
