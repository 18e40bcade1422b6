import assert from "node:assert/strict";
import { test } from "node:test";
import { checkByQpdf } from "../../archive/pdf/qpdf.fixture.ts";
import { unpacked } from "../../archive/pdf/spelled.fixture.ts";
import { copiedTexts } from "../../templates/checks/printed/rasterise.fixture.ts";
import { helvetica, makePdf, onePage, stream } from "./make-pdf.fixture.ts";
import { textAt } from "./read-one-page.fixture.ts";
import { readDesignPdf } from "./read-pdf.ts";

const codesOf = (notes: { code: string }[]) => notes.map(({ code }) => code);

test("a letterhead keeps texts that would be placeholders of a design", async () => {
  const texts = ["\xabArtisan depuis 1890\xbb", "[Stamp]", "{Since 1890}", "<<Ltd>>", "{{Quay}} Press"];
  const content = texts.map((text, line) => textAt(20, 170 - 30 * line, `(${text}) Tj`)).join("");
  const { design, pdf, pictures } = await readDesignPdf(onePage(content), "letterhead");
  checkByQpdf(pdf);
  const [copied = ""] = await copiedTexts(pdf);
  assert.deepEqual(copied.trim().split(/\s*[\r\n]+/), texts);
  assert.deepEqual([design.pages[0]?.found, codesOf(design.notes), pictures.length], [[], ["font_replaced"], 1]);
});

test("a letterhead is printed as a picture if its form fields show something", async () => {
  const box = "/Type /Annot /Subtype /Widget /FT /Tx /T (Office) /F 4 /Rect [30 40 130 60]";
  const appearance = (content: string) => stream(content, "/Type /XObject /Subtype /Form /BBox [0 0 100 20]");
  const pageWith = (field: string, shown: string) =>
    onePage(textAt(20, 170, "(Quay Press) Tj"), {
      page: "/Annots [6 0 R 8 0 R]",
      catalog: "/AcroForm << /Fields [6 0 R] >>",
      more: [
        `<< ${field} /AP << /N 7 0 R >> >>`,
        appearance(shown),
        "<< /Type /Annot /Subtype /Link /Rect [10 10 90 30] >>",
      ],
    });
  const filled = await readDesignPdf(pageWith(box, "1 0 0 rg 0 0 100 20 re f"), "letterhead");
  assert.deepEqual(codesOf(filled.design.notes), ["rasterised"]);
  assert.match(unpacked(filled.pdf), /DCTDecode/);
  const empty = await readDesignPdf(pageWith(box, ""), "letterhead");
  assert.deepEqual(codesOf(empty.design.notes), ["font_replaced"]);
});

test("only the pages of a letterhead that documents use are read", async () => {
  const content = stream(textAt(20, 170, "(Quay Press) Tj"));
  const pageOf =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 6 0 R /Resources << /Font << /F 7 0 R >> >> >>";
  const pages = "<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>";
  const file = makePdf(["<< /Type /Catalog /Pages 2 0 R >>", pages, pageOf, pageOf, pageOf, content, helvetica]);
  const { design, pdf, pictures } = await readDesignPdf(file, "letterhead");
  assert.deepEqual([design.pages.length, (await copiedTexts(pdf)).length, pictures.length], [2, 2, 2]);
});
