import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { WordDocument } from "./document.ts";
import type { FileLanguage } from "./language.ts";
import type { Inline } from "./model.ts";
import { eachOfDocument } from "./tags/find-tags.ts";

/** Frequent small words, those that hardly any other of these languages has. */
const smallWords = dictionary<string>({
  en: "the and of to with your you for is are we this that from our by be have will not please dear their",
  de: "der die das und mit für ist sie wir ihre ihr ihnen nicht auf bei den dem des ein eine einen zum zur geehrte grüßen",
  fr: "le les des et vous nous votre avec pour est une dans sur par cette vos nos aux du au madame monsieur",
  es: "el los las y con para por su usted del una nos este esta sus señor estimado estimada como más",
  it: "il gli di che con per della del dei una alla nel sono questo signor gentile vostra nostro più anche",
  nl: "de het een van en met voor wij uw niet zijn aan dat deze bij naar wordt geachte heer mevrouw u",
  pt: "os com para uma não por seu sua dos das ao você em senhor prezado mais foi são",
  pl: "się nie na jest do oraz przez dla pan pani państwo lub które szanowny od są jako",
  sv: "och att det som för med är på inte till av ett vi ni från eller hälsningar",
  da: "og at det som for med er på ikke til af et vi de fra eller venlig hilsen deres",
  nb: "og at det som for med er på ikke til av et vi dere fra eller vennlig hilsen deres",
  cs: "se na je že pro který nebo jsou vás vážený vážená dne podle jako při",
});
const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords))
  for (const word of words.split(" ")) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Fewer don't show a language: a name or a heading may be in any. */
const fewestWords = 4;
/** A language's words are at least this many times as frequent as another's that is ruled out. */
const clearLead = 2;
const mostCharacters = 200_000;

/**
 * The language that most of a text is in, by its small words (ISO 639-1); null for short texts, and for others than the
 * languages known here.
 * @param stated decides between languages that are much alike, as Danish and Norwegian
 */
export function languageOfText(text: string, stated: string | null = null): string | null {
  const counts = new Map<string, number>();
  for (const [word] of text
    .slice(0, mostCharacters)
    .toLowerCase()
    .matchAll(/\p{L}+/gu))
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most < fewestWords) return null;
  const likely = [...counts].filter(([, count]) => count > most / clearLead).map(([language]) => language);
  if (stated !== null && likely.includes(stated)) return stated;
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** @param usual of texts that state none */
export function fileLanguage(document: Pick<WordDocument, "sections">, usual: string | null): FileLanguage {
  const letters = new Map<string, number>();
  let words = "";
  eachOfDocument(document, (inlines) => {
    for (const inline of inlines) {
      if (inline.kind !== "text") continue;
      const tag = inline.run.language ?? usual;
      if (tag !== null) letters.set(tag, (letters.get(tag) ?? 0) + lettersIn(inline));
      if (words.length < mostCharacters) words += inline.text;
    }
    words += " ";
  });
  const known = [...letters].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
  const stated = known[0] ?? usual;
  const tags = [...known, usual].flatMap((tag) => localeOf(tag) ?? []);
  const tag = localeOf(stated);
  const spoken = languageOfText(words, tag && languageOf(tag));
  if (spoken === null) return { stated, main: tag === null ? null : { tag, by: "stated" } };
  return { stated, main: { tag: tags.find((each) => languageOf(each) === spoken) ?? spoken, by: "words" } };
}

const lettersIn = ({ text }: Extract<Inline, { kind: "text" }>) => text.match(/\p{L}/gu)?.length ?? 0;

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** A tag in its usual form; null for what isn't one, and for "no language". */
function localeOf(tag: string | null): string | null {
  if (tag === null || !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) || /^(und|zxx|mul)\b/i.test(tag)) return null;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return null;
  }
}
