import { foldCase } from "#lib/contracts/fold-case.ts";

/** The languages in which sheets name countries: those whose headers we know. */
const languages = "en de fr es it pt nl pl cs da sv nb fi el ru uk ar he ja".split(" ");

/** What people write for a country besides its names and its code (ISO 3166-1). */
const furtherNames: Readonly<Record<string, string>> = {
  ...{ usa: "US", "u.s.a.": "US", "u.s.": "US", "united states of america": "US", america: "US" },
  ...{ uk: "GB", "u.k.": "GB", "great britain": "GB", england: "GB", scotland: "GB", wales: "GB" },
  ...{ aut: "AT", deu: "DE", ger: "DE", che: "CH", sui: "CH", gbr: "GB", fra: "FR", ita: "IT", esp: "ES", nld: "NL" },
  ...{ a: "AT", d: "DE", f: "FR", i: "IT", e: "ES", b: "BE", "the netherlands": "NL", holland: "NL", holandia: "NL" },
};

const plain = (text: string) => foldCase(text.trim()).normalize("NFKD").replace(/\p{M}/gu, "");

let known: Map<string, string> | undefined;

/** Every country's code, names and other spellings, folded. Built once, because looking them up is slow. */
function codes(): Map<string, string> {
  if (known) return known;
  known = new Map(Object.entries(furtherNames));
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code);
      if (name === undefined) continue;
      const current = currentCode(code);
      known.set(plain(name), current);
      known.set(plain(code), current);
    }
  }
  return known;
}

/** The code that replaces one of ISO 3166-3 or a reserved one, whose name is the same: `GB` for `UK`, `FR` for `FX`. */
function currentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

/** Whether a text is a country's name or code, in one of the languages of our headers. */
export function isCountry(text: string): boolean {
  return codes().has(plain(text));
}

/** The country where the sender is. */
export interface HomeCountry {
  /** Its English name, or as it was written if it's unknown; "" for none. */
  name: string;
  /** Whether an address is there, whatever it calls the country. */
  isHome: (country: string) => boolean;
}

/** @param home the country as the sender wrote it: a name in any language, or a code; "" for none */
export function homeCountry(home: string): HomeCountry {
  const homeName = plain(home);
  if (homeName === "") return { name: "", isHome: () => false };
  const code = codes().get(homeName);
  const name = code === undefined ? undefined : new Intl.DisplayNames("en", { type: "region" }).of(code);
  return {
    name: name ?? home.trim(),
    isHome(country) {
      const text = plain(country);
      return text === homeName || (code !== undefined && codes().get(text) === code);
    },
  };
}
