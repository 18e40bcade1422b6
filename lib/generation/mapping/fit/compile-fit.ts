import { languageOf } from "#lib/messages/languages.ts";
import { labelMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { Row } from "../../spreadsheet/table.ts";
import { cacheByText } from "../cache-by-text.ts";
import { compileLineCheck } from "../discounts/check-lines.ts";
import { groupOf } from "../documents/row-grouping.ts";
import { compileStatedTotals } from "../documents/stated-total.ts";
import { compileElements } from "../elements/compile-elements.ts";
import { compileMerge } from "../merge/compile-merge.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { compileRowPattern } from "../pattern/row-pattern.ts";
import type { FoundProblem } from "../problems/found-problem.ts";
import type { FieldProblem } from "../problems/row-problems.ts";
import { compileCurrency, type RowAmount } from "../values/amounts/document-currency.ts";
import { compileLeftAmounts } from "../values/amounts/left-amounts.ts";
import { compileScaledAmounts } from "../values/amounts/scaled-amounts.ts";
import { shownText } from "../values/clean-text.ts";
import { dateFormatter } from "../values/date-formatter.ts";
import { pictureFinder } from "../values/find-picture.ts";
import { homeCountry } from "../values/home-country.ts";
import { compileOddValues, type ShownColumn } from "../values/odd-values.ts";
import { compileField } from "./compile-field.ts";
import { compileSettings } from "./compile-settings.ts";
import { fieldsNamedBy } from "./field-source.ts";
import type { FieldValue, Fit, FitRow, RowCurrency } from "./fit.ts";

/**
 * Compiles a fit into the function that turns a row into template values. Everything that does not depend on the row is
 * done once, here: a table may have 100,000 rows.
 *
 * @throws PatternError, Error or RangeError for a fit that fails `validateFit`
 */
export function compileFit(fit: Fit): FitRow {
  const { design, merge } = fit.template;
  const fields = compileFields(fit);
  const settings = compileSettings(fit);
  const names = compileNames(fit);
  const drawElements = design && compileElements(design, fit);
  const computeMerged = merge && compileMerge(merge, fit);
  const isGrouped = groupOf(fit) !== null;
  const named = [...settings.named, ...names.namedInFilename];
  const currencyOf = compileCurrency(
    fit,
    fields.filter(({ isAmount }) => isAmount),
  );
  const used = [...fields.flatMap(({ columns }) => columns), ...settings.columns];
  const statedTotals = isGrouped ? compileStatedTotals(fit, used) : null;
  const readFields = compileFieldReader(fit, fields);
  const checkRow = compileRowCheck(fit, used, shownColumns(fields, [...settings.columns, ...names.columns]));
  const finishProblems = problemFinisher(fit);

  return (row) => {
    const problems: FieldProblem[] = [];
    const { values, texts, amounts } = readFields(row, problems);
    if (computeMerged) Object.assign(values, computeMerged(row, texts, problems));
    const filled = settings.fill(row, texts, problems);
    const drawn = drawElements?.(row, texts, problems);
    if (drawn?.moves) filled.moves = drawn.moves;
    const currency = currencyOf?.(row, amounts, problems) ?? null;
    if (currency?.facts) filled[currency.setting] = currency.facts;
    // In a grouped document, another row may name the currency.
    if (currency?.open && !isGrouped) problems.push(currency.open);
    const filledNames = names.fill(row, texts, problems);
    problems.push(...checkRow(row, { values, amounts, currency }, problems));
    return {
      row: row.row,
      sheetRow: row.sheetRow,
      values: drawn?.values ?? values,
      settings: filled,
      currency,
      ...filledNames,
      ...(isGrouped && { named: named.map(({ place, read }) => ({ place, text: shownText(read(row, texts, [])) })) }),
      ...(statedTotals && { totals: statedTotals(row) }),
      problems: finishProblems(row, texts, problems),
    };
  };
}

interface ReadFields {
  values: Record<string, FieldValue>;
  texts: FieldTexts;
  amounts: RowAmount[];
}

/**
 * Compiles the function that reads a row's fields: their values for the template, their texts, and the amounts of
 * money.
 */
function compileFieldReader(
  fit: Fit,
  fields: ReturnType<typeof compileFields>,
): (row: Row, problems: FieldProblem[]) => ReadFields {
  const describePictures = pictureDescriber(fit);
  const removeHomeCountry = homeCountryRemover(fit);
  const noValues = Object.fromEntries(fit.template.fields.map(({ name }) => [name, null]));
  return (row, problems) => {
    const values: ReadFields["values"] = { ...noValues };
    const texts: FieldTexts = {};
    const amounts: RowAmount[] = [];
    for (const { name, read, columns, isAmount, place } of fields) {
      const { value, text, problem, mark = null } = read(row, texts, problems);
      if (isAmount && value !== null) amounts.push({ place, text, mark, columns });
      values[name] = value;
      texts[name] = text;
      if (problem) problems.push(problem);
    }
    describePictures(values, texts);
    removeHomeCountry(values, texts);
    return { values, texts, amounts };
  };
}

/** Compiles the function that fills the patterns for a document's names. */
function compileNames(fit: Fit) {
  const filename = compileRowPattern(fit.output.filename.replace(/\.(?:pdf|docx)$/i, ""), fit);
  const title = compileRowPattern(fit.template.documentTitle, fit);
  const creditTitle = fit.template.creditTitle === undefined ? null : compileRowPattern(fit.template.creditTitle, fit);
  return {
    columns: [...filename.columns, ...title.columns],
    namedInFilename: filename.named,
    fill: (row: Row, texts: FieldTexts, problems: FieldProblem[]) => ({
      filename: filename.fillPath(row, texts, problems),
      title: title.fill(row, texts, problems),
      // Names the same columns as the title, whose problems are reported already.
      ...(creditTitle && { creditTitle: creditTitle.fill(row, texts, []) }),
    }),
  };
}

/**
 * Compiles the function that finds the problems that single fields don't: values that don't fit their column, and
 * amounts that contradict the spreadsheet.
 *
 * @param used the columns that the document shows or calculates with, by index
 */
function compileRowCheck(fit: Fit, used: readonly number[], shown: ShownColumn[]) {
  const oddValues = compileOddValues(fit, shown);
  const leftAmounts = compileLeftAmounts(fit, used);
  const scaledAmounts = compileScaledAmounts(fit);
  const checkLine = compileLineCheck(fit, used);
  type Fitted = Pick<ReadFields, "values" | "amounts"> & { currency: RowCurrency | null };
  return (row: Row, { values, amounts, currency }: Fitted, reported: readonly FieldProblem[]): FieldProblem[] => [
    ...oddValues(row, reported),
    ...leftAmounts(row),
    ...scaledAmounts(amounts),
    ...checkLine(row, values, currency),
  ];
}

/** Adds to problems the row that has them. A warning for which rows are skipped becomes an error. */
function problemFinisher(fit: Fit) {
  const skipped = new Set<string>(fit.skip);
  return ({ row, sheetRow }: Row, texts: FieldTexts, problems: FieldProblem[]): FoundProblem[] =>
    withoutNeedless(fit, texts, problems).map((problem) => ({
      row,
      sheetRow,
      ...problem,
      ...(skipped.has(problem.code) && { severity: "error" as const }),
    }));
}

/** Drops the problem of a missing value that another field makes unnecessary: a label with a company needs no name. */
function withoutNeedless({ template }: Fit, texts: FieldTexts, problems: FieldProblem[]): FieldProblem[] {
  if (problems.length === 0) return problems;
  const needless = template.fields
    .filter(({ unless }) => unless !== undefined && texts[unless])
    .map(({ name }) => name);
  return problems.filter(({ code, field }) => code !== "required_value_missing" || !needless.includes(field ?? ""));
}

function compileFields(fit: Fit) {
  const formatDate = cacheByText(dateFormatter(fit.output.locale));
  const fieldFit = { ...fit, formatDate, ...(fit.pictures && { findPicture: pictureFinder(fit.pictures) }) };
  return inOrder(fit).flatMap((field) => {
    const mapping = fit.mapping[field.name];
    const { name, type } = field;
    const isAmount = field.currency !== undefined;
    return mapping ? [{ name, type, isAmount, ...compileField(field, mapping, fieldFit) }] : [];
  });
}

/**
 * "Photo: Ann Smith": an image's alternative text is its field and the row's first required text, which says whose row
 * it is.
 */
function pictureDescriber({ template, output }: Fit): (values: Record<string, FieldValue>, texts: FieldTexts) => void {
  const language = languageOf(output.locale);
  const pictures = template.fields
    .filter(({ type }) => type === "picture")
    .map((field) => ({ name: field.name, label: translate(language, labelMessage(template.id, field)) }));
  const naming = template.fields.find(({ type, required }) => type === "text" && required)?.name ?? "";
  return (values, texts) => {
    for (const { name, label } of pictures) {
      const value = values[name];
      if (typeof value !== "object" || value === null || !("picture" in value) || value.picture === null) continue;
      values[name] = { ...value, alt: texts[naming] ? `${label}: ${texts[naming]}` : label };
    }
  };
}

/**
 * Compiles the function that leaves the country out of domestic addresses. `values.home` still has it, because it
 * decides how such addresses are written.
 */
function homeCountryRemover({
  template,
  settings,
}: Fit): (values: Record<string, FieldValue>, texts: FieldTexts) => void {
  const fields = template.fields.flatMap(({ name, home }) =>
    home === undefined ? [] : [{ field: name, ...homeCountry(String(settings[home] ?? "")) }],
  );
  return (values, texts) => {
    for (const { field, name, isHome } of fields) {
      if (!isHome(texts[field] ?? "")) continue;
      values[field] = null;
      values.home = name;
    }
  };
}

/** Excludes fields of numbers and dates, which report their own problems. */
function shownColumns(fields: ReturnType<typeof compileFields>, inTexts: number[]): ShownColumn[] {
  const asFields = fields.flatMap(({ name, type, columns }) =>
    type === "text" || type === "code" ? columns.map((index) => ({ index, field: name })) : [],
  );
  return [...asFields, ...inTexts.map((index) => ({ index, field: null }))];
}

/** Sorts the template's fields so that each comes after the fields that its text names. */
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
