import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { lateFileName } from "#lib/generation/mapping/documents/file-names.ts";
import { faultyRowsOf, type Label, labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { elementLabel } from "#lib/generation/mapping/elements/element-scope.ts";
import type { Fit } from "#lib/generation/mapping/fit/fit.ts";
import { fieldPlace } from "#lib/generation/mapping/problems/field-place.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { codeDoesNotFit, doesNotFit, type FieldProblem } from "#lib/generation/mapping/problems/row-problems.ts";
import type { Place, TooLong } from "#lib/generation/typesetting/marks.ts";
import { labelMessage } from "#lib/messages/server-message.ts";

type Typeset = Pick<Document, "rows" | "sheetRows" | "values">;

/** An error for each text that doesn't fit its box; `tooLong` indexes `documents`. */
export function tooLongProblems(
  fit: Fit,
  documents: readonly Typeset[],
  tooLong: readonly (Place & TooLong)[],
): FoundProblem[] {
  return tooLong.flatMap((text) => {
    const document = documents[text.record];
    if (!document) return [];
    const label = labelAt(document, text.label);
    const rows = label ? [label] : faultyRowsOf(document);
    const problem = tooLongProblem(fit, text);
    return rows.map(({ row, sheetRow }) => ({ row, sheetRow, ...problem }));
  });
}

/** `field` names an element of a design, a field or a setting. */
function tooLongProblem(fit: Fit, { field: name, points }: TooLong): FieldProblem {
  const { template } = fit;
  const element = template.design?.elements.find(({ id }) => id === name);
  if (element) {
    const place = { column: null, field: null, label: elementLabel(element) };
    const problem = element.kind === "code" ? codeDoesNotFit(place) : doesNotFit(place, points);
    return { ...problem, element: element.id };
  }
  const field = template.fields.find((each) => each.name === name);
  if (field) {
    const place = fieldPlace(fit, field);
    return field.type === "code" ? codeDoesNotFit(place) : doesNotFit(place, points);
  }
  const setting = template.settings.find((each) => each.name === name);
  const label = setting ? labelMessage(template.id, setting) : name;
  return doesNotFit({ column: null, field: null, ...(setting && { setting: name }), label }, points);
}

/**
 * Removes what doesn't fit: the affected labels of a sheet, else the whole document. A sheet is also removed if it has
 * no labels left or if the text lies outside its labels. Each call removes something, so repeating it ends.
 * @throws Error for a text in a document that doesn't exist
 */
export function withoutTooLong<T extends Typeset>(documents: readonly T[], tooLong: readonly (Place & TooLong)[]): T[] {
  const byRecord = Map.groupBy(tooLong, ({ record }) => record);
  for (const record of byRecord.keys()) {
    if (!documents[record]) throw new Error(`A text is too long in document ${record}, which does not exist`);
  }
  return documents.flatMap((document, record) => {
    const places = byRecord.get(record);
    if (!places) return [document];
    const wrong = new Set(places.map(({ label }) => labelAt(document, label)));
    const labels = wrong.has(null) ? [] : (labelsOf(document)?.filter((label) => !wrong.has(label)) ?? []);
    return labels.length > 0
      ? [{ ...document, ...namesOf(document, labels), values: { ...document.values, labels } }]
      : [];
  });
}

/** The label at this place of a sheet; null for a place outside its labels. */
function labelAt(document: Typeset, label: Place["label"]): Label | null {
  return (label === null ? null : labelsOf(document)?.[label]) ?? null;
}

/** The new names of a sheet whose first label was removed: those of the first label left. */
function namesOf(document: Typeset, [first]: readonly Label[]): { filename?: string; title?: string } {
  const named = labelsOf(document)?.[0];
  if (!first || first === named) return {};
  const isSameName = first.filename === named?.filename;
  return { title: first.title, ...(!isSameName && { filename: lateFileName(first.filename, first.sheetRow) }) };
}
