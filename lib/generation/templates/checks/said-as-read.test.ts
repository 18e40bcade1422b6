import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readByTags } from "../../archive/pdf/reading-order/read-by-tags.fixture.ts";
import { splitPdf } from "../../archive/pdf/split.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { isValid, labelsOf } from "../../mapping/documents/sheet-documents.ts";
import { readCatalogue } from "../catalogue.ts";
import type { TemplateDefinition } from "../definition.ts";
import { scriptSheet } from "./scripts/script-sheet.fixture.ts";
import { scripts } from "./scripts/scripts.fixture.ts";
import { csvOf, type FittedSheet, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";
import { variantsOf } from "./variants.fixture.ts";

const catalogue = readCatalogue(process.cwd());

/** Words from right to left, clusters with raised and lowered parts, both beside other scripts, and digits. */
const names = [
  ...["שרה כהן", "נעמי בן־דוד הלוי", "יוסף (יוסי) לוי", "Ann שרה Cohen", "שרה Ann כהן", "שרה כהן 12", "דוד, אבי"],
  ...["عبد", "عبد الرحمن", "ببد", "تلألأ لألاء", "محمد بن عبد الله", "ثابت بثينة 34 شيث", "Omar عبد"],
  ...["अनुष्का", "अनुष्का शर्मा", "श्रीमती लक्ष्मी कृष्णमूर्ति", "हर्षित र्की कीं", "डॉ. पूर्णिमा"],
  ...["ใจดี", "น้ำ", "น้ำน้ำ", "ณัฐธิดา ศรีสุวรรณ์", "กิ่งแก้ว ปิ่นปี่", "ดีดี คำ"],
  ...["கொடுமுடி செல்வராஜ்", "கௌசல்யா ஸ்ரீநிவாசன்", "க்ஷேத்ரா லக்ஷ்மி", "அனுஷ்கா Ann கோகோ"],
  ...["শ্রীমতী সুস্মিতা চট্টোপাধ্যায়", "মোঃ আর্যপুত্র কর্মকার", "শ্রীনিবাস", "কো কোকো কৌশিক"],
  ...["శ్రీనివాస్ కృష్ణమూర్తి", "లక్ష్మీ ప్రసన్న", "శ్రీమతి హర్షిత", "కైలాస్ స్త్రీ"],
  ...["શ્રીમતી હર્ષદાબેન પટેલ", "ક્ષિતિજ જ્ઞાનેશ", "ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ", "ಲಕ್ಷ್ಮೀ ಕೊಪ್ಪಳ ಕೋಟ್ಯಾನ್", "ಕೈಲಾಸ ಸ್ತ್ರೀ"],
  ...["ശ്രീലക്ഷ്മി കൃഷ്ണൻ", "കോഴിക്കോട് സന്തോഷ് നമ്പ്യാർ", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ", "ਸ੍ਰੀ ਹਰਿਮੰਦਰ"],
  ...["ଶ୍ରୀମତୀ ଲକ୍ଷ୍ମୀପ୍ରିୟା ମହାପାତ୍ର", "କୌଶିକ କୋକୋ", "ශ්‍රී ලක්ෂ්මී චන්ද්‍රසේකර", "කෞශල්‍යා කෝකෝ"],
  ...["សុខា ស្រីពៅ", "ភ្នំពេញ កោះកោះ", "ສົມສັກ ວົງພະຈັນ", "ນ້ຳ ນ້ຳນ້ຳ", "အောင်ဆန်းစုကြည်", "မြန်မာ ကြွေကြွေ"],
  ...["Հայկ Սարգսյան Երևան", "გიორგი ქავთარაძე", "አበበ ቢቂላ"],
  ...["Åžebnem Ǫ̀ x̌ x̌", "Nguyễn Thị Ánh", "Ελένη ᾠδή", "欧阳晓明", "佐々木 さくら", "김하늘", "Zoë 🎉 O’Brien 👩‍🚀"],
];
const addresses = names.map((name, index) => [name, "GroßStraße des 17. Juni 135", `${20354 + index}`, "Hamburg"]);

describe("a screen reader reads by the tags what is in the row", () => {
  for (const [id, locale] of ["certificate", "badge", "letter"].flatMap(
    (id) =>
      [
        [id, "en-GB"],
        [id, "he-IL"],
      ] as const,
  )) {
    test(`names in any script, ${id}, ${locale}`, async () => {
      const header = id === "badge" ? ["Name"] : ["Full name", "Street", "Postcode", "City"];
      const rows = addresses.map((cells) => cells.slice(0, header.length));
      const sheet = await fitSheet(catalogue.find(id), csvOf([header, ...rows]), {}, locale);
      assert.deepEqual(unsaid(catalogue.find(id), sheet), []);
    });
  }
  for (const template of catalogue.all) {
    test(`all texts of ${template.id}, each script in a style of its own`, async () => {
      const variants = variantsOf(template);
      for (const [index, [name, script]] of Object.entries(scripts).entries()) {
        const { settings = {} } = variants[index % variants.length] ?? {};
        assert.deepEqual(unsaid(template, await scriptSheet(template, settings, script)), [], name);
      }
    });
  }
});

/** The values of a sheet's documents that are not heard word for word. */
function unsaid(template: TemplateDefinition, { assignment, documents }: FittedSheet): string[] {
  const valid = documents.filter(isValid);
  const batch = typesetDocuments(assignment, valid);
  const sources = valid.map(({ title }, index) => ({ title, pages: batch.pages[index] ?? 1 }));
  assert.ok(sources.length > 0);
  return splitPdf(batch.pdf("pdf", new Date(0)), sources).flatMap((pdf, index) => {
    const said = wordsOf(readByTags(pdf).join(" "));
    const texts = textsOf(template, valid[index]?.values ?? {});
    return texts
      .filter((text) => !said.includes(wordsOf(text)))
      .map((text) => `${text} is said as ${said.slice(0, 200)}`);
  });
}

function textsOf(template: TemplateDefinition, values: Document["values"]): string[] {
  const lines: Document["values"][] = Array.isArray(values.lines) ? values.lines : [];
  const labels = labelsOf({ values })?.map((label) => label.values) ?? [];
  return template.fields
    .filter(({ type }) => type === "text")
    .flatMap(({ name, collects }) =>
      [values, ...lines, ...labels].flatMap(({ [name]: value }) =>
        // "Maths: A" becomes two cells of a table.
        typeof value === "string" ? value.split(collects ? /[:\n]/ : "\n") : [],
      ),
    );
}

/** Words with spaces around each, without capitals, Greek accents and the commas that end a line of an address. */
function wordsOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?<=\p{Script=Greek})\u0301|\p{Default_Ignorable_Code_Point}/gu, "");
  return ` ${plain.replace(/[\s,]+/g, " ").trim()} `;
}
