import { toldLabel } from "#lib/messages/told.ts";
import type { Document } from "../../mapping/documents.ts";
import type { Fit } from "../../mapping/fit.ts";
import type { FoundProblem } from "../../mapping/found-problem.ts";
import { codeDoesNotFit, doesNotFit } from "../../mapping/row-problems.ts";
import { labelsOf } from "../../mapping/sheet-documents.ts";
import type { Place, TooLong } from "../marks.ts";

type Typeset = Pick<Document, "rows" | "sheetRows" | "values">;

/** What is told of texts that do not fit their boxes, an error each; `tooLong` counts records as `documents` does. */
export function tooLongProblems(
  { template, mapping }: Fit,
  documents: readonly Typeset[],
  tooLong: readonly (Place & TooLong)[],
): FoundProblem[] {
  return tooLong.flatMap(({ record, label, field, points }) => {
    const document = documents[record];
    if (!document) return [];
    const { row = 1, sheetRow = 1 } =
      label === null ? { row: document.rows[0], sheetRow: document.sheetRows[0] } : (labelsOf(document)?.[label] ?? {});
    const source = mapping[field];
    const isField = template.fields.some(({ name }) => name === field);
    const isCode = template.fields.some(({ name, type }) => name === field && type === "code");
    const named = [...template.fields, ...template.settings].find(({ name }) => name === field);
    const column = isField && source && "column" in source ? source.column : null;
    const place = { column, field: isField ? field : null, label: named ? toldLabel(template.id, named) : field };
    return [{ row, sheetRow, ...(isCode ? codeDoesNotFit(place) : doesNotFit(place, points)) }];
  });
}

/** The documents without what does not fit: a sheet loses the labels, and others are left out, as is a sheet without labels. */
export function withoutTooLong<T extends Typeset>(documents: readonly T[], tooLong: readonly (Place & TooLong)[]): T[] {
  return documents.flatMap((document, record) => {
    const own = tooLong.filter((text) => text.record === record);
    if (own.length === 0) return [document];
    const wrong = new Set(own.map(({ label }) => label));
    const labels = labelsOf(document)?.filter((_, index) => !wrong.has(index)) ?? [];
    return labels.length === 0 ? [] : [{ ...document, values: { ...document.values, labels } }];
  });
}
