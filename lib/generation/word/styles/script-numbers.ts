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

/** Digits of another script, from zero. */
const digits = (all: string) => (value: number) =>
  String(value).replace(/\d/g, (digit) => [...all][Number(digit)] ?? digit);

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

/** The formats of numbers (17.18.59) in other scripts. Where they end and we aren't certain what follows, there are digits. */
export const scriptFormats = dictionary<(value: number) => string>({
  hebrew1: hebrew,
  hebrew2: signs("אבגדהוזחטיכלמנסעפצקרשת"),
  arabicAlpha: signs("أبتثجحخدذرزسشصضطظعغفقكلمنهوي"),
  arabicAbjad: signs("أبجدهوزحطيكلمنسعفصقرشتثخذضظغ"),
  russianLower: letters("абвгдежзиклмнопрстуфхцчшщэюя"),
  russianUpper: letters("АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"),
  thaiNumbers: digits("๐๑๒๓๔๕๖๗๘๙"),
  hindiNumbers: digits("०१२३४५६७८९"),
  ...{ chineseCounting: counting, chineseCountingThousand: counting, japaneseCounting: counting },
  ...{ taiwaneseCounting: counting, taiwaneseCountingThousand: counting },
  ideographDigital: digits(han),
  taiwaneseDigital: digits(han.replace("〇", "○")),
  ideographTraditional: signs("甲乙丙丁戊己庚辛壬癸"),
  ideographZodiac: signs("子丑寅卯辰巳午未申酉戌亥"),
  ideographEnclosedCircle: signs("㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉"),
  koreanCounting: counted("영일이삼사오육칠팔구", "십"),
  koreanDigital: digits("영일이삼사오육칠팔구"),
  ganada: signs("가나다라마바사아자차카타파하"),
  chosung: signs("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"),
  aiueo: signs("ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ"),
  aiueoFullWidth: signs("アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン"),
  irohaFullWidth: signs(
    "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン",
  ),
  decimalFullWidth: digits("０１２３４５６７８９"),
  decimalEnclosedCircle: signs("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"),
  decimalEnclosedCircleChinese: signs("①②③④⑤⑥⑦⑧⑨⑩"),
  decimalEnclosedFullstop: signs("⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛"),
  decimalEnclosedParen: signs("⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇"),
  numberInDash: (value) => `- ${value} -`,
  hex: (value) => value.toString(16).toUpperCase(),
});
