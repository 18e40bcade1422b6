import { oneOf, type Random } from "#lib/commands/test/seeded-random.ts";
import type { FieldType } from "#lib/contracts/template.ts";
import type { TemplateDefinition } from "../../definition.ts";
import { csvOf } from "../typeset-sheet.fixture.ts";

/** One group of letters per word; the last groups join or form ligatures. */
const letters = [
  "abcdefghijklmnopqrstuvwxyz",
  "mwMWQ@%",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÆŒ",
  "0123456789.,",
  "ßàéîøüçñłđžışþœ",
  "абвгдежзийклмнопрстуфхцчшщыюяЖШЩЮ",
  "αβγδεζηθικλμνξοπρστυφχψωΩΜ",
  "אבגדהוזחטיכלמנסעפצקרשת",
  "東京都中央区銀座様株式会社カタカナひらがな서울특별시",
  "-–—/()[]!?&+*#'’“”„…:;<>=|~^",
  "fiflffTyAVToWa.f)f]f?f’Q,",
];
/** Most texts use a single group. */
const alphabets = [letters.slice(0, 1), letters.slice(0, 5), ...letters.map((kind) => [kind])];

/**
 * Random words of every length in all text fields: from one letter to some 150, so that boxes of every size get texts
 * just below and just above their limits. The fonts can set every word.
 */
export function randomText(random: Random): string {
  const alphabet = oneOf(random, alphabets);
  const length = Math.floor(1.5 ** (random() * 12.5));
  const longest = 2 + random() * 16;
  let text = "";
  while (text.length < length) {
    const from = [...oneOf(random, alphabet)];
    const word = Array.from({ length: 1 + Math.floor(random() * longest) }, () => oneOf(random, from)).join("");
    text += word + (random() < 0.03 ? "\n" : " ");
  }
  return text.slice(0, length).trim() || "A";
}

/** Values for the other fields, all valid. */
const others: Record<Exclude<FieldType, "text">, (random: Random) => string> = {
  number: (random) => `${Math.floor(1.5 ** (random() * 50)) / 100}`,
  percent: (random) => `${Math.floor(random() * 100)}%`,
  date: (random) => `20${10 + Math.floor(random() * 30)}-09-23`,
  code: (random) => randomText(random).slice(0, 60),
  picture: () => "",
};

/** A sheet of such rows, in which many optional cells are empty. */
export function randomSheet({ fields, group }: TemplateDefinition, rows: number, random: Random): string {
  const made = Array.from({ length: rows }, () =>
    fields.map(({ type, required }) => {
      if (!required && random() < 0.4) return "";
      return type === "text" ? randomText(random) : others[type](random);
    }),
  );
  const isShared = fields.map(({ name }) => group !== null && !group.lines.includes(name));
  const shared = made.map((row, index) =>
    row.map((cell, column) => (isShared[column] ? made[index - (index % 3)]?.[column] : cell) ?? ""),
  );
  return csvOf([fields.map(({ label }) => label), ...shared]);
}

/** A sheet with so many words in one text field, so that some texts only just don't fit. Other texts are short. */
export function growingSheet(
  { fields }: TemplateDefinition,
  growing: string,
  lengths: number[],
  random: Random,
): string {
  const words = (count: number) => Array.from({ length: count }, (_, n) => "abcdefg".slice(0, 3 + (n % 5))).join(" ");
  const made = lengths.map((length) =>
    fields.map(({ name, type }) => {
      if (type !== "text") return others[type](random);
      return name === growing ? words(length) : `A${length}`;
    }),
  );
  return csvOf([fields.map(({ label }) => label), ...made]);
}
