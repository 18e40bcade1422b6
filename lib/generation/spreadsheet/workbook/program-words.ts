/**
 * What spreadsheet programs write into a workbook in their own language: the name of the cell style Normal, the heading
 * of the list of sheets, and what a new tab is called, less its number. English words, which other programs write too,
 * and those that several languages share ("Normal") are left out.
 */
const words: Record<string, string[]> = {
  de: ["Standard", "Arbeitsblätter", "Tabelle", "Tabellenblatt"],
  fr: ["Feuilles de calcul", "Feuil", "Feuille"],
  es: ["Hojas de cálculo", "Hoja"],
  it: ["Normale", "Fogli di lavoro", "Foglio"],
  nl: ["Standaard", "Werkbladen", "Blad"],
  "pt-BR": ["Planilhas", "Planilha", "Página"],
  pt: ["Folhas de cálculo", "Folha"],
  pl: ["Normalny", "Arkusze", "Arkusz"],
  cs: ["Normální", "Listy", "List"],
  sk: ["Normálna", "Normálne", "Hárky", "Hárok"],
  sl: ["Navadno", "List"],
  hr: ["Normalno", "List"],
  hu: ["Normál", "Munkalapok", "Munka", "Munkalap"],
  ro: ["Foi de lucru", "Foaie"],
  sv: ["Kalkylblad", "Blad"],
  da: ["Regneark", "Ark"],
  nb: ["Regneark", "Ark"],
  fi: ["Normaali", "Laskentataulukot", "Taul", "Taulukko"],
  tr: ["Çalışma Sayfaları", "Sayfa"],
  el: ["Φύλλα εργασίας", "Φύλλο"],
  ru: ["Обычный", "Листы", "Лист"],
  uk: ["Звичайний", "Аркуші", "Аркуш"],
  he: ["גליונות עבודה", "גיליונות עבודה", "גיליון"],
  ja: ["標準", "ワークシート", "シート"],
  "zh-CN": ["常规", "工作表"],
  "zh-TW": ["一般", "工作表"],
  ko: ["표준", "워크시트", "시트"],
  th: ["ปกติ", "แผ่นงาน"],
};

const fold = (word: string) => word.normalize("NFC").toLowerCase();

const locales = new Map<string, string[]>();
for (const [locale, each] of Object.entries(words)) {
  for (const word of each) locales.set(fold(word), [...(locales.get(fold(word)) ?? []), locale]);
}

/** The locales whose programs write this word; empty for any other. A number behind it (`Tabelle1`) is passed over. */
export function localesOfWord(word: string): string[] {
  return locales.get(fold(word.replace(/\s?\d+$/, ""))) ?? [];
}
