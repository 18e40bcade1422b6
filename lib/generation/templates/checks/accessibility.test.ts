import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { closePdf, openPdf } from "../../archive/pdf/open-pdf.fixture.ts";
import { readOpened } from "../../archive/pdf/read-back.fixture.ts";
import { splitPdf } from "../../archive/pdf/split.ts";
import { isValid, labelsOf } from "../../mapping/documents/sheet-documents.ts";
import { authorOf } from "../../workers/tasks/render/batch-frame.ts";
import { readCatalogue } from "../catalogue.ts";
import { withSamples } from "../definition-in.ts";
import { type PageContent, readOpenedContents } from "./printed/page-content.fixture.ts";
import { nodesOf, readingFaults } from "./printed/reading-order.fixture.ts";
import { sampleOf } from "./scripts/script-sheet.fixture.ts";
import { fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";
import { variantsOf } from "./variants.fixture.ts";

const locale = "de-AT";

describe("a screen reader is told by", () => {
  for (const template of readCatalogue(process.cwd()).all.map(withSamples)) {
    for (const { name, settings } of variantsOf(template)) {
      test(`${template.id}, ${name}, the title, the author, the language, the heading, and all text in its order`, async () => {
        const { assignment, documents } = await fitSheet(template, sampleOf(template), settings, locale, null, 2);
        const right = documents.filter(isValid);
        assert.equal(right.length, documents.length);
        const batch = typesetDocuments(assignment, right);
        const sources = right.map((document, index) => ({
          title: document.title,
          author: authorOf(assignment.fit, document),
          pages: batch.pages[index] ?? 1,
        }));
        for (const [index, pdf] of splitPdf(batch.pdf("pdf", new Date(0)), sources).entries()) {
          const document = await openPdf(pdf);
          const { info, pages } = await readOpened(document);
          const contents: PageContent[] = await Array.fromAsync(readOpenedContents(document));
          await closePdf(document);
          const { title, author } = sources[index] ?? {};
          assert.deepEqual([info.Title, info.Author ?? null, info.Language], [title, author, locale]);
          const [first, ...others] = pages.map(({ structure }) => nodesOf(structure, "H1").length);
          const labels = labelsOf(right[index] ?? { values: {} });
          // The labels on a sheet are equals: each has a heading, as badges do, or none has.
          const heads = labels ? first && labels.length : 1;
          assert.equal(first, heads, "the first page has the one heading");
          assert.ok(
            others.every((headings) => headings === 0),
            "the other pages have none",
          );
          const faults = contents.flatMap((page, at) => readingFaults(page, pages[at]?.structure ?? {}));
          assert.equal(faults.length, 0, faults.join("\n"));
        }
      });
    }
  }
});
