import { findWorkbookLocale, type WorkbookLocale, workbookLocale } from "../workbook-locale.ts";

/** The locales of countries, which a workbook names by their dialling codes ([MS-XLS] 2.4.63). */
const locales: Record<number, string> = {
  1: "en-US",
  2: "en-CA",
  7: "ru",
  30: "el",
  31: "nl",
  32: "nl-BE",
  33: "fr",
  34: "es",
  36: "hu",
  39: "it",
  41: "de-CH",
  42: "cs",
  43: "de-AT",
  44: "en-GB",
  45: "da",
  46: "sv",
  47: "nb",
  48: "pl",
  49: "de",
  52: "es-MX",
  55: "pt-BR",
  61: "en-AU",
  64: "en-NZ",
  66: "th",
  81: "ja",
  82: "ko",
  86: "zh-CN",
  90: "tr",
  351: "pt",
  353: "en-IE",
  358: "fi",
  380: "uk",
  385: "hr",
  386: "sl",
  420: "cs",
  421: "sk",
  886: "zh-TW",
  972: "he",
};

/**
 * The locale of a workbook: that of the regional settings with which it was saved, or else what the names of its sheets
 * and its formats indicate.
 */
export function localeOf(country: number, sheets: string[], codes: string[]): WorkbookLocale {
  const tag = locales[country];
  if (tag !== undefined) return workbookLocale(tag, true);
  // Takes separators from the locale, as Excel does.
  const excel = { application: "Microsoft Excel", version: "14", heading: "", language: "", normalStyle: "" };
  return findWorkbookLocale({ ...excel, sheets, codes });
}
