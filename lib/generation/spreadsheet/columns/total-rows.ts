import { type Cell, cellText } from "../table.ts";
import { parseNumberText } from "../values/number-text.ts";
import { plainNumber } from "../values/plain-number.ts";

/**
 * What totals are called in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Nordic languages,
 * Czech, Hungarian, Turkish, Russian, Greek, Arabic, Hebrew, Chinese, Japanese and Korean.
 */
const totalWord =
  /^(?:(?:grand|sub|overall|running)[ -]?)?(?:totals?|sum|totaux|total(?:es)?(?: g[eé]n[eé]rale?)?|sous[ -]total|sum(?:me|men)|gesamt(?:summe|betrag|ergebnis)?|insgesamt|zwischensumme|endsumme|somme|montant total|suma(?: total)?|subtotal|totale(?: generale)?|totaal|(?:sub|eind)totaal|soma|razem|suma (?:końcowa|częściowa)|summa|celkem|součet|i alt|totalt|yhteensä|összesen|toplam|genel toplam|итого|всего|разом|σύνολο|(?:ال)?مجموع(?: الكلي)?|(?:ال)?[إا]جمالي|סה["״]כ(?: כללי)?|合计|总计|合計|総計|小計|小计|합계|총계)(?:\s*[:：]|\s*\(.{1,20}\)|\s+(?:general|général|generale|geral|amount|sum|eur|€|\$|\d{4}))?$/iu;
/** What averages of the rows above are called: below a class's marks, they would become somebody's report. */
const averageWord =
  /^(?:(?:class|group|overall)[ -]?)?(?:average|avg\.?|mean)$|^(?:klassen|noten|gesamt)?-?(?:durchschnitt|schnitt|mittel|mittelwert)$|^[ø∅](?:[ .-].{0,20})?$|^moyenne(?: (?:de )?(?:la )?classe| générale)?$|^(?:media|promedio)(?: (?:de )?(?:la )?clase| della classe| general(?:e)?)?$|^(?:klas)?gemiddelde?$|^średnia(?: klasy)?$|^(?:klasse)?(?:gennemsnit|gjennomsnitt|medel|medelvärde)$|^(?:sınıf |genel )?ortalama(?:sı)?$|^průměr$|^среднее$|^平均$/iu;
/** "Total expenses in May": with a number alone beside it. */
const totalPhrase = /^(?:grand |sub-?)?total |^(?:gesamt|summe|somme|suma) /iu;
const longestWord = 40;

function numberText(text: string): string | null {
  return parseNumberText(text, ".") ?? parseNumberText(text, ",");
}

function isNumber(cell: Cell): boolean {
  return typeof cell === "object" ? cell.kind === "number" : /\d/.test(cell) && numberText(cell) !== null;
}

/** Whether one of the first two texts of a row names a total, and the rest of it is numbers. */
export function namesTotal(cells: Cell[]): boolean {
  const first = cells.findIndex((cell) => cell !== "");
  const second = isTotalWord(cells[first]) ? -1 : cells.findIndex((cell, column) => column > first && cell !== "");
  const at = second < 0 ? first : second;
  if (!isTotalWord(cells[at])) return false;
  const others = cells.filter((cell, column) => cell !== "" && column !== at);
  const word = cellText(cells[at] ?? "").trim();
  const isPhrase = !totalWord.test(word) && !averageWord.test(word);
  if (isPhrase && (others.length !== 1 || cells.length < 3)) return false;
  return others.length > 0 && others.every((cell) => isNumber(cell) || !/[\p{L}\p{N}]/u.test(cellText(cell)));
}

/** What else stands with an average below a class's marks. "Max" alone may be a pupil. */
const statisticWord =
  /^(?:(?:class |klassen)?(?:min|max)(?:\.|imum|imal|imo|imum)?|highest|lowest|beste|schlechteste|median|mediane?|mode|modus|(?:std\.?|standard)[ -]?(?:dev\.?|deviation|abw\.?|abweichung)|s\.?d\.?|variance|varianz|count|anzahl|n|nombre|ecart[ -]type|écart[ -]type)$/iu;

/** Whether a row has only numbers beside a word of statistics: part of a block of them, if the row above is one. */
export function namesStatistic(cells: Cell[]): boolean {
  const [first, ...others] = cells.filter((cell) => cell !== "");
  return typeof first === "string" && statisticWord.test(first.trim()) && others.length > 0 && others.every(isNumber);
}

/** How these words begin. Checked first: for the names in most rows, that takes a fraction of the time. */
const initials = new Set("ø∅gsortiezmcyöивρрσ(امإס合总総小计합총adknpśс平");

function isTotalWord(cell: Cell | undefined): boolean {
  if (typeof cell !== "string" || cell.length > longestWord) return false;
  const text = cell.trim();
  return (
    initials.has((text[0] ?? "").toLowerCase()) && [totalWord, averageWord, totalPhrase].some((word) => word.test(text))
  );
}

const fewestSummed = 3;
/** A single number beside a text is the sum of fewer by chance. */
const fewestNamed = 5;

function numberIn(cell: Cell): number {
  if (typeof cell === "object") return cell.kind === "number" ? cell.value : Number.NaN;
  const plain = plainNumber(cell.trim());
  return Number.isNaN(plain) ? Number(numberText(cell) ?? Number.NaN) : plain;
}

/**
 * Whether a row has only sums of the numbers above and at most one text, while the rows above have another text too.
 * `rows` are all rows above.
 */
export function holdsSums(cells: Cell[], rows: Cell[][]): boolean {
  const columns = [...cells.keys()].filter((column) => cells[column] !== "");
  const summed = columns.filter((column) => !Number.isNaN(numberIn(cells[column] ?? "")));
  const texts = columns.length - summed.length;
  if (summed.length === 0 || texts > 1 || rows.length < (texts > 0 && summed.length === 1 ? fewestNamed : fewestSummed))
    return false;
  const areSums = summed.every((column) => {
    const values = rows.map((above) => numberIn(above[column] ?? "")).filter((value) => !Number.isNaN(value));
    const sum = values.reduce((total, value) => total + value, 0);
    const stated = numberIn(cells[column] ?? "");
    const tolerance = Math.max(Math.abs(stated) * 1e-9, 0.005);
    return values.length >= fewestSummed && stated !== 0 && Math.abs(sum - stated) < tolerance;
  });
  return areSums && cells.some((cell, column) => cell === "" && rows.every((above) => above[column] !== ""));
}
