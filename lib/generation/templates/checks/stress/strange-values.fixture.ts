import type { FieldType } from "#lib/contracts/template.ts";
import { asianScripts } from "../scripts/asian-scripts.fixture.ts";
import { scripts } from "../scripts/scripts.fixture.ts";

/** As in real lists of names, 120 characters long, as several words and as one. */
const longName =
  "Anna-Sophie Henriette Wilhelmina van der Meulen-Oosterhout née Castellví i Peñalver, Gräfin von und zu Hohenfels-Waldeck".padEnd(
    120,
    "x",
  );
const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsmitgliedschaftsverwaltungsvorsitzendens".padEnd(
    120,
    "n",
  );

/** Combining marks above and below each letter, three high. */
const stacked = Array.from("Zalgo Marks", (letter) =>
  letter === " " ? letter : `${letter}\u0301\u0323\u0308\u0332`,
).join("");

const texts = [
  "",
  "A",
  "Ω",
  "李",
  ".",
  "Ann Lee",
  "Zoë O’Brien-Nuñez",
  "Jean-Baptiste Grenouille de la Tour d’Auvergne",
  longName,
  longWord,
  "WWWWWWWWWWWWWWWWWWWW",
  "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
  "lower case only",
  "ALL IN CAPITALS AS SOME EXPORTS ARE",
  "First line\nsecond line\nthird line",
  "A line\r\nfrom Windows",
  "tab\tseparated",
  "   spaces   around   ",
  "  hard spaces ",
  stacked,
  "e\u0301 decomposed, n\u0303 too",
  "Ǖǖ Ǻǻ Ếế Ộộ ậ̂ŷ gjpqy",
  "office affluent fjord ﬁne",
  "soft\u00adhyphen and zero\u200bwidth",
  "=SUM(A1:A9)",
  '<b>bold</b> & "quoted" #set text(red) $x$ \\n *a* _b_ @ref',
  "https://example.com/a/very/long/path?with=parameters&and=more#section-of-the-page",
  "1234567890123456789012345678901234567890",
  "½ ¾ № € £ ¥ ± × ÷ ° ‰ … — – “ ” « »",
  "🎉",
  "👩‍🚀👨‍👩‍👧‍👦🇪🇺🏳️‍🌈👍🏽",
  "فاطمة Smith الزهراء 2027",
  "נעמי (Naomi) בן־דוד 12",
  // Few of the boxes on a ticket hold an address, and most rows must be printed.
  ...Object.entries(scripts).flatMap(([script, { person, place, thing, word }]) =>
    script in asianScripts ? [person, word] : [person, place, thing],
  ),
];

const numbers = [
  "0",
  "1",
  "-1",
  "0.005",
  "-0.01",
  "2.5",
  "12",
  "99.99",
  "1234.56",
  "-98765.43",
  "1000000",
  "999999999.99",
  "123456789012",
  "0.1",
  "3",
];
const percents = ["0", "0%", "5", "7.7%", "19%", "20", "25.5%", "100%", ""];
/** One in 20 is no discount, or too few invoices of several lines would be printed. */
export const strangeDiscounts: readonly string[] = [
  ...["", "", "", "0", "-", "0%", "0.01%", "1%", "2.5%", "3 %", "5%", "7.125%", "10 %", "12.5%", "33.33%", "50%"],
  ...["99.99%", "100%", "100 %", "-5%"],
];
const dates = ["2026-01-01", "2026-09-30", "2027-12-31", "1899-12-31", "9999-12-31", "Spring 2026", ""];
const codes = [
  "A",
  "",
  "OHF-27-0001-L49",
  "https://example.com/t/8f14e45fceea167a5a36dedd4bea2543?seat=12A&row=7",
  "x".repeat(300),
  "Ünïcödé 名",
  "4006381333931",
];

/** For tests: the strangest values that real sheets contain, by field type. */
export const strangeValues: Partial<Record<FieldType, readonly string[]>> & { text: readonly string[] } = {
  text: texts,
  number: numbers,
  percent: percents,
  date: dates,
  code: codes,
};
