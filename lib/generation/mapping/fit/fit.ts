import { z } from "zod";
import type { Symbology } from "#lib/contracts/designs/design-elements.ts";
import type { SkipCode } from "#lib/contracts/row-problem.ts";
import type { Mapping, Output, Settings } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { ColumnReading, Row } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import type { FoundProblem } from "../problems/found-problem.ts";
import type { FieldProblem, ProblemPlace } from "../problems/row-problems.ts";
import type { PictureNames } from "../values/find-picture.ts";
import type { CurrencyFacts } from "../values/locale.ts";

/**
 * Everything that decides what a row becomes: the table's columns, the template, and the visitor's mapping and
 * settings.
 */
export interface Fit {
  template: TemplateDefinition;
  columns: Source["columns"];
  /** `readings[i]` belongs to `columns[i]`. */
  readings: readonly ColumnReading[];
  mapping: Mapping;
  /** Complete, with the template's defaults filled in. */
  settings: Settings;
  output: Output;
  /** Warnings for which rows are skipped; none if absent. */
  skip?: readonly SkipCode[];
  /** Rows of the table, to know which columns are mostly filled; absent if unknown. */
  rowCount?: number;
  /** Absent if the session has no images. */
  pictures?: PictureNames;
  /**
   * Set for what is read by machines: codes and names of images have values as the sheet shows them, in any language.
   */
  isForMachines?: true;
}

/**
 * A field's value as the template gets it; null is empty. Texts, and dates formatted for the locale, are strings;
 * numbers and percentages ("20" is 20 %) are canonical decimals such as "-1234.5"; a code includes its symbol; an image
 * is an index into the session's pack.
 */
export type FieldValue = string | CodeValue | PictureValue | null;

/** A symbol for a template: `modules` wide in its own units, without the quiet zones. */
export interface CodeValue {
  kind: Symbology;
  text: string;
  svg: string;
  modules: number;
  /** The height of a matrix of modules in the same units; absent for bars, and for a QR code, which is a square. */
  rows?: number;
  /** Text to print as well, for typing by hand; absent if none is printed. */
  typed?: string;
}

/** An image that a row refers to. */
export interface PictureValue {
  /** The cell's text. */
  text: string;
  /** Its index in the pack; null keeps its place empty. */
  picture: number | null;
  /** Alternative text for those who cannot see it. */
  alt: string;
}

/**
 * The settings that depend on the row: texts with braces, the currency of its amounts, and how far elements of a design
 * move up.
 */
export type FilledSettings = Record<string, string | CurrencyFacts | Moves>;

/** By element, in millimetres: boxes that move up because an empty one above them leaves its place. */
export const MovesSchema = z.record(z.string(), z.number());
export type Moves = z.infer<typeof MovesSchema>;

/** What one row gives a template. */
export interface FittedRow {
  row: number;
  sheetRow: number;
  /** Has a key for every field of the template; for a design, for every element that depends on rows. */
  values: Record<string, FieldValue>;
  settings: FilledSettings;
  /** Null if the template has no amounts of money. */
  currency: RowCurrency | null;
  /** The filled pattern without `.pdf` or `.docx`; a file namer makes it safe. */
  filename: string;
  title: string;
  /** The title of a document with money to give back, if the template has one for those. */
  creditTitle?: string;
  /** What settings and the file name take from the row, although a grouped document has only one of each. */
  named?: NamedValue[];
  /** What the row states as the total of its whole document, if the spreadsheet has such columns. */
  totals?: StatedTotal[];
  problems: FoundProblem[];
}

/** What a row's cell states as the total of its whole document. */
export interface StatedTotal {
  place: ProblemPlace;
  text: string;
  /** Canonical decimals: the number as shown, and as a workbook holds it. */
  amount: string;
  held: string;
  /** The column's decimal sign. */
  decimal: string;
  /** As written beside the amount or in the column's name; null for none. */
  currency: string | null;
  /** The amount of tax beside it; null for none. */
  tax: string | null;
  /** The column is called just a total. */
  isPlain: boolean;
  /** The column's name can't mean the amount of anything else. */
  isCertain: boolean;
  /** It can't mean the amount of a line, even if all lines have the same. */
  isOfInvoice: boolean;
}

export interface NamedValue {
  place: ProblemPlace;
  text: string;
}

export type FitRow = (row: Row) => FittedRow;

export type BarCodeKind = "ean-13" | "upc-a" | "code-128";

export interface RowCurrency {
  /** The setting that it overrides. */
  setting: string;
  /** Null if no amount in the row names one. */
  named: NamedCurrency | null;
  /** How to format amounts in it; null if the currency is unknown. */
  facts: CurrencyFacts | null;
  /** The problem to report if no row of the document names a currency. */
  open: FieldProblem | null;
}

/** A currency that a row names, and the amount next to it. */
export interface NamedCurrency {
  code: string;
  place: ProblemPlace;
  text: string;
}
