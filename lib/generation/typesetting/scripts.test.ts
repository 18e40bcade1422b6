import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readGlyphs, readPlaces } from "../archive/pdf/read-glyphs.fixture.ts";
import { splitPdf } from "../archive/pdf/split.ts";
import { completeSettings } from "../mapping/fit/fit-defaults.ts";
import { localeFacts } from "../mapping/values/locale.ts";
import { readCatalogue } from "../templates/catalogue.ts";
import { splitPages } from "./svg-pages.ts";
import { createTypesetter } from "./typesetter.ts";

const typesetter = createTypesetter(process.cwd());
const template = readCatalogue(process.cwd()).all.find(({ id }) => id === "certificate");
assert.ok(template);

function typeset(recipient: string, locale = "en-GB", style = "modern") {
  assert.ok(template);
  const settings = completeSettings(template, { style });
  const record = { values: { recipient, course: "A", date: null, score: null }, settings: {} };
  const frame = {
    template: "certificate",
    title: "Scripts",
    locale: localeFacts(locale),
    images: {},
    author: null,
    sheet: null,
  };
  return typesetter.typeset({ ...frame, settings, records: [record, record] });
}

/** A certificate for the second record of its batch. */
function pdfOf(...batch: Parameters<typeof typeset>): Uint8Array {
  const made = typeset(...batch);
  const documents = made.pages.map((pages) => ({ pages, title: "A" }));
  assert.equal(splitPdf(made.pdf("pdf/a-3a", new Date(0)), documents).length, 2);
  return splitPdf(made.pdf("pdf", new Date(0)), documents)[1] ?? new Uint8Array();
}

const glyphsOf = (...batch: Parameters<typeof typeset>) => readGlyphs(pdfOf(...batch));

const scripts = [
  ["Latin", "Łukasz Þór Nguyễn", "Inter", "EBGaramond"],
  ["Greek", "Ελένη Παπαδοπούλου", "Inter", "EBGaramond"],
  ["Cyrillic", "Зоряна Ґалаґан", "Inter", "EBGaramond"],
  ["Arabic", "محمد عبد الله پژوهش", "NotoSansArabic", "NotoNaskhArabic"],
  ["Hebrew", "ישראל שָׁלוֹם", "NotoSansHebrew", "NotoSerifHebrew"],
  ["Devanagari", "श्रीमती कृष्णा क्षत्रिय", "NotoSansDevanagari", "NotoSerifDevanagari"],
  ["Thai", "สมหญิง น้ำใจดี", "NotoSansThai", "NotoSansThai"],
  ["Tamil", "கொடுமுடி கௌசல்யா ஸ்ரீ க்ஷேத்ரா", "NotoSansTamil", "NotoSansTamil"],
  ["Bengali", "সুস্মিতা চট্টোপাধ্যায় আর্যপুত্র", "NotoSansBengali", "NotoSerifBengali"],
  ["Telugu", "శ్రీనివాస్ లక్ష్మీ మూర్తి", "NotoSansTelugu", "NotoSerifTelugu"],
  ["Gujarati", "શ્રીમતી હર્ષદા ક્ષિતિજ", "NotoSansGujarati", "NotoSansGujarati"],
  ["Kannada", "ಲಕ್ಷ್ಮೀ ಕೊಪ್ಪಳ ಮೂರ್ತಿ", "NotoSansKannada", "NotoSansKannada"],
  ["Malayalam", "ശ്രീലക്ഷ്മി കോഴിക്കോട് നമ്പ്യാർ", "NotoSansMalayalam", "NotoSansMalayalam"],
  ["Gurmukhi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ", "NotoSansGurmukhi", "NotoSansGurmukhi"],
  ["Odia", "ଶ୍ରୀମତୀ ଲକ୍ଷ୍ମୀପ୍ରିୟା", "NotoSansOriya", "NotoSansOriya"],
  ["Sinhala", "ශ්‍රී ලක්ෂ්මී චන්ද්‍රසේකර", "NotoSansSinhala", "NotoSansSinhala"],
  ["Armenian", "Հայկ Սարգսյան Երևան", "NotoSansArmenian", "NotoSansArmenian"],
  ["Georgian", "გიორგი ქავთარაძე", "NotoSansGeorgian", "NotoSansGeorgian"],
  ["Khmer", "សុខា ស្រីពៅ ភ្នំពេញ", "NotoSansKhmer", "NotoSansKhmer"],
  ["Lao", "ສົມສັກ ວົງພະຈັນ ນ້ຳ", "NotoSansLao", "NotoSansLao"],
  ["Burmese", "အောင်ဆန်းစုကြည် မြန်မာ", "NotoSansMyanmar", "NotoSansMyanmar"],
  ["Ethiopic", "አበበ ቢቂላ", "NotoSansEthiopic", "NotoSansEthiopic"],
  ["Chinese", "欧阳修明 歐陽脩", "NotoSansHans", "NotoSansHans"],
  ["Japanese", "さくらカナ", "NotoSansHans", "NotoSansHans"],
  ["Korean", "김철수", "NotoSansKR", "NotoSansKR"],
] as const;

