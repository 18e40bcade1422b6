import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { readFontNames } from "#lib/generation/archive/pdf/read-font-names.fixture.ts";
import { readCharacters, writeCharacters } from "#lib/generation/fonts/character-map.ts";
import { altered, hostileFonts, lora, permitted } from "#lib/generation/fonts/hostile-fonts.fixture.ts";
import { localeFacts } from "#lib/generation/mapping/values/locale.ts";
import { createTypesetter } from "#lib/generation/typesetting/typesetter.ts";
import { fontParts } from "#lib/generation/word/styles/embedded-fonts.fixture.ts";
import { readEmbeddedFonts } from "#lib/generation/word/styles/embedded-fonts.ts";
import { fontPath } from "#lib/generation/word/styles/fonts.ts";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";
import { vetEmbeddedFonts } from "./embedded-fonts.ts";
import { readWordTask } from "./read-word.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-fonts-"));
after(() => rmSync(folder, { recursive: true }));
const typesetter = createTypesetter(process.cwd());
const fontFile = (name: string) => readFileSync(join(process.cwd(), "node_modules/@expo-google-fonts", name));
const loraBold = fontFile("lora/700Bold/Lora_700Bold.ttf");

const run = (text: string, font: string, more = "") =>
  `<w:r><w:rPr><w:rFonts w:ascii="${font}"/>${more}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const plain = paragraph(run("Dear {Name}", "Quill"));

/** What we know about a Word file, and the names of the fonts in a PDF of it. */
async function set(body: string, parts: Record<string, string | Buffer>) {
  const [path, source] = [join(folder, "file.docx"), join(folder, "file.typ")];
  writeFileSync(path, makeWordFile(body, parts));
  const input = { path, sourcePath: source, formPath: join(folder, "file.form"), fontFolder: folder };
  const { embedded, fonts } = await readWordTask(input, typesetter);
  const frame = {
    template: "",
    title: "Letter",
    settings: {},
    author: null,
    locale: localeFacts("en-GB"),
    sheet: null,
  };
  const batch = typesetter.typeset({
    ...{ ...frame, images: {}, word: { source, images: {} } },
    fonts: Object.fromEntries(embedded.map((family) => [family, fontPath(folder, family)])),
    records: [{ values: { Name: "Zoë" }, settings: {} }],
  });
  const names = readFontNames(Buffer.from(batch.pdf("pdf", new Date(0)))).match(/(?<=\+)[\w-]+/g) ?? [];
  return {
    standIns: fonts.map(({ name, family, why }) => `${name}: ${family}, ${why}`),
    names: [...new Set(names)].sort(),
  };
}

test("texts are set in the fonts that are embedded in a Word file, obfuscated or not", async () => {
  for (const isObfuscated of [true, false]) {
    const body = plain + paragraph(run("Bold", "QUILL ", "<w:b/>")) + paragraph(run("Mine", "Times New Roman"));
    const parts = fontParts({ Quill: { Regular: lora, Bold: loraBold } }, isObfuscated);
    assert.deepEqual(await set(body, parts), {
      standIns: ["Times New Roman: Tinos as high as Times New Roman, absent"],
      names: ["Lora-Bold-Own", "Lora-Regular-Own", "TinosashighasTimesNewRoman-400Regular"],
    });
  }
});

test("a font that has no bold sets bold texts too, and the notes say so", async () => {
  const found = await set(plain + paragraph(run("Bold", "Quill", "<w:b/>")), fontParts({ Quill: { Regular: lora } }));
  assert.deepEqual(found.names, ["Lora-Regular-Own"]);
  assert.match(found.standIns.join(), /Quill: Own \d+, style/);
});

for (const [what, font, why] of [
  ["is reserved", permitted(0x2)(), "licence"],
  ["may be embedded as pixels only", permitted(0x204)(), "licence"],
  ["may be embedded as a whole only", permitted(0x104)(), "licence"],
  ["is damaged", lora.subarray(0, 60_000), "unreadable"],
  ["is no font", Buffer.from("no font at all, but longer than its 32 obfuscated bytes"), "unreadable"],
  ["is larger than fonts of one's own", Buffer.concat([lora, Buffer.alloc(limits.fontBytes)]), "limit"],
] as const) {
  test(`a font that ${what} is replaced, and the notes say why`, async () => {
    const found = await set(plain, fontParts({ Quill: { Regular: lora, Bold: font } }));
    assert.ok(found.standIns.includes(`Quill: Carlito, ${why}`), found.standIns.join());
    assert.deepEqual(found.names, ["Carlito-Regular"]);
  });
}

test("fonts that may be shown or edited are used", async () => {
  for (const bits of [0x4, 0x8, 0xc, 0x6]) {
    const { names } = await set(plain, fontParts({ Quill: { Regular: permitted(bits)() } }));
    assert.deepEqual(names, ["Lora-Regular-Own"]);
  }
});

test("as many fonts are used as the limit allows, and the others are named", async () => {
  const count = limits.wordFonts + 2;
  const names = Array.from({ length: count }, (_, index) => `Quill ${index}`);
  // Other bytes, so another family.
  const fonts = names.map((name, index) => [
    name,
    { Regular: altered((tables) => tables.get("OS/2")?.writeUInt8(index, 58)) },
  ]);
  const { standIns } = await set(
    names.map((name) => paragraph(run("Dear", name))).join(""),
    fontParts(Object.fromEntries(fonts)),
  );
  assert.deepEqual(
    standIns.filter((each) => each.includes("limit")),
    [`Quill ${count - 2}: Carlito, limit`, `Quill ${count - 1}: Carlito, limit`],
  );
});

test("fonts that no text uses aren't read", async () => {
  const { standIns } = await set(plain, fontParts({ Other: { Regular: Buffer.from("no font") } }));
  assert.ok(standIns.includes("Quill: Carlito, absent"));
});

test("a font subset sets the file's own texts, but no values", async () => {
  const some = altered((tables) => {
    const all = readCharacters(tables.get("cmap") ?? Buffer.alloc(0), tables.get("maxp")?.readUInt16BE(4) ?? 0);
    tables.set(
      "cmap",
      writeCharacters(new Map([...all].filter(([code]) => "Dear ".includes(String.fromCharCode(code))))),
    );
  });
  const found = await set(plain, fontParts({ Quill: { Regular: some } }));
  assert.ok(found.standIns.includes("Quill: Carlito, subset"));
  assert.deepEqual(found.names, ["Carlito-Regular", "Lora-Regular-Own"]);
});

test("fonts are read until they reach their shared size limit", async () => {
  const path = join(folder, "file.docx");
  const fonts = {
    "Quill 1": { Regular: lora },
    "Quill 2": { Regular: lora, Bold: loraBold },
    "Quill 3": { Bold: lora },
  };
  writeFileSync(path, makeWordFile(plain, fontParts(fonts)));
  const used = () => Object.keys(fonts);
  const read = await readEmbeddedFonts(path, used, { ...limits, wordFontBytes: lora.length * 2 });
  assert.deepEqual(
    [...read],
    [
      ["quill 1", { regular: lora }],
      ["quill 2", "limit"],
      ["quill 3", { bold: lora }],
    ],
  );
});

test("a font that isn't where the file says is replaced, and named", async () => {
  const { "word/fonts/font0.odttf": _, ...parts } = fontParts({ Quill: { Regular: lora } });
  assert.deepEqual((await set(plain, parts)).standIns, ["Quill: Carlito, unreadable"]);
});

test("lines are as high as the embedded font's", async () => {
  await set(plain, fontParts({ Quill: { Regular: lora } }));
  const source = readFileSync(join(folder, "file.typ"), "utf8");
  // Lora reaches 1.006 em above the base line and 0.274 em below it.
  assert.match(source, /run\(\("Own \d+", "Carlito"\), 11pt, 11\.07pt, 3\.01pt\)/);
});

test("no hostile font is used, and none makes us reject the file", async () => {
  const path = join(folder, "file.docx");
  for (let first = 0; first < hostileFonts.length; first += 10) {
    const fonts = hostileFonts.slice(first, first + 10).map(({ name, content }) => [name, { Regular: content() }]);
    const names = fonts.map(([name]) => String(name));
    writeFileSync(path, makeWordFile(plain, fontParts(Object.fromEntries(fonts))));
    const { faces, faults } = await vetEmbeddedFonts(path, folder, () => names);
    assert.deepEqual([[...faces.keys()], [...faults.keys()]], [[], names.map((name) => name.toLowerCase())]);
  }
});
