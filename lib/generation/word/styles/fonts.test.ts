import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseFont, standInOf } from "./fonts.ts";

test("of a list of fonts, the first known one counts", () => {
  assert.equal(standInOf("Arial;serif"), "Arimo");
  assert.equal(standInOf("Foundry Sterling;Georgia;Times"), standInOf("Georgia"));
  assert.equal(standInOf("Foundry Serif;Unknown"), standInOf("Foundry Serif"));
});

test("a font that we have is itself, also where a file names one of its weights", () => {
  const chosen = (font: string) => {
    const { family, weight } = chooseFont({ font, bold: false, italic: false });
    return [family, weight];
  };
  assert.deepEqual(chosen("Great Vibes"), ["Great Vibes", undefined]);
  assert.deepEqual(chosen("montserrat SemiBold"), ["Montserrat", 600]);
  assert.deepEqual(chosen("Open Sans Light"), ["Open Sans", 300]);
  assert.deepEqual(chosen("Unknown;Lato;Arial"), ["Lato", undefined]);
  assert.deepEqual(chosen("Calibri Light"), ["Carlito", undefined]);
  assert.deepEqual(chosen("Lato constructor"), ["Carlito", undefined]);
});

test("a monospaced font without serifs is replaced by a monospaced one", () => {
  assert.equal(standInOf("DejaVu Sans Mono"), "Cousine");
  assert.notEqual(standInOf("Monotype Corsiva"), "Cousine");
});