describe("the scripts that documents are set in", () => {
  for (const [script, name, sans, serif] of scripts) {
    test(`sets ${script} from fonts of the same look as the rest, and no box`, async () => {
      for (const [style, family] of [
        ["modern", sans],
        ["classical", serif],
      ] as const) {
        const glyphs = await glyphsOf(name, "en-GB", style);
        const set = glyphs.filter(({ font }) => font.startsWith(`${family}-`)).map(({ text }) => text);
        const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
        assert.deepEqual(
          letters.filter((letter) => !set.some((text) => text.includes(letter))),
          [],
          style,
        );
        assert.deepEqual(
          glyphs.filter(({ isBox }) => isBox),
          [],
        );
      }
    });
  }

  test("gives Han letters the forms of the locale's language", async () => {
    const fontFor = async (locale: string) => (await glyphsOf("直", locale)).find(({ text }) => text === "直")?.font;
    assert.match(String(await fontFor("ja-JP")), /^NotoSansJP-/);
    assert.match(String(await fontFor("ko-KR")), /^NotoSansKR-/);
    for (const locale of ["zh-CN", "zh-TW", "en-GB"]) assert.match(String(await fontFor(locale)), /^NotoSansHans-/);
  });

  test("sets each emoji as one picture, also one that is joined from several", async () => {
    const emoji = ["🦄", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "👩🏽‍❤️‍👨🏿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "✌️", "🏳️‍🌈"];
    for (const style of ["modern", "classical"]) {
      const glyphs = await glyphsOf(emoji.join(" "), "en-GB", style);
      const pictures = glyphs.filter(({ font }) => font === "NotoColorEmoji").map(({ text }) => text);
      assert.deepEqual(pictures.toSorted(), emoji.toSorted(), style);
    }
  });

  test("leaves signs letters that do not ask to be pictures", async () => {
    const glyphs = await glyphsOf("♥ © ™ 1 #");
    assert.deepEqual(
      glyphs.filter(({ font }) => font === "NotoColorEmoji"),
      [],
    );
  });

  test("shows emoji in the preview too", () => {
    const pages = splitPages(typeset("Zoë 🦄").svg(), 2);
    assert.equal(pages.filter((page) => page.includes("<image") && page.includes("data:image/svg+xml")).length, 2);
  });

  test("reads a value in the direction of its first letter, also against the page's", async () => {
    const places = async (...batch: Parameters<typeof typeset>) => (await readPlaces(pdfOf(...batch))).join(" ");
    // A mirrored bracket is reported as the character that it stands for.
    assert.match(await places("מה (Zoë) 7", "en-GB"), /that 7 \) Zoë \( מה has/);
    assert.match(await places("Zoë מה 7!", "he-IL"), /that Zoë 7 מה ! has/);
  });

  test("breaks lines where a script allows it, and never between letters that join", () => {
    const faultsOf = (recipient: string) => typeset(recipient).tooLong.filter(({ record }) => record === 0);
    assert.deepEqual(faultsOf("人工智能导论".repeat(6)), []);
    assert.deepEqual(faultsOf("การพัฒนาซอฟต์แวร์".repeat(4)), []);
    assert.deepEqual(faultsOf("ການພັດທະນາຊອບແວ".repeat(4)), []);
    assert.deepEqual(faultsOf("ការអភិវឌ្ឍកម្មវិធី".repeat(4)), []);
    assert.deepEqual(faultsOf("ဆော့ဖ်ဝဲလ်ဖွံ့ဖြိုးတိုးတက်မှု".repeat(3)), []);
    for (const word of ["محمد", "கௌசல்யா", "চট্টোপাধ্যায়", "కృష్ణ", "લક્ષ્મી", "ಲಕ್ಷ್ಮೀ", "ശ്രീലക്ഷ്മി", "ਗੁਰਪ੍ਰੀਤ", "ମହାପାତ୍ର", "ලක්ෂ්මී"]) {
      assert.deepEqual(faultsOf(`${word} `.repeat(6).trim()), []);
      assert.equal(faultsOf(word.repeat(40))[0]?.field, "recipient", word);
    }
  });
});
