import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { run } from "../../fields.fixture.ts";
import { findText, placedTexts } from "../placed-texts.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const setIn = (look: string, text: string, values: Record<string, string> = {}) =>
  placedTexts(folder, `<w:p>${run(text, look)}${run("|", `<w:sz w:val="40"/>`)}</w:p>`, {}, [values]);

test("letters and spaces are as wide as the file says, also those of a row's values", async () => {
  const endOf = async (percent: number, text: string) =>
    findText(await setIn(`<w:w w:val="${percent}"/>`, text, { Name: "Zoë Ng" }), "|").x - 72;
  for (const text of ["some words", "{Name}"]) {
    const plain = await endOf(100, text);
    assert.ok(plain > 20);
    for (const percent of [50, 150]) {
      const width = await endOf(percent, text);
      assert.ok(Math.abs(width - (plain * percent) / 100) < 0.1, `${text}: ${width} of ${plain}`);
    }
  }
});

test("lines of stretched letters are broken at spaces and hyphens, and a longer word anywhere", async () => {
  const letters = "n".repeat(200);
  const texts = await setIn('<w:w w:val="200"/>', `{Name}`, { Name: `one two-three ${letters}` });
  const shown = texts.map(({ text }) => text).join("");
  assert.equal(shown.replaceAll(" ", ""), `onetwo-three${letters}|`);
  assert.ok(texts.every(({ right }) => right <= 612 - 72 + 0.5));
  assert.ok(new Set(texts.map(({ y }) => Math.round(y))).size > 3);
});

test("a row without a value has nothing there, also underlined", async () => {
  for (const look of ['<w:w w:val="80"/>', "<w:smallCaps/>"]) {
    const texts = await setIn(`${look}<w:u w:val="single"/>`, "{Name}", { Name: "" });
    assert.deepEqual(texts.map(({ text }) => text).filter(Boolean), ["|"]);
  }
});

test("a row's values in small capitals are as high as the file's own texts", async () => {
  const own = await setIn("<w:smallCaps/>", "Zoë Ng");
  const value = await setIn("<w:smallCaps/>", "{Name}", { Name: "Zoë Ng" });
  assert.deepEqual(value, own);
  assert.ok(new Set(value.map(({ size }) => size)).size > 1);
});

test("lines of a value stand below each other in condensed letters, and each begins at the left", async () => {
  const texts = await setIn('<w:w w:val="80"/>', "{Name}", { Name: "Quay 1\nOslo City" });
  const lines = [...Map.groupBy(texts, ({ y }) => Math.round(y)).values()];
  assert.deepEqual(
    lines.map((line) =>
      line
        .map(({ text }) => text)
        .filter(Boolean)
        .join(" "),
    ),
    ["Quay 1", "Oslo City |"],
  );
  assert.ok(lines.every(([first]) => Math.abs((first?.x ?? 0) - 72) < 0.1));
});
