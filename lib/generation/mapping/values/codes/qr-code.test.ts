import assert from "node:assert/strict";
import { test } from "node:test";
import decodeQr from "qr/decode.js";
import { qrSvg } from "./qr-code.ts";

/** Draws the path's rectangles on white, eight pixels per module, with a quiet zone of four modules. */
function draw(svg: string) {
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const size = (modules + 8) * 8;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let line = 0; line < 8; line++) {
      const start = ((Number(y) + 4) * 8 + line) * size + (Number(x) + 4) * 8;
      for (let pixel = start; pixel < start + Number(width) * 8; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return { width: size, height: size, data };
}

test("makes codes that scan as their text", () => {
  for (const text of ["A-17", "https://example.com/t/7f3a?seat=12", "Grüße aus Köln ✓", "0123456789"]) {
    const svg = qrSvg(text) ?? "";
    assert.equal(decodeQr(draw(svg), { effort: Infinity, timeLimit: Infinity }), text);
    assert.equal(svg.match(/<path/g)?.length, 1);
  }
});

test("gives nothing for a text that no code can hold", () => {
  assert.notEqual(qrSvg("x".repeat(2_331)), null);
  assert.equal(qrSvg("x".repeat(2_332)), null);
  assert.notEqual(qrSvg("7".repeat(5_596)), null);
  assert.equal(qrSvg("7".repeat(5_597)), null);
  assert.notEqual(qrSvg("A".repeat(3_391)), null);
  assert.equal(qrSvg("é".repeat(1_166)), null);
});
