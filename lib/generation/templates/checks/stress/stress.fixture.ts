import { isValid } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { TemplateDefinition } from "../../definition.ts";
import { print } from "../print.fixture.ts";
import { fitSheet } from "../typeset-sheet.fixture.ts";
import { variantsOf } from "../variants.fixture.ts";
import { strangePack } from "./strange-pictures.fixture.ts";
import { stressRows, stressSheets } from "./stress-sheet.fixture.ts";

const pictures = await strangePack();

const batchDocuments = 150;

/** The result of a template's strange rows. */
export interface StressReport {
  /** Printed rows; the others were reported as problems. */
  printed: number;
  mostPages: number;
  /** Raster images on their pages. */
  pictures: number;
  /** How often each problem was reported, by code and field. */
  reported: Record<string, number>;
  /** Each a sentence, with the variant and the row. */
  faults: string[];
}

/** Prints a template's strange rows, divided among the template's variants, and checks every page. */
export async function stress(template: TemplateDefinition): Promise<StressReport> {
  const report: StressReport = { printed: 0, mostPages: 0, pictures: 0, reported: {}, faults: [] };
  const variants = variantsOf(template);
  const sheets = stressSheets(template, Math.ceil(stressRows(template) / variants.length), variants.length, true);
  for (const [part, { name, settings }] of variants.entries()) {
    const csv = sheets[part] ?? "";
    const { assignment, documents } = await fitSheet(template, csv, settings, "en-GB", pictures);
    const reported = documents.flatMap(({ problems }) => problems);
    const right = documents.filter(isValid);
    for (let at = 0; at < right.length; at += batchDocuments) {
      const { rows, mostPages, faults, problems, ...made } = await print(
        assignment,
        right.slice(at, at + batchDocuments),
      );
      report.printed += rows;
      report.pictures += made.pictures;
      report.mostPages = Math.max(report.mostPages, mostPages);
      report.faults.push(...faults.map((fault) => `${name}, ${fault}`));
      reported.push(...problems);
    }
    for (const { code, field } of reported) {
      const problem = `${code} of ${field}`;
      report.reported[problem] = (report.reported[problem] ?? 0) + 1;
    }
  }
  return report;
}
