import { type Cell, cellText } from "../table.ts";
import { parseNumberText } from "../values/number-text.ts";
import { plainNumber } from "../values/plain-number.ts";

/** What totals are called in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Swedish and Czech. */
const totalWord =
  /^(?:(?:grand|sub|overall|running)[ -]?)?(?:totals?|sum|totaux|total(?:es)?(?: g[eé]n[eé]rale?)?|sous[ -]total|sum(?:me|men)|gesamt(?:summe|betrag|ergebnis)?|insgesamt|zwischensumme|endsumme|somme|montant total|suma(?: total)?|subtotal|totale(?: generale)?|totaal|subtotaal|soma|razem|suma końcowa|summa|celkem|součet)(?:\s*[:：]|\s*\(.{1,20}\)|\s+(?:general|général|generale|amount|sum|eur|€|\$|\d{4}))?$/iu;
/** "Total expenses in May": with a number alone beside it. */
const totalPhrase = /^(?:grand |sub-?)?total |^(?:gesamt|summe|somme|suma) /iu;
const longestWord = 40;

function isNumber(cell: Cell): boolean {
  return typeof cell === "object" ? cell.kind === "number" : /\d/.test(cell) && parseNumberText(cell, ".") !== null;
}

/** Whether one of the first two texts of a row names a total, and the rest of it is numbers. */
export function namesTotal(cells: Cell[]): boolean {
  const first = cells.findIndex((cell) => cell !== "");
  const second = isTotalWord(cells[first]) ? -1 : cells.findIndex((cell, column) => column > first && cell !== "");
  const at = second < 0 ? first : second;
  if (!isTotalWord(cells[at])) return false;
  const others = cells.filter((cell, column) => cell !== "" && column !== at);
  const isPhrase = !totalWord.test(cellText(cells[at] ?? "").trim());
  if (isPhrase && (others.length !== 1 || cells.length < 3)) return false;
  return others.length > 0 && others.every((cell) => isNumber(cell) || !/[\p{L}\p{N}]/u.test(cellText(cell)));
}

function isTotalWord(cell: Cell | undefined): boolean {
  return (
    typeof cell === "string" && cell.length <= longestWord && (totalWord.test(cell.trim()) || totalPhrase.test(cell))
  );
}

const fewestSummed = 3;

function numberIn(cell: Cell): number {
  if (typeof cell === "object") return cell.kind === "number" ? cell.value : Number.NaN;
  const plain = plainNumber(cell.trim());
  return Number.isNaN(plain) ? Number(parseNumberText(cell, ".") ?? parseNumberText(cell, ",") ?? Number.NaN) : plain;
}

/** Whether a row without the first column's text has nothing but sums of the numbers above; `rows` are all above. */
export function holdsSums(cells: Cell[], rows: Cell[][]): boolean {
  const columns = [...cells.keys()].filter((column) => cells[column] !== "");
  if (cells[0] !== "" || columns.length === 0 || rows.length < fewestSummed) return false;
  if (rows.some((above) => above[0] === "")) return false;
  return columns.every((column) => {
    const values = rows.map((above) => numberIn(above[column] ?? "")).filter((value) => !Number.isNaN(value));
    const sum = values.reduce((total, value) => total + value, 0);
    const is = numberIn(cells[column] ?? "");
    return values.length >= fewestSummed && is !== 0 && Math.abs(sum - is) < Math.max(Math.abs(is) * 1e-9, 0.005);
  });
}
