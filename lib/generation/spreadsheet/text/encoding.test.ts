import assert from "node:assert/strict";
import { test } from "node:test";
import iconv from "iconv-lite";
import { withFile } from "../read-content.fixture.ts";
import { decodeFile } from "./decode.ts";
import { detectEncoding } from "./encoding.ts";

/** The only characters beyond ASCII are those of dates. */
function columnsOfDates(encodings: string[], [year, month, day]: string): [encodings: string[], rows: string[]][] {
  const dates = Array.from({ length: 30 }, (_, n) => `${n};${1990 + n}${year}${1 + (n % 12)}${month}${n + 1}${day}`);
  return [[encodings, ["Id;Date", ...dates]]];
}

/** Typical rows in one language, and the encodings that they are saved in. */
const sheets: [encodings: string[], rows: string[]][] = [
  [
    ["windows-1250", "iso-8859-2"],
    ["Imię;Miasto", "Łukasz Wójcik;Łódź", "Grażyna Dąbrowska;Gdańsk"],
  ],
  [
    ["windows-1250", "iso-8859-2"],
    ["Příjmení;Město", "Dvořák;Plzeň", "Růžička;Ústí nad Labem", "Šťastný;Třebíč"],
  ],
  [
    ["windows-1250", "iso-8859-2"],
    ["Név;Város", "Szűcs Győző;Győr", "Tóth Zsófia;Hódmezővásárhely"],
  ],
  [
    ["windows-1251", "koi8-r", "ibm866"],
    ["Имя;Город", "Анна Смирнова;Москва", "Фёдор Щукин;Ярославль"],
  ],
  [
    ["windows-1252", "iso-8859-1", "macintosh"],
    ["Vorname;Straße", "Jürgen;Königstraße 5", "Käthe;Größenweg 7"],
  ],
  [
    ["windows-1252", "iso-8859-1", "macintosh"],
    ["Nombre;Ciudad", "Íñigo Muñoz;Córdoba", "María Núñez;León"],
  ],
  [
    ["windows-1252", "macintosh"],
    ["Name;Quote;Price", "Seán O’Neil;“Très bien”;12,50 €", "Zoë;It’s – fine;£5"],
  ],
  [["iso-8859-15"], ["Nom;Prix", "Élodie Lefèvre;12,50 €", "Benoît;7,00 €", "Sœur Thérèse;20 €"]],
  [["windows-1253"], ["Όνομα;Πόλη", "Γιώργος Παπαδόπουλος;Αθήνα", "Ελένη;Θεσσαλονίκη"]],
  [["windows-1254"], ["Adı;Şehir", "Şebnem Yıldız;İzmir", "Çağla Öztürk;Eskişehir"]],
  [["windows-1255"], ["שם;עיר", "יעל כהן;ירושלים", "דוד לוי;חיפה"]],
  [["windows-1256"], ["الاسم;المدينة", "فاطمة الزهراء;القاهرة", "محمد علي;الرياض"]],
  [["windows-1257"], ["Vārds;Pilsēta", "Jānis Bērziņš;Rīga", "Līga Ozoliņa;Jūrmala"]],
  [["windows-1257"], ["Vardas;Miestas", "Šarūnas Žukauskas;Panevėžys", "Eglė;Šiauliai"]],
  [
    ["windows-1258"],
    ["Tên;Thành phô\u0301", "Đă\u0323ng Văn Hùng;Hà Nô\u0323i", "Nguyê\u0303n Thi\u0323 Hương;Huê\u0301"],
  ],
  [
    ["shift_jis", "euc-jp"],
    ["氏名;住所", "山田 太郎;東京都新宿区", "鈴木 花子;大阪府"],
  ],
  [["shift_jis"], ["No;ﾌﾘｶﾞﾅ", "1;ﾀﾅｶ ﾀﾛｳ", "2;ｽｽﾞｷ ﾊﾅｺ"]],
  [["gb18030"], ["姓名;城市", "王小明;北京市", "张丽华;上海市"]],
  [["big5"], ["姓名;城市", "陳志明;台北市", "林淑芬;高雄市"]],
  ...columnsOfDates(["gb18030", "big5", "shift_jis", "euc-jp"], "年月日"),
  ...columnsOfDates(["euc-kr"], "년월일"),
  [["euc-kr"], ["이름;도시", "김철수;서울특별시", "박지훈;부산광역시"]],
];

