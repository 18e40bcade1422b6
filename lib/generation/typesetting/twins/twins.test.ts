import assert from "node:assert/strict";
import { test } from "node:test";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { twinFonts } from "../font-files.ts";
import { twins } from "./twins.ts";

const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs: twinFonts(process.cwd()) }] });

interface Style {
  family: string;
  style: string;
}

/** What the engine measures, in thousandths of an em. */
function widthsOf(texts: readonly string[], { family, style }: Style): number[] {
  const look = `weight: ${style.slice(0, 3)}, style: "${style.endsWith("Italic") ? "italic" : "normal"}"`;
  const mainFileContent = `#set text(font: "${family}", fallback: false, size: 1000pt, kerning: false, ligatures: false, ${look})
#context [#metadata(json(bytes(${JSON.stringify(JSON.stringify(texts))})).map(each => measure(each).width.pt()))<widths>]`;
  const { result } = compiler.compile({ mainFileContent });
  assert.ok(result);
  return compiler.query(result, { selector: "<widths>", field: "value" })[0];
}

for (const { family, styles } of twins) {
  test(`texts in ${family} are as wide as in Word`, () => {
    for (const [style, widths] of Object.entries(styles)) {
      const known = Object.entries(widths).flatMap(([width, text]) =>
        Array.from(text, (c) => [c, Number(width)] as const),
      );
      const [space = 0, ...measured] = widthsOf(["x x", "xx", ...known.map(([c]) => `x${c}x`)], { family, style });
      assert.ok(space > 0);
      const [none = 0, ...each] = measured;
      for (const [index, [character, width]] of known.entries()) {
        const own = (each[index] ?? 0) - none;
        assert.ok(Math.abs(own - width) <= 1, `${character} in ${style}: ${own} instead of ${width}`);
      }
    }
  });

  test(`a letter with an accent is as wide as the letter in ${family}`, () => {
    for (const style of Object.keys(styles)) {
      const [plain, accented] = widthsOf(["aeonu", "äéöñů"], { family, style });
      assert.equal(accented, plain);
    }
  });
}
