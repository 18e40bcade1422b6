import { limits } from "#lib/contracts/limits.ts";
import { labelMessage } from "#lib/messages/server-message.ts";
import { labelPlaces } from "../../templates/sheets/sheet.ts";
import type { FieldValue, Fit, FitRow, FittedRow, NamedValue, StatedTotal } from "../fit/fit.ts";
import { fieldPlace } from "../problems/field-place.ts";
import type { FoundProblem } from "../problems/found-problem.ts";
import {
  type FieldProblem,
  incompleteDocument,
  inconsistentAmount,
  inconsistentGroup,
  notAnIban,
  type ProblemPlace,
  tooManyRows,
} from "../problems/row-problems.ts";
import { severalCurrencies } from "../values/amounts/number-problems.ts";
import { isCreditNote, withoutThanks } from "./credit-note.ts";
import type { Document, DocumentBuilder } from "./document.ts";
import { type Line, listLines } from "./list-lines.ts";
import { documentKey, type Grouping, groupOf, textOf } from "./row-grouping.ts";
import { createSheetBuilder } from "./sheet-documents.ts";
import { differingTotals } from "./stated-total.ts";
import { transferCode, wrongIban } from "./transfer-code.ts";
import { excessiveDiscount } from "./whole-discount.ts";

/**
 * Turns rows into documents. Without groups it buffers at most one sheet of labels; with groups it buffers every
 * document until `finish`, because a document's rows need not be adjacent.
 */
export function createDocumentBuilder(
  fit: Pick<Fit, "template" | "mapping" | "settings" | "skip">,
  fitRow: FitRow,
): DocumentBuilder {
  const group = groupOf(fit);
  const places = labelPlaces(fit.template, fit.settings);
  if (places) return createSheetBuilder(places, fitRow);
  if (group === null) return { add: (row) => documentOfRow(fitRow(row)), skip: () => null, finish: () => [] };

  const groups = new Map<string, Group>();
  const skipped = new Map<string, number>();
  return {
    skip(row) {
      const key = documentKey(group, fitRow(row));
      skipped.set(key, (skipped.get(key) ?? 0) + 1);
      return null;
    },
    add(row) {
      const fitted = fitRow(row);
      const key = documentKey(group, fitted);
      const known = groups.get(key);
      if (known) addToGroup(known, fitted, fit, group);
      else groups.set(key, startGroup(fitted, group));
      return null;
    },
    finish() {
      for (const [key, { document }] of groups) reportSkipped(document, skipped.get(key), fit);
      const all = groups
        .values()
        .map((each) => ({ ...each, document: withCurrency(withListLines(each, group)) }))
        .toArray();
      const totalProblems = differingTotals(all, fit);
      return all
        .values()
        .map(({ document, creditTitle }, at) => withTotal(document, fit, creditTitle, totalProblems[at] ?? []));
    },
  };
}

interface Group {
  document: Document;
  /** Values of the first row, which every row of the document should share. */
  shared: Record<string, FieldValue>;
  named: NamedValue[];
  lines: Line[];
  /** From the first row that names one, or else from the first row. */
  currency: FittedRow["currency"];
  creditTitle: string | undefined;
  totals: (readonly StatedTotal[])[];
}

/** A document without some of its rows may have a wrong total. */
function reportSkipped(document: Document, count: number | undefined, fit: Pick<Fit, "skip">): void {
  if (count === undefined) return;
  const severity = fit.skip?.includes("incomplete_document") ? "error" : "warning";
  document.problems.push({ ...firstRow(document), ...incompleteDocument(count), severity });
}

/** The first currency named by any row applies to the whole document. */
function joinCurrency(group: Group, { row, sheetRow, currency }: FittedRow): void {
  const { document, currency: first } = group;
  if (!currency?.named) return;
  if (!first?.named) {
    group.currency = currency;
    if (currency.facts) document.settings[currency.setting] = currency.facts;
  } else if (first.named.code !== currency.named.code) {
    const { place, text } = currency.named;
    document.problems.push({ row, sheetRow, ...severalCurrencies(place, text, first.named.text) });
  }
}

function withCurrency({ document, currency }: Group): Document {
  if (currency?.open) document.problems.push({ ...firstRow(document), ...currency.open });
  return document;
}

/** With the lines that each of a Word file's lists shows. */
function withListLines(group: Group, { lists }: Grouping): Group {
  if (lists.length === 0) return group;
  const values = { ...group.document.values, ...listLines(lists, group.lines) };
  return { ...group, document: { ...group.document, values } };
}

