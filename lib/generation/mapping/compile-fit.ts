import type { Row } from "../spreadsheet/table.ts";
import { fieldsNamedBy } from "./field-source.ts";
import type { FieldValue, Fit, FitRow } from "./fit.ts";
import { compileField } from "./fit-field.ts";
import { dateFormatter } from "./locale.ts";
import { compileRowPattern, type FieldTexts } from "./row-pattern.ts";
import { brokenValue, errorCell, type FieldProblem } from "./row-problems.ts";

/**
 * Makes the function that turns a row into what a template typesets. All that does not depend on the row is done
 * here, once: a table may have 100,000 of them.
 *
 * @throws PatternError, Error or RangeError for a fit that `validateFit` does not pass
 */
export function compileFit(fit: Fit): FitRow {
  const fields = compileFields(fit);
  const fillSettings = compileSettings(fit);
  const filename = compileRowPattern(fit.output.filename.replace(/\.pdf$/i, ""), fit);
  const title = compileRowPattern(fit.template.documentTitle, fit);
  const noValues: Record<string, FieldValue> = Object.fromEntries(fit.template.fields.map(({ name }) => [name, null]));

  return (row) => {
    const values = { ...noValues };
    const texts: FieldTexts = {};
    const problems: FieldProblem[] = [];
    for (const { name, read } of fields) {
      const { value, text, problem } = read(row, texts);
      values[name] = value;
      texts[name] = text;
      if (problem) problems.push(problem);
    }
    const settings = fillSettings(row, texts, problems);
    const place = { row: row.row, sheetRow: row.sheetRow };
    return {
      ...place,
      values,
      settings,
      filename: filename.fill(row, texts),
      title: title.fill(row, texts),
      problems: problems.map((problem) => ({ ...place, ...problem })),
    };
  };
}

function compileFields(fit: Fit) {
  const fieldFit = { ...fit, formatDate: remembering(dateFormatter(fit.output.locale)) };
  return inOrder(fit).flatMap((field) => {
    const mapping = fit.mapping[field.name];
    return mapping ? [{ name: field.name, read: compileField(field, mapping, fieldFit) }] : [];
  });
}

/** The template's fields, each after those that its text names. */
function inOrder(fit: Fit): Fit["template"]["fields"] {
  const names = new Set<string>();
  const visit = (name: string, above: string[]) => {
    if (names.has(name)) return;
    if (above.includes(name)) throw new Error(`The field "${name}" names itself`);
    for (const named of fieldsNamedBy(name, fit)) visit(named, [...above, name]);
    names.add(name);
  };
  for (const { name } of fit.template.fields) visit(name, []);
  return [...names].flatMap((name) => fit.template.fields.filter((field) => field.name === name));
}

/** An error value in a setting's text is left out, with a warning: no field requires it. */
function compileSettings(fit: Fit): (row: Row, texts: FieldTexts, problems: FieldProblem[]) => Record<string, string> {
  const settings = fit.template.settings.flatMap(({ type, name, label }) => {
    const value = fit.settings[name];
    if (type !== "text" || typeof value !== "string" || !/[{}]/.test(value)) return [];
    return [{ name, label, pattern: compileRowPattern(value, fit) }];
  });
  return (row, texts, problems) => {
    const filled: Record<string, string> = {};
    for (const { name, label, pattern } of settings) {
      const broken = errorCell(row, pattern.columns);
      const column = fit.columns[broken?.column ?? -1]?.name ?? null;
      if (broken) problems.push(brokenValue({ column, field: null, label }, broken.text, false));
      filled[name] = pattern.fill(row, texts);
    }
    return filled;
  };
}

/** Most tables repeat a few dates, and setting one takes over a microsecond. */
function remembering(formatDate: (iso: string) => string): (iso: string) => string {
  const known = new Map<string, string>();
  return (iso) => {
    const text = known.get(iso) ?? formatDate(iso);
    if (known.size >= 1_000) known.clear();
    known.set(iso, text);
    return text;
  };
}
