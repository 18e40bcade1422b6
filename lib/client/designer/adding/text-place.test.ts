import assert from "node:assert/strict";
import { test } from "node:test";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { text } from "../designer.fixture.ts";
import type { PagePixels } from "./free-room.ts";
import { placeWithoutPoint, textPlaceAt } from "./text-place.ts";

const page = { width: 210, height: 148, background: null };
const scale = 2;

interface Painted {
  x: number;
  y: number;
  width: number;
  height: number;
  grey?: number;
}

/** A white page with rectangles, in mm. */
function painted(...rectangles: Painted[]): PagePixels {
  const [width, height] = [page.width * scale, page.height * scale];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const { x, y, width: wide, height: high, grey = 0 } of rectangles) {
    for (let row = y * scale; row < (y + high) * scale; row += 1)
      for (let column = x * scale; column < (x + wide) * scale; column += 1)
        data.fill(grey, 4 * (row * width + column), 4 * (row * width + column) + 3);
  }
  return { width, height, data };
}

/** Letters, roughly. */
const words = (x: number, y: number, width: number, height: number) =>
  Array.from({ length: Math.floor(width / 2) }, (_, index) => ({ x: x + 2 * index, y, width: 1, height }));

test("in the middle of a page, a text is centred, large, and as wide as the free space", () => {
  const pixels = painted(...words(70, 20, 70, 12), ...words(40, 90, 130, 4));
  const place = textPlaceAt(page, { x: 100, y: 60 }, [], pixels);
  assert.deepEqual([place.align, place.size, Math.round(place.y + place.height / 2)], ["center", 24, 60]);
  assert.ok(Math.abs(place.x + place.width / 2 - 105) < 0.01);
  assert.ok(place.width > 180, `${place.width}`);
});

test("elsewhere, it begins at the point and extends to what is drawn", () => {
  const pixels = painted(...words(20, 98, 20, 4), { x: 120, y: 80, width: 60, height: 40, grey: 120 });
  const place = textPlaceAt(page, { x: 60, y: 100 }, [], pixels);
  assert.deepEqual([place.align, place.x, place.size], ["start", 50, 14]);
  assert.ok(place.x + place.width > 118 && place.x + place.width < 120.1, `${place.x + place.width}`);
});

test("above a rule, it is placed on it and is as wide", () => {
  const rule = { x: 60, y: 70, width: 90, height: 0.5 };
  const alone = textPlaceAt(page, { x: 90, y: 64 }, [], painted(rule));
  assert.deepEqual([alone.align, alone.valign], ["center", "bottom"]);
  assert.ok(Math.abs(alone.x - 60) < 1.1 && Math.abs(alone.width - 90) < 2.1, JSON.stringify(alone));
  const bottom = alone.y + alone.height;
  assert.ok(bottom < 70 && bottom > 67.5, `${bottom}`);
  const after = textPlaceAt(page, { x: 90, y: 68 }, [], painted(rule, ...words(48, 65, 11, 4)));
  assert.equal(after.align, "start");
  // A box's edge and a line of letters are no rules.
  const box = textPlaceAt(page, { x: 105, y: 40 }, [], painted({ x: 20, y: 46, width: 170, height: 60 }));
  assert.deepEqual([box.valign, box.color], ["middle", "#1a1a1a"]);
  assert.equal(textPlaceAt(page, { x: 105, y: 40 }, [], painted(...words(20, 46, 170, 4))).valign, "middle");
});

test("it is white on a dark ground, and looks like the text next to it", () => {
  const dark = painted({ x: 0, y: 0, width: 210, height: 148, grey: 40 });
  assert.equal(textPlaceAt(page, { x: 105, y: 40 }, [], dark).color, "#ffffff");
  const other = text("name", { y: 40, size: 18, font: "lora", weight: 700, color: "#204060" });
  const { size, font, weight, color } = textPlaceAt(page, { x: 100, y: 60 }, [other], painted());
  assert.deepEqual([size, font, weight, color], [18, "lora", 700, "#204060"]);
  assert.equal(textPlaceAt(page, { x: 100, y: 100 }, [other], painted()).font, "source-sans");
});

test("a text without a point is placed where there is no drawing or other text", () => {
  const first = placeWithoutPoint(page, [], null);
  assert.deepEqual(first, { x: 105, y: 74 });
  const place = textPlaceAt(page, first, [], null);
  const second = placeWithoutPoint(page, [text("a", place)], null);
  assert.ok(second.y > place.y + place.height + 3, JSON.stringify(second));
  const drawn = placeWithoutPoint(page, [], painted(...words(60, 60, 90, 30)));
  assert.ok(drawn.y > 94 || drawn.y < 56, JSON.stringify(drawn));
});

test("texts placed one after the other are below each other, even if there is more room above", () => {
  const placed: DesignElement[] = [];
  for (const id of ["name", "role", "company"]) {
    const place = textPlaceAt(page, placeWithoutPoint(page, placed, null), placed, null);
    placed.push(text(id, place));
  }
  const [first = 0, second = 0, third = 0] = placed.map(({ y }) => y);
  assert.ok(first < second && second < third, `${first}, ${second}, ${third}`);
  // There is no room below the last.
  const low = text("foot", { x: 10, y: 134, width: 190, height: 10 });
  assert.equal(placeWithoutPoint(page, [low], null).y, 74);
});