/** The total is only known once all rows are. */
function withTotal(
  document: Document,
  fit: Pick<Fit, "template" | "settings" | "mapping" | "skip">,
  creditTitle: string | undefined,
  totalProblems: readonly FieldProblem[],
): Document {
  const severity = fit.skip?.includes("doubtful_number") ? "error" : "warning";
  document.problems.push(...totalProblems.map((problem) => ({ ...firstRow(document), ...problem, severity }) as const));
  if (creditTitle !== undefined && isCreditNote(document, fit)) {
    document.title = creditTitle;
    document.settings = { ...document.settings, ...withoutThanks(fit) };
  }
  const discount = excessiveDiscount(document, fit);
  if (discount) document.problems.push({ ...firstRow(document), ...discount });
  const iban = wrongIban(document, fit);
  if (iban !== null) document.problems.push({ ...firstRow(document), ...notAnIban(ibanPlace(fit.template), iban) });
  const transfer = transferCode(document, fit);
  return transfer ? { ...document, values: { ...document.values, transfer } } : document;
}

function ibanPlace({ id, transfer, settings }: Fit["template"]) {
  const setting = settings.find(({ name }) => name === transfer?.iban);
  if (!setting) return { column: null, field: null, label: "IBAN" };
  return { column: null, field: null, setting: setting.name, label: labelMessage(id, setting) };
}

function firstRow({ rows, sheetRows }: Document): Pick<FoundProblem, "row" | "sheetRow"> {
  return { row: rows[0] ?? 1, sheetRow: sheetRows[0] ?? 1 };
}

function documentOfRow({ row, sheetRow, values, settings, filename, title, problems }: FittedRow): Document {
  return { rows: [row], sheetRows: [sheetRow], values, settings, filename, title, problems };
}

function startGroup(fitted: FittedRow, { lines: lineFields, key }: Grouping): Group {
  const isShared = ([name]: [string, unknown]) => !lineFields.includes(name);
  const shared = Object.fromEntries(Object.entries(fitted.values).filter(isShared));
  const lines = [lineOf(fitted, lineFields)];
  const document = { ...documentOfRow(fitted), values: { ...shared, [key]: lines }, settings: { ...fitted.settings } };
  const { named = [], currency, creditTitle, totals = [] } = fitted;
  return { document, shared, named, lines, currency, creditTitle, totals: [totals] };
}

function addToGroup(
  group: Group,
  fitted: FittedRow,
  fit: Pick<Fit, "template" | "mapping" | "skip">,
  grouping: Grouping,
) {
  const { document, shared, lines } = group;
  if (lines.length > limits.rowsPerDocument) return; // already reported
  if (lines.length === limits.rowsPerDocument) document.problems.push(overfull(fitted, fit, grouping));
  document.rows.push(fitted.row);
  document.sheetRows.push(fitted.sheetRow);
  lines.push(lineOf(fitted, grouping.lines));
  group.totals.push(fitted.totals ?? []);
  // Many sheets name the customer only in an invoice's first row, and settings are always from there.
  const isNew = ({ code, field }: FoundProblem) =>
    code !== "required_value_missing" || (field !== null && !shared[field]);
  joinCurrency(group, fitted);
  document.problems.push(...fitted.problems.filter(isNew), ...contradictions(group, fitted, fit));
}

function overfull(
  { row, sheetRow, values }: FittedRow,
  fit: Pick<Fit, "template" | "mapping">,
  { fields: [name = ""] }: Grouping,
): FoundProblem {
  const field = fit.template.fields.find((each) => each.name === name);
  const place = field ? fieldPlace(fit, field) : { column: null, field: name, label: name };
  return { row, sheetRow, ...tooManyRows(place, textOf(values[name] ?? null)) };
}

function lineOf(fitted: FittedRow, lineFields: string[]): Line {
  return Object.fromEntries(lineFields.map((name) => [name, fitted.values[name] ?? null]));
}

function contradictions(
  { shared, named, document }: Group,
  fitted: FittedRow,
  fit: Pick<Fit, "template" | "mapping" | "skip">,
): FoundProblem[] {
  const firstSheetRow = document.sheetRows[0] ?? 1;
  const problems: FieldProblem[] = [];
  const compare = (place: ProblemPlace, later: string, first: string, isAmount = false) => {
    const isReported = problems.some(
      ({ column, field }) => column === place.column && (column !== null || field === place.field),
    );
    if (later === "" || later === first || isReported) return;
    const problem = isAmount ? inconsistentAmount : inconsistentGroup;
    problems.push(problem(place, later, first, firstSheetRow));
  };
  for (const field of fit.template.fields) {
    const { name } = field;
    if (!(name in shared)) continue;
    const place = fieldPlace(fit, field);
    const [later, first] = [fitted.values[name], shared[name]].map((value) => textOf(value ?? null));
    compare(place, later ?? "", first ?? "", field.discount !== undefined);
  }
  for (const [at, { place, text }] of (fitted.named ?? []).entries()) compare(place, text, named[at]?.text ?? "");
  const severity = fit.skip?.includes("inconsistent_group") ? ({ severity: "error" } as const) : {};
  return problems.map((problem) => ({ row: fitted.row, sheetRow: fitted.sheetRow, ...problem, ...severity }));
}
