import { languageOf } from "#lib/messages/languages.ts";
import { labelMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { Row } from "../../spreadsheet/table.ts";
import { compileLineCheck } from "../discounts/check-lines.ts";
import { groupOf } from "../documents/row-grouping.ts";
import { compileStatedTotals } from "../documents/stated-total.ts";
import { compileElements } from "../elements/compile-elements.ts";
import { compileMerge } from "../merge/compile-merge.ts";
import { markMarkup, withoutMarks } from "../pattern/markup.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { compileRowPattern, type RowPattern } from "../pattern/row-pattern.ts";
import {
  brokenValue,
  errorCell,
  type FieldProblem,
  inexactCell,
  inexactNumber,
  missingValue,
} from "../problems/row-problems.ts";
import { remembering } from "../remembering.ts";
import { compileCurrency, type RowAmount } from "../values/amounts/document-currency.ts";
import { compileLeftAmounts } from "../values/amounts/left-amounts.ts";
import { compileScaledAmounts } from "../values/amounts/scaled-amounts.ts";
import { shownText } from "../values/clean-text.ts";
import { dateFormatter } from "../values/date-formatter.ts";
import { pictureFinder } from "../values/find-picture.ts";
import { homeCountry } from "../values/home-country.ts";
import { compileOddValues, type ShownColumn } from "../values/odd-values.ts";
import { compileField } from "./compile-field.ts";
import { fieldsNamedBy } from "./field-source.ts";
import type { FieldValue, FilledSettings, Fit, FitRow } from "./fit.ts";

/**
 * Compiles a fit into the function that turns a row into template values. Everything that does not depend on the row is
 * done once, here: a table may have 100,000 rows.
 *
 * @throws PatternError, Error or RangeError for a fit that fails `validateFit`
 */
export function compileFit(fit: Fit): FitRow {
  const fields = compileFields(fit);
  const settings = compileSettings(fit);
  const elements = fit.template.design && compileElements(fit.template.design, fit);
  const merged = fit.template.merge && compileMerge(fit.template.merge, fit);
  const isGrouped = groupOf(fit) !== null;
  const currencyOf = compileCurrency(
    fit,
    fields.filter(({ isAmount }) => isAmount),
  );
  const filename = compileRowPattern(fit.output.filename.replace(/\.(?:pdf|docx)$/i, ""), fit);
  const title = compileRowPattern(fit.template.documentTitle, fit);
  const credit = fit.template.creditTitle === undefined ? null : compileRowPattern(fit.template.creditTitle, fit);
  const named = !isGrouped ? null : [...settings.named, ...filename.named];
  const oddValues = compileOddValues(
    fit,
    shownColumns(fields, [...settings.columns, ...filename.columns, ...title.columns]),
  );
  const used = [...fields.flatMap(({ columns }) => columns), ...settings.columns];
  const leftAmounts = compileLeftAmounts(fit, used);
  const scaledAmounts = compileScaledAmounts(fit);
  const checkLine = compileLineCheck(fit, used);
  const statedTotals = isGrouped ? compileStatedTotals(fit, used) : null;
  const describePictures = pictureDescriber(fit);
  const leaveOutHome = homeLeaver(fit);
  const skipped = new Set<string>(fit.skip);
  const noValues = Object.fromEntries(fit.template.fields.map(({ name }) => [name, null]));

  return (row) => {
    const values: Record<string, FieldValue> = { ...noValues };
    const texts: FieldTexts = {};
    const problems: FieldProblem[] = [];
    const found: RowAmount[] = [];
    for (const { name, read, columns, isAmount, place } of fields) {
      const { value, text, problem, mark = null } = read(row, texts, problems);
      if (isAmount && value !== null) found.push({ place, text, mark, columns });
      values[name] = value;
      texts[name] = text;
      if (problem) problems.push(problem);
    }
    describePictures(values, texts);
    leaveOutHome(values, texts);
    if (merged) Object.assign(values, merged(row, texts, problems));
    const filledSettings = settings.fill(row, texts, problems);
    const drawn = elements?.(row, texts, problems);
    if (drawn?.moves) filledSettings.moves = drawn.moves;
    const currency = currencyOf?.(row, found, problems) ?? null;
    if (currency?.facts) filledSettings[currency.setting] = currency.facts;
    // In a grouped document, another row may name the currency.
    if (currency?.open && !isGrouped) problems.push(currency.open);
    const names = { filename: filename.fill(row, texts, problems), title: title.fill(row, texts, problems) };
    problems.push(...oddValues(row, problems), ...leftAmounts(row), ...scaledAmounts(found));
    problems.push(...checkLine(row, values, currency));
    const place = { row: row.row, sheetRow: row.sheetRow };
    return {
      ...place,
      values: drawn?.values ?? values,
      settings: filledSettings,
      currency,
      ...names,
      ...(credit && { creditTitle: credit.fill(row, texts, []) }),
      ...(named && { named: named.map(({ place, read }) => ({ place, text: shownText(read(row, texts, [])) })) }),
      ...(statedTotals && { totals: statedTotals(row) }),
      problems: neededOnly(fit, texts, problems).map((problem) => ({
        ...place,
        ...problem,
        ...(skipped.has(problem.code) && { severity: "error" as const }),
      })),
    };
  };
}

/** A label with a company needs no name. */
function neededOnly({ template }: Fit, texts: FieldTexts, problems: FieldProblem[]): FieldProblem[] {
  if (problems.length === 0) return problems;
  const spared = template.fields.filter(({ unless }) => unless !== undefined && texts[unless]).map(({ name }) => name);
  return problems.filter(({ code, field }) => code !== "required_value_missing" || !spared.includes(field ?? ""));
}

function compileFields(fit: Fit) {
  const formatDate = remembering(dateFormatter(fit.output.locale));
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

/** Leaves the country out of an address at home. As `home`, it still says how such addresses are written. */
function homeLeaver({ template, settings }: Fit): (values: Record<string, FieldValue>, texts: FieldTexts) => void {
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

interface CompiledSettings extends Pick<RowPattern, "columns" | "named"> {
  fill(row: Row, texts: FieldTexts, problems: FieldProblem[]): FilledSettings;
}

/**
 * An error value in a setting's text is dropped with a warning, because no field requires it. A number with too many
 * digits gets the same warning as in a field. A required setting that a row leaves empty is an error of the row.
 */
function compileSettings(fit: Fit): CompiledSettings {
  const settings = fit.template.settings.flatMap((setting) => {
    const { type, name } = setting;
    const value = fit.settings[name];
    if (type !== "text" || typeof value !== "string" || !/[{}]/.test(value)) return [];
    const label = labelMessage(fit.template.id, setting);
    const text = setting.markup ? markMarkup(value) : value;
    return [{ name, label, isRequired: setting.required === true, pattern: compileRowPattern(text, fit) }];
  });
  const fill: CompiledSettings["fill"] = (row, texts, problems) => {
    const filled: FilledSettings = {};
    for (const { name, label, isRequired, pattern } of settings) {
      const [broken, inexact] = [errorCell(row, pattern.columns), inexactCell(row, pattern.columns)];
      const placeOf = (index: number) => ({ column: fit.columns[index]?.name ?? null, field: null, label });
      if (broken) problems.push(brokenValue(placeOf(broken.column), broken.text, false));
      if (inexact) problems.push(inexactNumber(placeOf(inexact.column), inexact.text));
      const text = pattern.fill(row, texts, problems);
      if (isRequired && withoutMarks(text).trim() === "")
        problems.push(missingValue({ column: null, field: null, label }));
      filled[name] = text;
    }
    return filled;
  };
  return {
    columns: settings.flatMap(({ pattern }) => pattern.columns),
    named: settings.flatMap(({ pattern }) => pattern.named),
    fill,
  };
}
