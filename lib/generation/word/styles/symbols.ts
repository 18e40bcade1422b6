import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { WordDocument } from "../document.ts";
import type { Inline } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { eachOfDocument } from "../tags/find-tags.ts";
import type { XmlElement } from "../xml-tree.ts";

/** A `w:sym` (17.3.3.30) as Unicode. */
export function symbolOf({ attributes }: XmlElement, missed?: (code: string) => void): string {
  const code = Number.parseInt(attributes["w:char"] ?? "", 16);
  return Number.isNaN(code) ? "" : symbolText(String.fromCodePoint(code), attributes["w:font"] ?? "", missed);
}

/** Symbol fonts have their characters at these codes, and at the same in the private use area. */
const row = (first: number, characters: string): [number, string][] =>
  [...characters].map((character, index): [number, string] => [first + index, character]);
const digits = "①②③④⑤⑥⑦⑧⑨⑩";
const whiteOnBlack = "❶❷❸❹❺❻❼❽❾❿";

/** What Unicode has for them, or the nearest that our fonts have. */
const tables = dictionary<ReadonlyMap<number, string>>({
  symbol: new Map([
    ...row(0x20, " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼"),
    ...row(0xa0, "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑"),
    ...row(0xf1, "⟩∫"),
  ]),
  wingdings: new Map([
    ...row(0x20, " ✏✂✁"),
    ...row(0x28, "☎✆✉"),
    ...row(0x3e, "✇✍✍✌"),
    ...row(0x45, "☜☞☝☟"),
    ...[
      ...row(0x4a, "☺"),
      ...row(0x4c, "☹"),
      ...row(0x4e, "☠"),
      ...row(0x51, "✈☼"),
      ...row(0x54, "❄"),
      ...row(0x58, "✠✡"),
    ],
    ...row(0x6c, "●❍■☐☐❑❒◆◆◆❖◆☒"),
    ...row(0x81, digits),
    ...row(0x8c, whiteOnBlack),
    ...row(0x9e, "·•▪○○○◉◎○▪☐"),
    ...row(0xaa, "✦★✶✴✹✵"),
    ...row(0xb5, "✪✰"),
    ...row(0xd8, "➢"),
    ...row(0xdc, "➲"),
    ...row(0xdf, "←→↑↓↖↗↙↘←➔↑↓↖↗↙↘⇦⇨⇧⇩"),
    ...row(0xfb, "✗✓☒☑"),
  ]),
  "wingdings 2": new Map([
    ...[...row(0x20, " "), ...row(0x4f, "✗✓☒☑☒☒")],
    ...[...row(0x6a, digits), ...row(0x75, whiteOnBlack), ...row(0x96, "••●○○"), ...row(0xa2, "■☐▣☐")],
  ]),
  "wingdings 3": new Map([...row(0x20, " "), ...row(0x66, "←→↑↓↖↗↙↘"), ...row(0x70, "▲▼△▽◀▶◁▷◣◢◤◥◂▸▴▾")]),
  webdings: new Map([
    ...[...row(0x20, " "), ...row(0x33, "◀▶▲▼"), ...row(0x61, "✔"), ...row(0x63, "☐"), ...row(0x67, "■")],
    ...[...row(0x6e, "●"), ...row(0x72, "✖")],
  ]),
});

const isPrivate = (code: number) => code >= 0xf000 && code <= 0xf0ff;

function knownSymbol(code: number, font: string): string | null {
  const table = tables[font.toLowerCase().trim()];
  if (!table && !isPrivate(code)) return String.fromCodePoint(code);
  return (table ?? tables.symbol)?.get(isPrivate(code) ? code - 0xf000 : code) ?? null;
}

/** Whether all characters of a font are set as Unicode's. */
export const isSymbolFont = (font: string) => tables[font.toLowerCase().trim()] !== undefined;

/** A text in a symbol font as Unicode, with bullets for what isn't known, which `missed` is called with. */
export function symbolText(text: string, font: string, missed?: (code: string) => void): string {
  if (!isSymbolFont(font) && !/[\uf000-\uf0ff]/.test(text)) return text;
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    // Another font shows what a symbol font lacks.
    if (code > 0xff && !isPrivate(code)) return character;
    const symbol = knownSymbol(code, font);
    if (symbol === null) missed?.(`${font} ${code.toString(16).toUpperCase()}`);
    return symbol ?? "•";
  }).join("");
}

/** What a symbol font shows for the characters that a value may have; null for other fonts. */
export function symbolsOf(font: string): [character: string, symbol: string][] | null {
  const table = tables[font.toLowerCase().trim()];
  if (!table) return null;
  const all = Array.from(table, ([code, symbol]): [string, string] => [String.fromCodePoint(code), symbol]);
  return all.filter(([character]) => !/\p{Cc}/u.test(character));
}

/** Texts in symbol fonts, once tags were found in them. */
export function settleSymbols(document: Pick<WordDocument, "sections">, context: ReadContext): void {
  // Sections share their headers.
  const settled = new Set<Inline>();
  eachOfDocument(document, (inlines) => {
    for (const inline of inlines) {
      if (inline.kind !== "text" || settled.has(inline)) continue;
      settled.add(inline);
      inline.text = symbolText(inline.text, inline.run.font, (symbol) => omit(context, "symbol", symbol));
    }
  });
}
