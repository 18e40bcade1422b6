/**
 * What the codes of a simple font stand for (ISO 32000-1, 9.6.6 and D.2). The runtime knows two of the encodings; the
 * standard one differs from Windows' in quotes and above 160.
 */
const windows = decodeAll("windows-1252");
const macintosh = decodeAll("macintosh");
const standard = windows.map((character, code) => {
  if (code === 0x27) return "’";
  if (code === 0x60) return "‘";
  return code < 0x7f || code === 0xab || code === 0xbb ? character : "";
});

function decodeAll(label: string): string[] {
  const decoder = new TextDecoder(label);
  return Array.from({ length: 256 }, (_, code) => (code < 32 ? "" : decoder.decode(Uint8Array.of(code))));
}

/** The characters of an encoding by code; empty where there is none. */
export function charactersOf(encoding: unknown): string[] {
  if (encoding === "/WinAnsiEncoding") return [...windows];
  return encoding === "/MacRomanEncoding" ? [...macintosh] : [...standard];
}

/** Names of characters in the order of Windows' encoding, from 32 (Adobe Glyph List). */
const ascii = `space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus
  comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question
  at`;
const between = "bracketleft backslash bracketright asciicircum underscore grave";
const after = "braceleft bar braceright asciitilde";
const latin = `exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft
  logicalnot uni00AD registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla
  onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex Atilde
  Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve
  Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave
  aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex
  idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute
  thorn ydieresis`;
const others: Record<string, string> = {
  quoteleft: "‘",
  quoteright: "’",
  quotedblleft: "“",
  quotedblright: "”",
  quotedblbase: "„",
  quotesinglbase: "‚",
  guilsinglleft: "‹",
  guilsinglright: "›",
  endash: "–",
  emdash: "—",
  bullet: "•",
  ellipsis: "…",
  Euro: "€",
  trademark: "™",
  fi: "fi",
  fl: "fl",
  ff: "ff",
  ffi: "ffi",
  ffl: "ffl",
  OE: "Œ",
  oe: "œ",
  Scaron: "Š",
  scaron: "š",
  Zcaron: "Ž",
  zcaron: "ž",
  Ydieresis: "Ÿ",
  dotlessi: "ı",
  minus: "−",
  nbspace: "\u00a0",
  florin: "ƒ",
};
const names = new Map(Object.entries(others));
const add = (list: string, first: number) => {
  for (const [index, name] of list.split(/\s+/).entries()) names.set(name, String.fromCodePoint(first + index));
};
add(ascii, 32);
add(between, 0x5b);
add(after, 0x7b);
add(latin, 0xa1);

/** What a glyph's name stands for; empty if unknown. */
export function characterOfName(name: string): string {
  const [plain = ""] = name.split(".");
  const known = names.get(plain);
  if (known !== undefined) return known;
  if (/^[A-Za-z]$/.test(plain)) return plain;
  const code = /^(?:uni|u)([0-9A-F]{4,6})/.exec(plain)?.[1];
  const point = code === undefined ? 0 : Number.parseInt(plain.startsWith("uni") ? code.slice(0, 4) : code, 16);
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000) ? String.fromCodePoint(point) : "";
}
