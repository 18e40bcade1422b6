import { dictionary } from "#lib/generation/formats/dictionary.ts";

/** Each of these letters in turn, and after the last one all of them doubled, as Word does. */
const letters = (all: string) => (value: number) => {
  const signs = [...all];
  const sign = signs[(value - 1) % signs.length] ?? "";
  return value < 1 || value > signs.length * mostRepeats ? String(value) : sign.repeat(Math.ceil(value / signs.length));
};
const mostRepeats = 5;

/** Each of these signs in turn; then, as in Word, digits. */
const signs = (all: string) => (value: number) => [...all][value - 1] ?? String(value);

/** Digits from zero, as many as the base, and at least so many in a number; what is written on both sides of it. */
export interface Digits {
  digits: string;
  least: number;
  beside?: string;
}

export function inDigits({ digits, least, beside = "" }: Digits, value: number): string {
  const all = [...digits];
  const shown = [...value.toString(all.length)].map((each) => all[Number.parseInt(each, all.length)]);
  while (shown.length < least) shown.unshift(all[0]);
  return `${beside && `${beside} `}${shown.join("")}${beside && ` ${beside}`}`;
}

const ten = (digits: string): Digits => ({ digits, least: 1 });

/** Counted with words for ten and hundred, as far as all programs agree. */
const counted = (all: string, ten: string) => (value: number) => {
  const words = [...all];
  if (value < 1 || value > 99) return String(value);
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const one = ones === 0 ? "" : (words[ones] ?? "");
  return tens === 0 ? one : `${tens === 1 ? "" : words[tens]}${ten}${one}`;
};

const hebrewHundreds = ["", "ק", "ר", "ש", "ת"];

/** Letters as numerals: 15 and 16 are 9 + 6 and 9 + 7, for religious reasons. */
function hebrew(value: number): string {
  if (value < 1 || value > 499) return String(value);
  const rest = value % 100;
  const isSacred = rest === 15 || rest === 16;
  const tens = isSacred ? "ט" : ([..." יכלמנסעפצ"][Math.floor(rest / 10)]?.trim() ?? "");
  const ones = isSacred ? rest - 9 : rest % 10;
  return `${hebrewHundreds[Math.floor(value / 100)]}${tens}${[..." אבגדהוזחט"][ones]?.trim() ?? ""}`;
}

const han = "〇一二三四五六七八九";
const counting = counted(han, "十");

/** The formats of numbers (17.18.59) that are written digit by digit, however large they are. */
export const digitFormats = dictionary<Digits>({
  thaiNumbers: ten("๐๑๒๓๔๕๖๗๘๙"),
  hindiNumbers: ten("०१२३४५६७८९"),
  ideographDigital: ten(han),
  taiwaneseDigital: ten(han.replace("〇", "○")),
  koreanDigital: ten("영일이삼사오육칠팔구"),
  decimalFullWidth: ten("０１２３４５６７８９"),
  numberInDash: { ...ten("0123456789"), beside: "-" },
  hex: ten("0123456789ABCDEF"),
});

/** The formats of numbers in other scripts, up to 499. Where they end and we aren't certain what follows, there are digits. */
export const scriptFormats = dictionary<(value: number) => string>({
  hebrew1: hebrew,
  hebrew2: signs("אבגדהוזחטיכלמנסעפצקרשת"),
  arabicAlpha: signs("أبتثجحخدذرزسشصضطظعغفقكلمنهوي"),
  arabicAbjad: signs("أبجدهوزحطيكلمنسعفصقرشتثخذضظغ"),
  russianLower: letters("абвгдежзиклмнопрстуфхцчшщэюя"),
  russianUpper: letters("АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"),
  ...{ chineseCounting: counting, chineseCountingThousand: counting, japaneseCounting: counting },
  ...{ taiwaneseCounting: counting, taiwaneseCountingThousand: counting },
  ideographTraditional: signs("甲乙丙丁戊己庚辛壬癸"),
  ideographZodiac: signs("子丑寅卯辰巳午未申酉戌亥"),
  ideographEnclosedCircle: signs("㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉"),
  koreanCounting: counted("영일이삼사오육칠팔구", "십"),
  ganada: signs("가나다라마바사아자차카타파하"),
  chosung: signs("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"),
  aiueo: signs("ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ"),
  aiueoFullWidth: signs("アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン"),
  irohaFullWidth: signs(
    "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン",
  ),
  decimalEnclosedCircle: signs("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"),
  decimalEnclosedCircleChinese: signs("①②③④⑤⑥⑦⑧⑨⑩"),
  decimalEnclosedFullstop: signs("⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛"),
  decimalEnclosedParen: signs("⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇"),
});
