import assert from "node:assert/strict";
import { test } from "node:test";
import { CodeElementSchema, type DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { isReadable } from "./code-contrast.ts";
import { aDesign, box } from "./designer.fixture.ts";

const codeOf = (color: string) =>
  CodeElementSchema.parse({ id: "code", kind: "code", page: 1, x: 30, y: 32, width: 20, height: 6, value: "1", color });
const read = (color: string, ...below: DesignElement[]) => {
  const code = codeOf(color);
  return isReadable(code, aDesign([...below, code]));
};

test("dark codes on light grounds are readable; to a scanner, red ones are as bright as paper", () => {
  assert.deepEqual(
    ["#000000", "#1a3a8c", "#0a5c2a", "#ff0000", "#ffb000", "#dddddd"].map((color) => read(color)),
    [true, true, true, false, false, false],
  );
});

test("the ground is the topmost filled rectangle below the whole code", () => {
  const dark = box("dark", { fill: "#222222" });
  const light = box("light", { fill: "#ffffff" });
  assert.equal(read("#000000", dark), false);
  assert.equal(read("#000000", dark, light), true);
  assert.equal(read("#000000", box("beside", { fill: "#222222", width: 15 })), true);
  // Scanners want dark on light.
  assert.equal(read("#ffffff", dark), false);
});
