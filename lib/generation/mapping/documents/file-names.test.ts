import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { growth } from "../../common/growth.fixture.ts";
import { createFileNamer, lateFileName } from "./file-names.ts";

function createNamer(): (wanted: string) => string {
  const nameFile = createFileNamer();
  return (wanted) => nameFile(wanted).name;
}

test("makes names that Windows, macOS and Linux allow", () => {
  for (const [wanted, expected] of [
    ["Ann Lee", "Ann Lee.pdf"],
    ["Ann Lee.PDF.pdf", "Ann Lee.pdf"],
    ["../../etc/passwd", "etc/passwd.pdf"],
    ['a<b>c:d"e|f?g*h\\i', "a-b-c-d-e-f-g-h-i.pdf"],
    ["  two\n lines\t ", "two lines.pdf"],
    ["end. . ", "end.pdf"],
    [".hidden", "hidden.pdf"],
    ["con", "_con.pdf"],
    ["LPT1.report", "_LPT1.report.pdf"],
    ["control", "control.pdf"],
    ["e\u0301", "é.pdf"],
    ["exe\u202efdp.txt", "exefdp.txt.pdf"],
    ["", "Document.pdf"],
    [".pdf", "Document.pdf"],
    [`z${"\u0335".repeat(500)}`, "Document.pdf"],
    ["Ünïcødé 中文 🎉", "Ünïcødé 中文 🎉.pdf"],
  ] as const) {
    assert.equal(createNamer()(wanted), expected, JSON.stringify(wanted));
  }
});

test("makes a folder of what comes before a slash", () => {
  for (const [wanted, expected] of [
    ["7a/Ann Lee", "7a/Ann Lee.pdf"],
    [" 7a. / .Ann", "7a/Ann.pdf"],
    ["/7a//Ann", "7a/Ann.pdf"],
    ["7a/", "7a/Document.pdf"],
    ["7a/...", "7a/Document.pdf"],
    ["aux/list.pdf/con", "_aux/list/_con.pdf"],
    ["C:/x\\y/..", "C-/x-y/Document.pdf"],
    ["a/b/c/d/e", "a/b/c/d-e.pdf"],
    [`${"a".repeat(59)}./${"b".repeat(200)}`, `${"a".repeat(59)}/${"b".repeat(56)}.pdf`],
  ] as const) {
    assert.equal(createNamer()(wanted), expected);
  }
});

test("numbers equal names in one folder, and not those in two", () => {
  const name = createNamer();
  assert.deepEqual(["7a/Ann", "7b/Ann", "7A/ann", "Ann"].map(name), [
    "7a/Ann.pdf",
    "7b/Ann.pdf",
    "7A/ann (2).pdf",
    "Ann.pdf",
  ]);
});

test("gives equal names a number, also where only the case differs", () => {
  const name = createNamer();
  assert.deepEqual(["Ann", "ann", "Ann (2)", "ANN", "STRASSE", "Straße"].map(name), [
    "Ann.pdf",
    "ann (2).pdf",
    "Ann (2) (2).pdf",
    "ANN (3).pdf",
    "STRASSE.pdf",
    "Straße (2).pdf",
  ]);
});

/** Names that collide on some file system, each list with the number of distinct names it should give. */
const alike: [count: number, names: string[]][] = [
  [1, ["Groß", "GROẞ", "GROSS", "groß", "gross"]],
  [1, ["ΝΊΚΟΣ", "νίκος", "νίκοσ"]],
  [1, ["Ω", "Ω", "ω"]],
  [1, ["ﬁn", "FIN"]],
  [1, ["ŉ", "ʼN"]],
  [1, ["e\u0301", "É", "e\u200d\u0301"]],
  [1, ["ᾳ\u0301", "ᾼ\u0301", "ΆΙ"]],
  [1, ["İz", "i\u0307z"]],
  [1, ["❤", "❤\ufe0f"]],
  [2, ["kapı", "Kapi", "KAPI"]],
  [2, ["İz", "Iz", "iz"]],
  [2, ["é", "e"]],
];

test("gives names that Unicode's case folding makes equal a number, and no others", () => {
  for (const [count, names] of alike) {
    const nameFile = createFileNamer();
    const isNew = names.map((name) => nameFile(name).taken === null);
    assert.equal(isNew.filter(Boolean).length, count, names.join());
  }
});

test("matches every letter of Unicode with its other case", () => {
  for (let codePoint = 0x80; codePoint < 0x30_000; codePoint += 1) {
    const letter = String.fromCodePoint(codePoint);
    // Dotless i and dotted capital I are distinct letters outside Turkish.
    if (!/\p{Changes_When_Casemapped}/u.test(letter) || "ıİ".includes(letter)) continue;
    for (const other of [letter.toLowerCase(), letter.toUpperCase()]) {
      const nameFile = createFileNamer();
      const { name } = nameFile(`a${letter}`);
      const second = nameFile(`a${other}`);
      assert.deepEqual([second.taken !== null, second.name !== name], [true, true], `${letter} ${other}`);
    }
  }
});

test("cuts long names between characters as people see them, and keeps them apart", () => {
  const name = createNamer();
  for (const unit of ["a", "👩‍👩‍👧", "中", "e\u0323\u0301"]) {
    const names = [name(unit.repeat(500)), name(unit.repeat(500))];
    assert.equal(new Set(names).size, 2);
    for (const each of names) {
      const stem = each.replace(/( \(2\))?\.pdf$/, "");
      assert.ok(each.length <= limits.fileNameCharacters && Buffer.byteLength(each) <= 255, each);
      assert.equal(stem.replaceAll(unit.normalize("NFC"), ""), "");
    }
  }
});

test("cuts the long name of a renamed document to as many bytes as file systems allow", () => {
  assert.ok(Buffer.byteLength(lateFileName("中".repeat(500), 12)) <= 255);
  const inFolder = lateFileName(`${"中".repeat(250)}/${"文".repeat(500)}`, 12);
  assert.match(inFolder, /^中{40}\/文+\u00a0\(12\)\.pdf$/);
  assert.ok(Buffer.byteLength(inFolder) <= 255);
});

test("numbers 100,000 documents of the same name", () => {
  const name = createNamer();
  const names = new Set(Array.from({ length: 100_000 }, () => name("Certificate")));
  assert.equal(names.size, 100_000);
  assert.ok(names.has("Certificate (100000).pdf"));
});

test("a hostile name takes no longer than another of its length", () => {
  assert.ok(growth(1_000_000, (length) => createNamer()(`a${".".repeat(length)}b`)) < 12);
});

test("reports names that another document already has", () => {
  const nameFile = createFileNamer();
  assert.deepEqual(["Ann", "Bo", "ANN"].map(nameFile), [
    { name: "Ann.pdf", taken: null },
    { name: "Bo.pdf", taken: null },
    { name: "ANN (2).pdf", taken: "ANN.pdf" },
  ]);
});
