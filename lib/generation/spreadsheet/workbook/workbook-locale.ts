import { addLocale, getFormatFromId, getLocale } from "numfmt";
import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { localesOfWord } from "./formats/program-words.ts";
import type { DocumentProperties } from "./package/document-properties.ts";

/** How the program that saved a workbook writes numbers and dates. */
export interface WorkbookLocale {
  /** Decides what the built-in formats are. */
  tag: string;
  /** The locale passed to the number format library. */
  display: string;
  decimal: string;
  group: string;
  /** What `/` in a format stands for: Excel stores `dd/mm/yyyy` for what it shows as `21.11.2026`. */
  dateSeparator: string;
  booleans: [isTrue: string, isFalse: string];
  /** Excel ignores the separators of a format's own locale (`[$€-407]`), other programs use them. */
  keepsSeparators: boolean;
}

/** Evidence of a workbook's locale, which no file states outright. */
export interface LocaleEvidence extends DocumentProperties {
  /** The name of built-in cell style 0. */
  normalStyle: string;
  sheets: string[];
  /** The workbook's own format codes. */
  codes: string[];
}

const unknown = "en-US";

/** Locales of a format (`[$-807]`, MS-LCID) that distinguish countries and related languages that share words. */
const regions = dictionary<string>({
  "807": "de-CH",
  c07: "de-AT",
  c0c: "fr-CA",
  "100c": "fr-CH",
  "810": "it-CH",
  "80a": "es-MX",
  "2c0a": "es-AR",
  "340a": "es-CL",
  "240a": "es-CO",
  "404": "zh-TW",
  "804": "zh-CN",
  "406": "da",
  "414": "nb",
  "413": "nl",
  "41d": "sv",
});

/** Excel in Chinese, Japanese and Korean writes months and weekdays in English, except for `aaa` and `[$-411]`. */
const eastAsian: Record<string, string> = { ja: "en-JP", "zh-CN": "en-CN", "zh-TW": "en-TW", ko: "en-KR" };

const language = (tag: string) => tag.slice(0, 2);

function dataOf(tag: string): NonNullable<ReturnType<typeof getLocale>> {
  const data = getLocale(tag);
  if (data === undefined) throw new Error(`The number format library has no ${tag}`);
  return data;
}

/**
 * What the number format library knows of a locale, with the names that Excel writes; undefined for most of the
 * world's.
 */
export function displayData(tag: string): ReturnType<typeof getLocale> {
  const data = getLocale(tag);
  if (data === undefined || !Object.keys(eastAsian).some((each) => language(each) === language(tag))) return data;
  const { mmm, mmmm, ddd, dddd, ampm } = dataOf(unknown);
  return { ...data, mmm, mmmm, ddd, dddd, ampm };
}

for (const [tag, display] of Object.entries(eastAsian)) addLocale({ ...displayData(tag) }, display);

/** The locales that fit all evidence; a piece that contradicts earlier ones is ignored. */
function candidates({ heading, normalStyle, sheets }: LocaleEvidence): string[] {
  let allowed: string[] = [];
  const tabs = sheets.map((name) => localesOfWord("tab", name));
  for (const named of [localesOfWord("heading", heading), localesOfWord("style", normalStyle), ...tabs]) {
    const both = allowed.filter((locale) => named.includes(locale));
    if (allowed.length === 0) allowed = named;
    else if (both.length > 0) allowed = both;
  }
  return allowed;
}

/** Of the candidates, or other countries with their languages, the one that the formats name. */
function narrow(allowed: string[], codes: string[]): string | undefined {
  const named = codes.flatMap((code) => Array.from(code.matchAll(/\[\$[^\]]*-([\da-f]+)\]/gi), ([, lcid]) => lcid));
  const tags = named.map((lcid) => regions[lcid?.toLowerCase() ?? ""]).filter((tag) => tag !== undefined);
  const isAllowed = (tag: string) => allowed.some((each) => each === tag || language(each) === language(tag));
  return tags.find(isAllowed) ?? allowed[0];
}

/**
 * Whether Excel itself, from the last fifteen years, wrote this: libraries that claim to be Excel write an older
 * version or none.
 */
function isExcel({ application, version }: LocaleEvidence): boolean {
  return /^Microsoft (?:Macintosh )?Excel/.test(application) && Number.parseFloat(version) >= 14;
}

/**
 * Infers a workbook's locale from the words of the program that saved it, or from the language that LibreOffice states;
 * falls back to American English.
 */
export function findWorkbookLocale(evidence: LocaleEvidence): WorkbookLocale {
  const named = narrow(candidates(evidence), evidence.codes);
  const stated = /^[a-z]{2}(?:-[A-Z]{2})?$/.test(evidence.language) ? evidence.language : undefined;
  const isLibreOffice = evidence.application.startsWith("LibreOffice");
  const keepsSeparators = !isLibreOffice && (named !== undefined || isExcel(evidence));
  return workbookLocale((isLibreOffice ? (stated ?? named) : (named ?? stated)) ?? unknown, keepsSeparators);
}

/** Falls back to American English if the library does not know the locale. */
export function workbookLocale(wanted: string, keepsSeparators: boolean): WorkbookLocale {
  const tag = getLocale(wanted) === undefined ? unknown : wanted;
  const { decimal, group, bool } = dataOf(tag);
  const dateSeparator = dateSeparatorOf(tag);
  return { tag, display: eastAsian[tag] ?? tag, decimal, group, dateSeparator, booleans: bool, keepsSeparators };
}

/** @param tag a locale, or the hexadecimal number of one ([MS-LCID]), that the number format library knows */
export function dateSeparatorOf(tag: string): string {
  // Id 14 is the locale's own short date.
  return /[ymd]\W+/i.exec(getFormatFromId(14, tag))?.[0].slice(1) ?? "/";
}
