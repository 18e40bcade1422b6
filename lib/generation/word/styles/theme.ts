import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";

/** The fonts and colours of a theme (ISO/IEC 29500-1, 20.1.6). */
export interface Theme {
  /** By `w:asciiTheme`: `minorHAnsi`. */
  font(name: string): string | undefined;
  /** RRGGBB by `w:themeColor` or `a:schemeClr`, lightened or darkened as the attributes or children say. */
  color(name: string, change?: { tint?: string | undefined; shade?: string | undefined }): string | undefined;
}

const colorNames = dictionary<string>({
  dark1: "dk1",
  light1: "lt1",
  dark2: "dk2",
  light2: "lt2",
  text1: "dk1",
  background1: "lt1",
  text2: "dk2",
  background2: "lt2",
  tx1: "dk1",
  bg1: "lt1",
  tx2: "dk2",
  bg2: "lt2",
  hyperlink: "hlink",
  followedHyperlink: "folHlink",
});

/** By language, the script that names its font in a theme (20.1.4.1.16, ISO 15924). */
const scripts = dictionary<string>({
  ja: "Jpan",
  ko: "Hang",
  zh: "Hans",
  "zh-tw": "Hant",
  "zh-hk": "Hant",
  "zh-mo": "Hant",
  he: "Hebr",
  ar: "Arab",
  fa: "Arab",
  ur: "Arab",
  th: "Thai",
  hi: "Deva",
  ...{ bn: "Beng", gu: "Gujr", pa: "Guru", ta: "Taml", te: "Telu", kn: "Knda", ml: "Mlym", vi: "Viet", ka: "Geor" },
});

/** @param languages the document's `w:themeFontLang` (17.15.1.88): what an East Asian or complex font is for that is left empty */
export function readTheme(root: XmlElement | undefined, languages?: XmlElement): Theme {
  const elements = childAt(root, "a:themeElements");
  const colors = new Map<string, string>();
  for (const { name, children } of elementsOf(childAt(elements, "a:clrScheme"))) {
    const color = children.find((child) => typeof child !== "string");
    const value = color?.attributes.lastClr ?? color?.attributes.val;
    if (value && /^[\da-f]{6}$/i.test(value)) colors.set(name.slice(2), value);
  }
  const fonts = childAt(elements, "a:fontScheme");
  return {
    font(name) {
      const scheme = name.startsWith("major") ? "a:majorFont" : "a:minorFont";
      const kind = /EastAsia/.test(name) ? "a:ea" : /Bidi/.test(name) ? "a:cs" : "a:latin";
      const typeface = childAt(fonts, scheme, kind)?.attributes.typeface;
      if (typeface || kind === "a:latin") return typeface || undefined;
      const language = languages?.attributes[kind === "a:ea" ? "w:eastAsia" : "w:bidi"]?.toLowerCase() ?? "";
      const script = scripts[language] ?? scripts[language.slice(0, 2)];
      const byScript = elementsOf(childAt(fonts, scheme), "a:font").find(
        ({ attributes }) => attributes.script === script,
      );
      return byScript?.attributes.typeface || undefined;
    },
    color(name, { tint, shade } = {}) {
      const value = colors.get(colorNames[name] ?? name);
      if (value === undefined) return undefined;
      const lighter = tint === undefined ? 1 : Number.parseInt(tint, 16) / 255;
      const darker = shade === undefined ? 1 : Number.parseInt(shade, 16) / 255;
      return mapChannels(value, (channel) => (channel * lighter + 255 * (1 - lighter)) * darker);
    },
  };
}

export function mapChannels(color: string, change: (channel: number) => number): string {
  return [0, 2, 4]
    .map((at) => Math.round(Math.max(0, Math.min(255, change(Number.parseInt(color.slice(at, at + 2), 16))))))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
}
