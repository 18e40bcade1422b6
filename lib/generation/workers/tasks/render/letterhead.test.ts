import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import { helvetica, makePdf, stream } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import type { Ground } from "../../protocol.ts";
import { readDesignTask } from "../uploads/read-design.ts";
import { readGrounds } from "./grounds.ts";
import { makeDocuments } from "./make-documents.ts";
import { framed } from "./stamped/stamp-frame.fixture.ts";
import { stampDocuments } from "./stamped/stamped-documents.ts";

const catalogue = readCatalogue(process.cwd());
const letterhead = "upl_letterhead";
const own = { company: "Fürst & Söhne", sender: "Kärntner Ring 5, 1010 Wien" };

/** Invoices 1 to 10, of one line each but for the last, which goes on over a second page. */
const invoices = csvOf([
  ["Invoice no", "Customer", "Item", "Quantity", "Unit price", "VAT %"],
  ...Array.from({ length: 9 }, (_, index) => [
    `${index + 1}`,
    `Kunde ${index}`,
    "Beratung",
    "1",
    `${90 + index}`,
    "20",
  ]),
  ...Array.from({ length: 40 }, (_, line) => ["10", "Kunde 9", `Posten ${line}`, "1", "10", "10"]),
]);
const letters = csvOf([["Name", "Address"], ...Array.from({ length: 10 }, (_, row) => [`Frau ${row}`, "1010 Wien"])]);
const cases = [
  ["invoice", invoices, { style: "clear" }],
  ["invoice", invoices, { style: "ledger" }],
  ["letter", letters, { style: "modern", body: "Guten Tag" }],
  ["letter", letters, { style: "classic", body: "Guten Tag" }],
] as const;

describe("documents on a letterhead", () => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-letterhead-"));
  after(() => rmSync(folder, { recursive: true }));
  let file: readonly (Ground | null)[];
  before(async () => {
    const path = join(folder, "letterhead.pdf");
    writeFileSync(path, pagesOf("[FIRST SHEET]", "[NEXT SHEET]"));
    await readDesignTask({ path, kind: "design", folder, use: "letterhead" }, () => typesetter);
    file = [1, 2].map((page) => ({
      pages: join(folder, "pages.pdf"),
      page,
      picture: join(folder, `pages-${page}.jpg`),
    }));
  });

  const fitted = async (template: string, csv: string, settings: Record<string, string>, grounds = file) => {
    const { assignment, documents } = await fitSheet(catalogue.find(template), csv, {
      ...own,
      ...settings,
      letterhead,
    });
    return { assignment: { ...assignment, grounds }, documents };
  };

  for (const [template, csv, settings] of cases) {
    for (const standard of ["pdf", "pdf/a-3a"] as const) {
      test(`have it below their pages, and no other head: ${template}, ${settings.style}, ${standard}`, async () => {
        const { assignment, documents } = await fitted(template, csv, settings);
        const frame = { ...(await framed(assignment, standard)), grounds: readGrounds(assignment) };
        const sources = documents.map((document, index) => ({ ...document, filename: `${index}.pdf` }));
        assert.equal(stampDocuments(typesetter, frame, sources).size, template === "invoice" ? 9 : 10);
        const files = [...makeDocuments(typesetter, frame, sources, [])].flatMap((made) => made.files);
        assert.equal(files.length, 10);
        for (const pdf of files) {
          const { pages } = await readBack(pdf);
          for (const [index, { text }] of pages.entries()) {
            assert.match(text, index === 0 ? /FIRST SHEET/ : /NEXT SHEET/);
            assert.doesNotMatch(text, /Fürst|Kärntner/);
          }
        }
        checkByQpdf(files.at(-1) ?? Buffer.alloc(0));
      });
    }
  }

  for (const style of ["clear", "ledger"]) {
    test(`leave the letterhead's foot free, whatever the template's own foot says: ${style}`, async () => {
      const { assignment, documents } = await fitted("invoice", invoices, { style, footer: "One\nTwo\nThree" });
      const frame = { ...(await framed(assignment, "pdf")), grounds: readGrounds(assignment) };
      const last = documents.slice(-1).map((document) => ({ ...document, filename: "10.pdf" }));
      const [made] = makeDocuments(typesetter, frame, last, []);
      assert.ok(made?.pdf);
      for await (const { texts, height } of readPageContents(writePdf(made.pdf))) {
        assert.ok(texts.some(({ text }) => /Page \d of \d/.test(text)));
        const lowest = Math.max(...texts.map(({ text, box }) => (/SHEET/.test(text) ? 0 : box.bottom)));
        assert.ok(lowest > 200 && lowest <= height - 34, `${lowest}`);
      }
    });
  }

  test("have their further pages on white paper if it has one page", async () => {
    const { assignment, documents } = await fitted("invoice", invoices, {}, [file[0] ?? null, null]);
    const frame = { ...(await framed(assignment, "pdf")), grounds: readGrounds(assignment) };
    const last = documents.slice(-1).map((document) => ({ ...document, filename: "10.pdf" }));
    const [made] = makeDocuments(typesetter, frame, last, []);
    assert.ok(made?.pdf);
    const texts = (await readBack(writePdf(made.pdf))).pages.map(({ text }) => /\w+ SHEET/.exec(text)?.[0]);
    assert.deepEqual(texts, ["FIRST SHEET", undefined, undefined]);
  });
});

/** A PDF of A4 pages with one text each. */
function pagesOf(...texts: string[]): Buffer {
  const page = (at: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * at} 0 R /Resources << /Font << /F ${3 + 2 * texts.length} 0 R >> >> >>`;
  return makePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${texts.map((_, at) => `${3 + 2 * at} 0 R`).join(" ")}] /Count ${texts.length} >>`,
    ...texts.flatMap((text, at) => [page(at), stream(`BT /F 24 Tf 60 790 Td (${text}) Tj ET`)]),
    helvetica,
  ]);
}
