import type { Mapping, Output, Settings, Source } from "#lib/contracts/session.ts";
import type { ColumnReading, Row } from "../spreadsheet/table.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import type { FoundProblem } from "./problems/found-problem.ts";
import type { FieldProblem, ProblemPlace } from "./problems/row-problems.ts";
import type { PictureNames } from "./values/find-picture.ts";
import type { CurrencyFacts } from "./values/locale.ts";

/** All that decides what a row becomes: a table's columns, a template, and how the visitor joined them. */
export interface Fit {
  template: TemplateDefinition;
  columns: Source["columns"];
  /** `readings[i]` belongs to `columns[i]`. */
  readings: readonly ColumnReading[];
  mapping: Mapping;
  /** Complete: the template's defaults filled in. */
  settings: Settings;
  output: Output;
  /** Left out where the session has no pictures. */
  pictures?: PictureNames;
}

/**
 * A field's value as the template gets it; null is empty. Text, and a date set for the locale, are strings; numbers
 * and percentages ("20" is 20 %) are canonical decimals such as "-1234.5"; a code comes with its symbol, a picture as its
 * place in the session's pack.
 */
export type FieldValue = string | CodeValue | PictureValue | null;

/** A symbol for a template: `modules` wide in its own units, without the quiet zones. */
export interface CodeValue {
  kind: "qr" | BarCodeKind;
  text: string;
  svg: string;
  modules: number;
  /** What is also printed, for whoever has to type it; left out where nothing is. */
  typed?: string;
}

/** A picture that a row names. */
export interface PictureValue {
  /** What the cell says. */
  text: string;
  /** The index of its place in the pack. */
  picture: number;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** The settings that a row fills: texts that hold braces, and the currency of its amounts. */
export type FilledSettings = Record<string, string | CurrencyFacts>;

/** What one row gives a template. */
export interface FittedRow {
  row: number;
  sheetRow: number;
  /** Every field of the template is a key. */
  values: Record<string, FieldValue>;
  settings: FilledSettings;
  /** Null where the template has no amounts of money. */
  currency: RowCurrency | null;
  /** The filled pattern without `.pdf`; a file namer makes it safe. */
  filename: string;
  title: string;
  /** What settings and the file's name take from the row, where a document of several has only one of each. */
  named?: NamedValue[];
  problems: FoundProblem[];
}

export interface NamedValue {
  place: ProblemPlace;
  text: string;
}

export type FitRow = (row: Row) => FittedRow;

export type BarCodeKind = "ean-13" | "upc-a" | "code-128";

export interface RowCurrency {
  /** The setting that it takes the place of. */
  setting: string;
  /** Null where no amount of the row names one. */
  named: NamedCurrency | null;
  /** How amounts of it are set; null if it is unknown. */
  facts: CurrencyFacts | null;
  /** What is wrong with a document none of whose rows names a currency. */
  open: FieldProblem | null;
}

/** A currency that a row names, and the amount beside which it does. */
export interface NamedCurrency {
  code: string;
  place: ProblemPlace;
  text: string;
}
