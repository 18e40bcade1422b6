import type { XmlElement } from "./xml-tree.ts";

/** Symbol fonts are mapped to the private use area; the common bullets have Unicode characters. */
export function symbolOf({ attributes }: XmlElement): string {
  const code = Number.parseInt(attributes["w:char"] ?? "", 16);
  return Number.isNaN(code) ? "" : symbolText(String.fromCodePoint(code), attributes["w:font"] ?? "");
}

const symbols: Record<string, string> = {
  "symbol\xb7": "•",
  "wingdings\xa7": "▪",
  "wingdings\xfc": "✓",
  "wingdings\xd8": "➢",
  "wingdings\x6e": "■",
  "wingdings\x6c": "●",
  "wingdings\x71": "❑",
  "wingdings\x76": "❖",
  "wingdings\xa8": "☐",
  "wingdings\xfe": "☑",
  "wingdings\x6f": "☐",
  "wingdings\xf0": "⇨",
  "wingdings\xe0": "→",
  "wingdings\x28": "☎",
  "wingdings\x2a": "✉",
  "symbol\xd2": "®",
  "symbol\xd3": "©",
  "symbol\xd4": "™",
  "symbol\xb0": "°",
  "courier newo": "o",
};

/** A text in a symbol font as Unicode. */
export function symbolText(text: string, font: string): string {
  if (!/^(symbol|wingdings|webdings)/i.test(font) && !/[\uf000-\uf0ff]/.test(text)) return text;
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const low = String.fromCodePoint(code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code);
      return (
        symbols[`${font.toLowerCase().replace(/ ?[23]$/, "")}${low}`] ??
        (code >= 0xf000 && code <= 0xf0ff ? "•" : character)
      );
    })
    .join("");
}