function encoded(text: string, encoding: string): Buffer {
  return iconv.encode(encoding === "macintosh" ? text.replaceAll("€", "¤") : text, encoding);
}

/** The text that the reader decodes from these bytes. */
function decoded(bytes: Buffer): Promise<string> {
  return withFile(bytes, async (path) => {
    let text = "";
    for await (const piece of decodeFile(path, await detectEncoding(path))) text += piece;
    return text;
  });
}

for (const [encodings, rows] of sheets) {
  for (const encoding of encodings) {
    test(`reads ${rows[1]} in ${encoding}, whatever ends its lines`, async () => {
      for (const end of ["\r\n", "\r"]) {
        const text = rows.map((row) => row + end).join("");
        assert.equal(await decoded(encoded(text, encoding)), text);
      }
    });
  }
}

test("a single accented letter among ASCII is read as in the language of its word", async () => {
  const cells: Record<string, string[]> = {
    "windows-1252": [
      "Muñoz",
      "MUÑOZ",
      "Müller",
      "Zoë",
      "François",
      "São Paulo",
      "Ørsted",
      "Åsa",
      "café",
      "£45",
      "20 °C",
      "10 µg",
      "5µm",
      "22µF",
      "Conc. [µg/ml]",
    ],
    "windows-1250": ["Dvořák", "Łódź", "Gdańsk", "Kováč"],
    macintosh: ["Muñoz", "Müller", "Zoë", "François", "“quoted”"],
    "windows-1254": ["Işıl", "Doğan"],
  };
  for (const [encoding, words] of Object.entries(cells)) {
    for (const word of words) {
      const text = `Id,Name,City\r\n1,Anna,Leeds\r\n2,${word},Berlin\r\n3,Tom,Rome\r\n`;
      assert.equal(await decoded(encoded(text, encoding)), text, `${word} in ${encoding}`);
    }
  }
});

test("the encoding is found even if lines begin with a lot of ASCII", async () => {
  const text = `${"Anna,Berlin,1\r".repeat(10_000)}Łukasz,Łódź,2\r`;
  assert.equal(await decoded(encoded(text, "windows-1250")), text);
});

test("a byte order mark decides the encoding, and ASCII and UTF-8 stay UTF-8", async () => {
  const text = "Name;City\r\nŞebnem;İzmir\r\nZoë;Łódź\r\n東京;서울\r\n";
  for (const encoding of ["utf-8", "utf-16le", "utf-16be"]) {
    assert.equal(await withFile(iconv.encode(text, encoding, { addBOM: true }), detectEncoding), encoding);
  }
  for (const plain of ["", "Name,City\n", "é", text]) {
    assert.equal(await withFile(plain, detectEncoding), "utf-8", plain);
  }
});

test("UTF-16 without a byte order mark is recognised in any script", async () => {
  const rows = [
    "Имя;Город\r\nАнна;Москва\r\n",
    "Όνομα;Πόλη\r\nΕλένη;Αθήνα\r\n",
    "姓名\r\n王小明一二三\r\n陳一\r\n",
    "이름\n김철수\n",
  ];
  for (const text of [...rows, "Name,City\nŁukasz,Łódź\n", "שם,עיר\nיעל,חיפה\n", "氏名　住所\r\n最刀一\r\n"]) {
    for (const encoding of ["utf-16le", "utf-16be"]) {
      const bytes = iconv.encode(text, encoding, { addBOM: false });
      assert.equal(await withFile(bytes, detectEncoding), encoding, text);
    }
  }
});

test("NUL bytes in other files do not make them UTF-16", async () => {
  const ascii = Buffer.from(`${"name,city\n".repeat(50)}a\0`);
  assert.equal(await withFile(ascii, detectEncoding), "utf-8");
  const noise = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * at * 31 + at * 7) % 251));
  assert.notEqual((await withFile(noise, detectEncoding)).slice(0, 6), "utf-16");
});

test("UTF-8 with a few broken characters is still UTF-8", async () => {
  const text = Buffer.from("Name;City\nZoë;Łódź\nŞebnem;İzmir\nJosé;Málaga\n");
  const cut = Buffer.concat([text, Buffer.from("Andr\xc3;Paris\n", "latin1")]);
  const stray = Buffer.concat([text, Buffer.from("Andr\xe9;Paris\n", "latin1")]);
  assert.equal(await withFile(cut, detectEncoding), "utf-8");
  assert.equal(await withFile(stray, detectEncoding), "utf-8");
});
