import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { alone, joinedDeflate } from "./joined-deflate.ts";

/** Repetitive bytes, like outlines and texts. */
const bytes = fc
  .array(fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(Buffer.from("beginbfchar <0012> <0041>\n"))), {
    maxLength: 30,
  })
  .map((pieces) => Buffer.concat(pieces));

test("inflates to its parts, in any order and number, whether or not they were samples", () => {
  fc.assert(
    fc.property(fc.array(bytes), fc.array(bytes), fc.integer({ min: 1, max: 20 }), (samples, others, rowBytes) => {
      const deflate = joinedDeflate(samples.map(alone));
      const parts = [...samples, ...others, ...samples.toReversed()];
      const encoded = parts.map((part, index) => {
        const before = parts[index - 1];
        if (index % 3 === 0) return deflate.rows(part, rowBytes);
        return deflate.part(index % 3 === 1 && before ? { before, bytes: part } : alone(part));
      });
      assert.deepEqual(inflateSync(deflate.join(encoded)), Buffer.concat(parts));
    }),
  );
});

test("writes streams of any length, and parts that end at any bit", () => {
  const deflate = joinedDeflate([alone(Buffer.from("abracadabra"))]);
  const letters = Array.from("abrcdx", (letter) => deflate.part(alone(Buffer.from(letter))));
  for (let length = 0; length < 200; length += 1) {
    const chosen = Array.from({ length }, (_, at) => (at * at + length) % letters.length);
    const text = chosen.map((index) => "abrcdx"[index]).join("");
    assert.equal(inflateSync(deflate.join(chosen.flatMap((index) => letters[index] ?? []))).toString(), text);
  }
  const long = Buffer.alloc(3_000_000, "a long line that repeats itself, ");
  assert.deepEqual(inflateSync(deflate.join([deflate.part(alone(long))])), long);
});

test("writes zeros and every byte", () => {
  const data = Buffer.concat([Buffer.alloc(10_000), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]);
  for (const samples of [[], [data], [Buffer.alloc(70_000)]]) {
    const deflate = joinedDeflate(samples.map(alone));
    assert.deepEqual(
      inflateSync(deflate.join([deflate.part(alone(data)), deflate.rows(data, 4)])),
      Buffer.concat([data, data]),
    );
  }
});
