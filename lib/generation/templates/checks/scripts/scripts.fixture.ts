import { asianScripts } from "./asian-scripts.fixture.ts";

/** For tests and stored images: typical texts in a script. */
export interface ScriptTexts {
  locale: string;
  person: string;
  organisation: string;
  role: string;
  place: string;
  /** A course, an article, an event: what a document is about. */
  thing: string;
  phrase: string;
  word: string;
}

export type TextKind = Exclude<keyof ScriptTexts, "locale">;

function texts(locale: string, ...[person, organisation, role, place, thing, phrase, word]: string[]): ScriptTexts {
  if (!person || !organisation || !role || !place || !thing || !phrase || !word)
    throw new Error(`${locale} lacks a text`);
  return { locale, person, organisation, role, place, thing, phrase, word };
}

/** One for each script that the templates support, with local names, places and things. */
export const scripts: Record<string, ScriptTexts> = {
  latin: texts(
    "pl-PL",
    "Świętosława Żółkiewska",
    "Wyższa Szkoła Rzemiosł",
    "Kierowniczka działu",
    "ul. Źródlana 7, 31-123 Kraków",
    "Konserwacja zabytkowych mebli",
    "Dziękujemy za współpracę i do zobaczenia wkrótce.",
    "Wynik",
  ),
  greek: texts(
    "el-GR",
    "Ελένη Παπαδοπούλου",
    "Σχολή Ναυτικών Τεχνών",
    "Διευθύντρια σπουδών",
    "Οδός Ερμού 12, 105 63 Αθήνα",
    "Συντήρηση παραδοσιακών σκαφών",
    "Σας ευχαριστούμε για τη συνεργασία.",
    "Βαθμός",
  ),
  cyrillic: texts(
    "uk-UA",
    "Зоряна Ковальчук-Їжакевич",
    "Львівська академія ремесел",
    "Завідувачка кафедри",
    "вул. Городоцька, 15, 79016 Львів",
    "Реставрація дерев’яної архітектури",
    "Дякуємо за співпрацю й чекаємо на вас знову.",
    "Оцінка",
  ),
  arabic: texts(
    "ar-EG",
    "فاطمة الزهراء بنت عبد الرحمن",
    "معهد القاهرة للفنون",
    "مديرة الدراسات",
    "١٢ شارع طلعت حرب، القاهرة",
    "ترميم المباني التاريخية",
    "نشكركم على تعاونكم ونتمنى لكم التوفيق.",
    "الدرجة",
  ),
  hebrew: texts(
    "he-IL",
    "נעמי בן־דוד הלוי",
    "המכון הירושלמי למלאכות",
    "מנהלת הלימודים",
    "רחוב יפו 34, ירושלים",
    "שימור מבנים היסטוריים",
    "תודה על שיתוף הפעולה ולהתראות בקרוב.",
    "ציון",
  ),
  devanagari: texts(
    "hi-IN",
    "श्रीमती लक्ष्मी कृष्णमूर्ति",
    "राष्ट्रीय शिल्प संस्थान",
    "अध्ययन निदेशक",
    "१२ महात्मा गांधी मार्ग, नई दिल्ली",
    "ऐतिहासिक भवनों का संरक्षण",
    "आपके सहयोग के लिए हार्दिक धन्यवाद।",
    "अंक",
  ),
  thai: texts(
    "th-TH",
    "ณัฐธิดา ศรีสุวรรณ์",
    "สถาบันช่างศิลป์กรุงเทพ",
    "ผู้อำนวยการฝ่ายวิชาการ",
    "๑๒ ถนนสุขุมวิท กรุงเทพมหานคร",
    "การอนุรักษ์อาคารประวัติศาสตร์",
    "ขอขอบคุณที่ให้ความร่วมมือเป็นอย่างดี",
    "คะแนน",
  ),
  ...asianScripts,
  chinese: texts(
    "zh-CN",
    "欧阳晓明",
    "北京传统工艺研究院",
    "教务主任",
    "北京市东城区王府井大街12号",
    "历史建筑保护与修缮",
    "感谢您的支持与合作,期待再次相会。",
    "成绩",
  ),
  japanese: texts(
    "ja-JP",
    "佐々木 さくら",
    "京都伝統工芸研究所",
    "教育部長",
    "京都市中京区御池通12番地",
    "歴史的建造物の保存と修復",
    "ご協力いただき、誠にありがとうございます。",
    "評価",
  ),
  korean: texts(
    "ko-KR",
    "김하늘빛나",
    "서울 전통 공예 연구원",
    "교육 책임자",
    "서울특별시 종로구 인사동길 12",
    "역사 건축물의 보존과 복원",
    "협조해 주셔서 진심으로 감사드립니다.",
    "점수",
  ),
  emoji: texts(
    "en-GB",
    "Zoë 🎉 O’Brien 👩‍🚀",
    "🌿 Green Fair 🌿",
    "Team 🦊",
    "🏝️ Pier 7, Brighton 🇬🇧",
    "Baking 101 🧁🔥",
    "Thank you for coming! 💚👋🏽",
    "⭐️",
  ),
};

const kinds: [pattern: RegExp, kind: TextKind | null][] = [
  [/^date(?!label)|time|doors|order|code|seat|row/i, null],
  [/label|word|heading/i, "word"],
  [/intro|middle|note|text|body|message|comment|closing|greeting|payment|foot|terms|remark|salutation/i, "phrase"],
  [/company|issuer|seller|school|organi|instit|faculty|employer/i, "organisation"],
  [/role|position|degree|class|category|section/i, "role"],
  [/address|place|venue|city|street|location|sender/i, "place"],
  [/course|item|product|title|event|subject|programme|award|topic|description/i, "thing"],
  [/name|recipient|customer|student|holder|guest|person|sign|teacher|principal|attendee|contact/i, "person"],
];

/**
 * What kind of text a field or setting holds, by its name; null for numbers, seats and the like, which don't depend on
 * script.
 */
export function kindOf(name: string): TextKind | null {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
