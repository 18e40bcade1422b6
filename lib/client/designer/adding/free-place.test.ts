import assert from "node:assert/strict";
import { test } from "node:test";
import { text } from "../designer.fixture.ts";
import { freePlace } from "./free-place.ts";

const card = { width: 85, height: 55, background: null };
const lineAt = (y: number) => text(`line${y}`, { x: 3, y, width: 79, height: 6 });

test("a code is placed in the middle of an empty page, in its usual size", () => {
  assert.deepEqual(freePlace(card, [], [25, 25]), { at: { x: 42.5, y: 27.5 }, scale: 1 });
});

test("it covers no existing text, and is smaller if necessary", () => {
  const { at, scale } = freePlace(card, [lineAt(20), lineAt(28), lineAt(36)], [25, 25]);
  const [top, bottom] = [at.y - 12.5 * scale, at.y + 12.5 * scale];
  assert.ok(scale < 1 && (bottom <= 20 || top >= 42), `${top} to ${bottom}`);
  assert.ok(top >= 0 && bottom <= card.height);
});

test("if nothing is free, it is placed in the middle", () => {
  const full = [text("all", { x: 0, y: 0, width: 85, height: 55 })];
  assert.deepEqual(freePlace(card, full, [25, 25]), { at: { x: 42.5, y: 27.5 }, scale: 1 });
});
