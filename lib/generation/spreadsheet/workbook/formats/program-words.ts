/**
 * Words that spreadsheet programs write into a workbook in their own language: the name of the cell style Normal, the
 * heading of the sheet list, and new tabs without their number. Excludes English words, and those that other languages
 * share with English ("Normal", "List").
 */
type Kind = "style" | "heading" | "tab";

const words: Record<string, Partial<Record<Kind, string[]>>> = {
  de: { style: ["Standard"], heading: ["Arbeitsblätter"], tab: ["Tabelle", "Tabellenblatt"] },
  fr: { heading: ["Feuilles de calcul"], tab: ["Feuil", "Feuille", "Feuille "] },
  es: { heading: ["Hojas de cálculo"], tab: ["Hoja", "Hoja "] },
  it: { style: ["Normale"], heading: ["Fogli di lavoro"], tab: ["Foglio"] },
  nl: { style: ["Standaard"], heading: ["Werkbladen"], tab: ["Blad"] },
  "pt-BR": { heading: ["Planilhas"], tab: ["Planilha", "Página"] },
  pt: { heading: ["Folhas de cálculo"], tab: ["Folha"] },
  pl: { style: ["Normalny"], heading: ["Arkusze"], tab: ["Arkusz"] },
  cs: { style: ["Normální"], heading: ["Listy"] },
  sk: { style: ["Normálna", "Normálne"], heading: ["Hárky"], tab: ["Hárok"] },
  sl: { style: ["Navadno"] },
  hr: { style: ["Normalno"] },
  hu: { style: ["Normál"], heading: ["Munkalapok"], tab: ["Munka", "Munkalap"] },
  ro: { heading: ["Foi de lucru"], tab: ["Foaie"] },
  sv: { heading: ["Kalkylblad"], tab: ["Blad"] },
  da: { heading: ["Regneark"], tab: ["Ark"] },
  nb: { heading: ["Regneark"], tab: ["Ark"] },
  fi: { style: ["Normaali"], heading: ["Laskentataulukot"], tab: ["Taul", "Taulukko"] },
  tr: { heading: ["Çalışma Sayfaları"], tab: ["Sayfa"] },
  el: { heading: ["Φύλλα εργασίας"], tab: ["Φύλλο"] },
  ru: { style: ["Обычный"], heading: ["Листы"], tab: ["Лист"] },
  uk: { style: ["Звичайний"], heading: ["Аркуші"], tab: ["Аркуш"] },
  he: { heading: ["גליונות עבודה", "גיליונות עבודה"], tab: ["גיליון"] },
  ja: { style: ["標準"], heading: ["ワークシート"], tab: ["シート"] },
  "zh-CN": { style: ["常规"], heading: ["工作表"], tab: ["工作表"] },
  "zh-TW": { style: ["一般"], heading: ["工作表"], tab: ["工作表"] },
  ko: { style: ["표준"], heading: ["워크시트"], tab: ["시트"] },
  th: { style: ["ปกติ"], heading: ["แผ่นงาน"], tab: ["แผ่นงาน"] },
};

const fold = (word: string) => word.normalize("NFC").toLowerCase();

/** The locales whose programs use this word for this kind; empty for an unknown word. A tab includes its number. */
export function localesOfWord(kind: Kind, word: string): string[] {
  const bare = kind === "tab" ? /^(\D+)\d+$/.exec(word)?.[1] : word;
  if (bare === undefined) return [];
  const folded = fold(bare);
  return Object.keys(words).filter((locale) => words[locale]?.[kind]?.some((each) => fold(each) === folded));
}
