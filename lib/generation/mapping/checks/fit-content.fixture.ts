import type { Mapping, Settings } from "#lib/contracts/sessions/choices.ts";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import type { Document } from "../documents/document.ts";
import { createDocumentBuilder } from "../documents/document-builder.ts";
import { compileFit } from "../fit/compile-fit.ts";
import { completeSettings, defaultOutput } from "../fit/fit-defaults.ts";
import { decimalEvidence } from "../readings/decimal-evidence.ts";
import { settleReadings } from "../readings/settle-readings.ts";
import { suggestMapping } from "../suggest/suggest-mapping.ts";
import { withPriceTax } from "../taxes/price-tax.ts";

const catalogue = readCatalogue(process.cwd());

interface Choices {
  settings?: Settings;
  mapping?: Mapping;
  locale?: string;
}

/** For tests only: the documents that a file's rows make with a template, read, mapped and fitted as in a session. */
export async function documentsOf(
  content: Buffer | string,
  id: string,
  { settings = {}, mapping = {}, locale = "en-GB" }: Choices = {},
): Promise<Document[]> {
  const template = catalogue.find(id);
  const { source, readings, rows, amounts } = await readContent(content);
  const { columns } = source;
  const chosen = { ...suggestMapping(template, columns, false, amounts), ...mapping };
  const evidence = decimalEvidence({ template, columns, mapping: chosen });
  const fit = {
    template,
    columns,
    readings: settleReadings(readings, locale, null, evidence),
    mapping: chosen,
    settings: withPriceTax({ template, columns, mapping: chosen, settings: completeSettings(template, settings) }),
    output: defaultOutput(template, locale),
  };
  const builder = createDocumentBuilder(fit, compileFit(fit));
  const whole = rows.map((row) => builder.add(row)).filter((document) => document !== null);
  return [...whole, ...builder.finish()];
}

/** A field's value in each line of an invoice. */
export function linesOf(document: Document | undefined, field: string): unknown[] {
  const lines: Record<string, unknown>[] = Array.isArray(document?.values.lines) ? document.values.lines : [];
  return lines.map((line) => line[field]);
}

/** The documents' problems: row, field, code and severity. */
export function problemsOf(documents: Document[]): string[] {
  return documents.flatMap(({ problems }) =>
    problems.map(({ row, field, code, severity }) => `${row} ${field} ${code} ${severity}`),
  );
}
