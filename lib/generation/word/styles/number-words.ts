import { dictionary } from "#lib/generation/formats/dictionary.ts";

const small = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const irregular: Record<string, string> = {
  ...{ one: "first", two: "second", three: "third", five: "fifth", eight: "eighth", nine: "ninth", twelve: "twelfth" },
};

/** Up to 99, which no list of clauses exceeds. */
function cardinal(value: number): string {
  if (value < 20) return small[value] ?? String(value);
  const [ten, one] = [tens[Math.floor(value / 10)], value % 10];
  return ten === undefined ? String(value) : one === 0 ? ten : `${ten}-${small[one]}`;
}

function ordinal(value: number): string {
  const [, head = "", last = ""] = /^(.*?)([a-z]+)$/.exec(cardinal(value)) ?? [];
  return last === "" ? String(value) : head + (irregular[last] ?? `${last.replace(/y$/, "ie")}th`);
}

function ordinalSign(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14;
  return `${value}${isTeen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th")}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The formats of numbers (17.18.59) that are words or endings of a language, as Word writes them in English. */
export const englishFormats = dictionary<(value: number) => string>({
  "English cardinalText": (value) => capital(cardinal(value)),
  "English ordinalText": (value) => capital(ordinal(value)),
  "English ordinal": ordinalSign,
});
