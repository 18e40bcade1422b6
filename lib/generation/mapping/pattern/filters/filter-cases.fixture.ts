import type { Cell } from "#lib/generation/spreadsheet/table.ts";

/** A pattern's filters, and their output for a cell in each locale. */
export interface FilterCase {
  filters: string;
  cell: Cell;
  set: Partial<Record<"en-GB" | "de-DE" | "pl-PL" | "ar" | "tr" | "ja", string>>;
}

/** CLDR's no-break space and direction marks. */
const [space, ltr, rtl] = ["\u00a0", "\u200e", "\u200f"];
const tickets =
  'plural: 0 "none", zero "# zero", one "# one", two "# two", few "# few", many "# many", other "# other, not ##"';
const moment: Cell = { kind: "date", value: "2026-11-21T14:05:00", text: "21/11/26 14:05" };
const million: Cell = { kind: "number", value: 1234567.5, text: "1234567.5" };

export const filterCases: FilterCase[] = [
  { filters: "upper", cell: "istanbul straße", set: { "en-GB": "ISTANBUL STRASSE", tr: "İSTANBUL STRASSE" } },
  { filters: "lower", cell: "ILGAZ İZMİR", set: { "en-GB": "ilgaz i̇zmi̇r", tr: "ılgaz izmir" } },
  { filters: "title", cell: "jean-luc o'neil mcDonald", set: { "en-GB": "Jean-Luc O'neil McDonald" } },
  { filters: "lower | title", cell: "IŞIK ÖZİL", set: { tr: "Işık Özil" } },
  { filters: "title", cell: "łódź 2nd éa", set: { "pl-PL": "Łódź 2nd Éa" } },
  { filters: 'default: "your ""city"""', cell: " ", set: { "en-GB": 'your "city"' } },
  { filters: "default: none", cell: { kind: "error", text: "#N/A" }, set: { "en-GB": "none" } },
  { filters: 'default: "none"', cell: "Leeds", set: { "en-GB": "Leeds" } },
  { filters: "default: „nichts“ | upper", cell: "", set: { "de-DE": "NICHTS" } },
  { filters: 'then: "of # (##1)"', cell: "Leeds", set: { "en-GB": "of Leeds (#1)" } },
  { filters: 'then: "of #" | default: "x"', cell: "", set: { "en-GB": "x" } },
  { filters: 'choose: f "Ms", "m" "Mr", other "Mx"', cell: "F", set: { "en-GB": "Ms", tr: "Ms" } },
  { filters: 'choose: f "Ms", "m" "Mr", other "Mx"', cell: "d", set: { "en-GB": "Mx" } },
  { filters: 'choose: f "Ms", "m" "Mr"', cell: "d", set: { "en-GB": "" } },
  { filters: 'choose: f "Ms", other "Mx"', cell: "", set: { "en-GB": "" } },
  { filters: 'choose: "" "nobody", "other" "another"', cell: "", set: { "en-GB": "nobody" } },
  { filters: 'choose: "VIP" "yes", "other" "another"', cell: "vip", set: { tr: "yes" } },
  { filters: 'choose: "VIP" "yes", "other" "another"', cell: "Other", set: { "en-GB": "another" } },
  { filters: 'choose: "groß" "big", other "?"', cell: "GROẞ", set: { "en-GB": "big", "de-DE": "big" } },
  { filters: 'choose: "νίκος" "yes", other "?"', cell: "ΝΊΚΟΣ", set: { "en-GB": "yes" } },
  { filters: 'choose: "ısparta" "yes", other "?"', cell: "ISPARTA", set: { tr: "yes" } },
  { filters: 'choose: "izmir" "yes", other "?"', cell: "İZMİR", set: { tr: "yes" } },
  {
    filters: "number: 2",
    cell: million,
    set: {
      "en-GB": "1,234,567.50",
      "de-DE": "1.234.567,50",
      "pl-PL": `1${space}234${space}567,50`,
      ar: "1,234,567.50",
      ja: "1,234,567.50",
    },
  },
  { filters: "number", cell: "1,234.125", set: { "en-GB": "1,234.125", "de-DE": "1.234,125" } },
  { filters: "number: 0", cell: "-2.5", set: { "en-GB": "-3", ar: `${ltr}-3` } },
  { filters: "number: 0", cell: "-0.4", set: { "en-GB": "0" } },
  { filters: "number", cell: "12345678901234567890.5", set: { "en-GB": "12,345,678,901,234,567,890.5" } },
  {
    filters: "currency: EUR",
    cell: "1,234.5",
    set: {
      "en-GB": "€1,234.50",
      "de-DE": `1.234,50${space}€`,
      "pl-PL": `1234,50${space}€`,
      ar: `${rtl}1,234.50${space}€`,
      ja: "€1,234.50",
    },
  },
  { filters: "currency: jpy", cell: "1234.5", set: { "de-DE": `1.235${space}¥`, ja: "￥1,235" } },
  { filters: "percent", cell: "12.5 %", set: { "en-GB": "12.5%", "de-DE": `12,5${space}%`, tr: "%12,5" } },
  { filters: "percent: 1", cell: { kind: "number", value: 0.07, text: "7%" }, set: { "pl-PL": "7,0%", tr: "%7,0" } },
  { filters: "percent", cell: "0.145", set: { "en-GB": "14.5%" } },
  {
    filters: "date: short",
    cell: moment,
    set: { "en-GB": "21/11/2026", "de-DE": "21.11.26", "pl-PL": "21.11.2026", ja: "2026/11/21" },
  },
  { filters: "date: medium", cell: moment, set: { "en-GB": "21 Nov 2026", "pl-PL": "21 lis 2026", ja: "2026/11/21" } },
  {
    filters: "date",
    cell: "21/11/2026",
    set: { "en-GB": "21 November 2026", "pl-PL": "21 listopada 2026", ar: "21 نوفمبر 2026", ja: "2026年11月21日" },
  },
  {
    filters: "date: full",
    cell: moment,
    set: { "de-DE": "Samstag, 21. November 2026", tr: "21 Kasım 2026 Cumartesi" },
  },
  {
    filters: 'date: "EEEE, d MMMM yyyy"',
    cell: moment,
    set: {
      "en-GB": "Saturday, 21 November 2026",
      "de-DE": "Samstag, 21 November 2026",
      "pl-PL": "sobota, 21 listopada 2026",
      ar: "السبت, 21 نوفمبر 2026",
      ja: "土曜日, 21 11月 2026",
    },
  },
  { filters: 'date: "MMMM yyyy"', cell: moment, set: { "pl-PL": "listopad 2026", ja: "11月 2026" } },
  { filters: 'date: "yyyy年M月d日"', cell: moment, set: { ja: "2026年11月21日" } },
  {
    filters: "date: \"d 'de' MMM ''yy\"",
    cell: "2026-03-01",
    set: { "en-GB": "1 de Mar '26", "pl-PL": "1 de mar '26" },
  },
  {
    filters: 'date: "EEE dd.MM.yy H:mm"',
    cell: moment,
    set: { "de-DE": "Sa 21.11.26 14:05", tr: "Cmt 21.11.26 14:05" },
  },
  {
    filters: 'date: "h:mm a, HH"',
    cell: moment,
    set: { "en-GB": "2:05 pm, 14", ar: "2:05 م, 14", ja: "2:05 午後, 14" },
  },
  { filters: 'date: "HH:mm"', cell: { kind: "date", value: "00:30:00", text: "0:30" }, set: { "en-GB": "00:30" } },
  { filters: "date: short", cell: "2026-11", set: { "en-GB": "11/2026", ja: "2026/11" } },
  { filters: "date", cell: "Nov. 2026", set: { "en-GB": "November 2026", "pl-PL": "listopad 2026", ja: "2026年11月" } },
  { filters: "date: medium", cell: { kind: "date", value: "--11-21", text: "21-11" }, set: { "en-GB": "21 Nov" } },
  { filters: 'date: "MMMM yyyy"', cell: "11/2026", set: { "de-DE": "November 2026" } },
  { filters: "date: MMMM | upper", cell: moment, set: { "en-GB": "NOVEMBER", tr: "KASIM" } },
  { filters: tickets, cell: "0", set: { "en-GB": "none", ar: "none" } },
  { filters: tickets, cell: "1", set: { "en-GB": "1 one", "pl-PL": "1 one", ar: "1 one", ja: "1 other, not #" } },
  { filters: tickets, cell: "2", set: { "en-GB": "2 other, not #", "pl-PL": "2 few", ar: "2 two" } },
  { filters: tickets, cell: "5", set: { "de-DE": "5 other, not #", "pl-PL": "5 many", ar: "5 few" } },
  { filters: tickets, cell: "22", set: { "pl-PL": "22 few", ar: "22 many" } },
  { filters: tickets, cell: "100", set: { "pl-PL": "100 many", ar: "100 other, not #" } },
  { filters: tickets, cell: "1.5", set: { "de-DE": "1,5 other, not #", "pl-PL": "1,5 other, not #" } },
  { filters: tickets, cell: "1,000", set: { "en-GB": "1,000 other, not #", tr: "1.000 other, not #" } },
  { filters: 'plural: zero "# zero", other "# other"', cell: "0", set: { "en-GB": "0 other", ar: "0 zero" } },
  { filters: tickets, cell: "", set: { "en-GB": "", ar: "" } },
  { filters: 'default: "0" | plural: 0 "none", other "#"', cell: "", set: { "en-GB": "none" } },
  { filters: 'number: 1 | plural: one "# hour", other "# hours"', cell: "2.345", set: { "de-DE": "2,3 hours" } },
];
