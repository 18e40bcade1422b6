import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { harmlessText } from "../mapping/decisive-settings.ts";
import { canPrintDates, dateFormatter } from "../mapping/values/date-formatter.ts";
import { localeFacts } from "../mapping/values/locale.ts";
import { fontFamilies } from "./font-files.ts";
import { pictures, readGlyphCoverage } from "./glyph-coverage.ts";

const families = fontFamilies(process.cwd());
const files = families.map(([file = ""]) => file);
const findMissing = readGlyphCoverage(files);

/** Whether the engine sets a text without a missing-glyph box, which it refuses to put into a PDF/UA. */
function engineSets(texts: string[]): boolean {
  const workspace = fileURLToPath(new URL("..", import.meta.url));
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: families.flat() }] });
  compiler.mapShadow(`${workspace}locale.json`, Buffer.from(JSON.stringify(localeFacts("en-GB"))));
  compiler.mapShadow(`${workspace}texts.json`, Buffer.from(JSON.stringify(texts)));
  return ["sans", "serif"].every((family) => {
    const mainFileContent = `#import "/templates/common.typ": as-pictures, ${family}
      #set document(title: "Texts")
      #set text(..${family}, fallback: false)
      #show: as-pictures
      #for text in json("/texts.json") [#text \\ ]`;
    const { result } = compiler.compile({ mainFileContent });
    assert.ok(result);
    try {
      return compiler.pdf(result, { pdfStandard: "ua-1", creationTimestamp: 0 }).length > 0;
    } catch (error) {
      assert.match(String(error), /could not be displayed with font/);
      return false;
    }
  });
}

test("knows the letters of our scripts, punctuation and emoji", () => {
  const texts = [
    ..."Łódź Åžebnem Ærø İstanbul ĞŞ Nguyễn ‘quoted’ – 1 234,50 € ½ №".split(" "),
    ..."Ελλάδα ΐ Χρήστος, Ещё Київ Љубљана Ғалым".split(" "),
    ...["محمد، ﷺ لا", "שָׁלוֹם כהן־לוי", "क्षत्रिय ₹5", "น้ำ ฿5", "漢字「直」、歐", "カナ ひら・ー", "김철수 한"],
    ...["கொ ஸ்ரீ ௹", "চট্টোপাধ্যায় ৳", "శ్రీ", "ક્ષ ૱", "ಕೊ", "ശ്രീ ൻ ർ", "ਢਿੱਲੋਂ ੴ", "ଲକ୍ଷ୍ମୀ ୟ", "ශ්‍රී", "Երևան՝ ֏"],
    ...["ქართული ₾", "ភ្នំពេញ ៛", "ນ້ຳ ₭", "မြန်မာ ဿ", "ቢቂላ፡"],
    ...["🦄", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️‍🔥", "☎︎", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ẹ̏", "葛󠄀", "\u0301"],
  ];
  assert.deepEqual(
    texts.filter((text) => findMissing(text) !== null),
    [],
  );
  assert.ok(engineSets(texts));
});

test("knows which characters would be printed as boxes, and which can't be combined", () => {
  for (const text of ["ཀ", "𠀀", "ꙮ", "⌚\u030d", "✋\u030d", "0\u180f"]) {
    assert.equal(findMissing(`Ann ${text} 漢`), text);
    assert.equal(engineSets([text]), false, text);
  }
  assert.equal(findMissing("\u{1f9d1}\ue000"), "\ue000");
});

test("reads a font only when a text needs more than those before it", () => {
  const find = readGlyphCoverage([...files.slice(0, 1), "missing.ttf"]);
  assert.equal(find("Łódź – 5 €"), null);
  assert.throws(() => find("漢"), { code: "ENOENT" });
});

test("finds the same, whatever it was asked before", () => {
  // This one reads all fonts.
  assert.equal(findMissing("ཀ"), "ཀ");
  for (const text of ["Łódź", "漢字", "❤️‍🔥", "1️⃣", "☎︎", "★", "⌚", "⌚\u030d", "✋\u030d", "0\u180f", "\ue000"]) {
    assert.equal(readGlyphCoverage(files)(text), findMissing(text), text);
  }
});

test("does not ask for a glyph of what is never drawn", () => {
  const texts = ["a\u200db\ufe0f\u00ad\n\u2066c\u2069", "\u00add"];
  assert.deepEqual(texts.map(findMissing), [null, null]);
  assert.ok(engineSets(texts));
});

test("finds characters that PDF/UA forbids", () => {
  assert.deepEqual(["\ufeffd", "\u0085"].map(findMissing), ["\ufeff", "\u0085"]);
});

test("has the letters of the dates of every locale that is accepted", () => {
  const tags = [
    "ar-EG",
    "ar-SA",
    "he-IL",
    "hi-IN",
    "th-TH",
    "zh-CN",
    "zh-TW",
    "ja-JP",
    "ko-KR",
    "fa-IR",
    "ur-PK",
    "ne-NP",
    ...["bn-BD", "ta-IN", "te-IN", "gu-IN", "kn-IN", "ml-IN", "pa-IN", "or-IN", "si-LK"],
    ...["hy-AM", "ka-GE", "km-KH", "lo-LA", "my-MM", "am-ET", "as-IN", "mr-IN"],
  ];
  for (const tag of tags) {
    assert.ok(canPrintDates(tag), tag);
    const format = dateFormatter(tag);
    const months = Array.from({ length: 12 }, (_, month) =>
      String(format(`2026-${String(month + 1).padStart(2, "0")}-21T21:30`)),
    );
    assert.deepEqual(
      months.filter((text) => findMissing(text) !== null),
      [],
      tag,
    );
  }
  for (const tag of ["bo-CN", "dz-BT", "chr-US", "nqo-GN"]) assert.equal(canPrintDates(tag), false, tag);
});

test("every character of a text that is taken as harmless has a glyph", () => {
  const harmless = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter((character) =>
    harmlessText.test(character),
  );
  assert.ok(harmless.length > 300);
  assert.equal(findMissing(harmless.join("")), null);
});

test("knows all blocks of characters that are emoji by default", () => {
  assert.deepEqual([...pictures()], [...pictures([[0, 0x10ffff]])]);
});
