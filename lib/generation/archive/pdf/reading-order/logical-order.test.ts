import assert from "node:assert/strict";
import { test } from "node:test";
import { logicalLines } from "./logical-order.ts";
import type { Run } from "./runs.ts";

/** A run of one fragment; each character is a piece with a glyph of its own, or all are one piece. */
function run(text: string, along: number, across = 0, isCluster = false): Run {
  const pieces = (isCluster ? [text] : [...text]).map((each) => ({ text: each, glyphs: `${along} ${each}` }));
  const fragments = [{ source: "", hasText: false, isReversed: false, pieces }];
  return { id: along, start: 0, end: 0, before: "", after: "", fragments, along, across, size: 10 };
}

/** The text of lines in reading order; each run is drawn from left to right. */
function readingOf(...runs: Run[]): string {
  const texts = logicalLines(runs).flatMap(({ units }) =>
    units.map((unit) => {
      if ("text" in unit) return unit.text;
      const read = unit.fragment.pieces.filter((piece) => !unit.repeated.has(piece)).map(({ text }) => text);
      return (/[א-ת]/.test(read.join("")) ? read.reverse() : read).join("");
    }),
  );
  return texts.join("");
}

const hebrew = (text: string, along: number, across = 0) => run([...text].reverse().join(""), along, across);

test("words from right to left are read from right to left, with the spaces between them", () => {
  assert.equal(readingOf(hebrew("כהן", 0), run(" ", 20), hebrew("שרה", 23)), "שרה כהן");
});

test("text from left to right around them stays where it is, with its commas", () => {
  const line = [run("Dear ", 0), hebrew("כהן", 30), run(" ", 50), hebrew("שרה", 53), run(", and", 73)];
  assert.equal(readingOf(...line), "Dear שרה כהן, and");
});

test("digits among them stay in the order in which the engine tags them", () => {
  // In drawing order: דוד, a comma and a space, 34, a space, יפו.
  const line = [run(" ", 50), hebrew("יפו", 53), run("34", 40), hebrew("דוד", 10), run(" ", 30), run(",", 35)];
  assert.equal(readingOf(...line), "יפו 34, דוד");
});

test("a space at the end of a wrapped line ends the line, on whichever side it is drawn", () => {
  assert.equal(readingOf(run(" ", 0), run("Omar", 0), hebrew("שרה", 0, 30)), "Omar שרה");
});

test("a cluster with shifted parts is read once, or twice if it is written twice", () => {
  const water = (along: number) => [
    run("น้ำ", along, 0, true),
    run("น้ำ", along + 8, 2, true),
    run("น้ำ", along + 8.1, 0, true),
  ];
  const good = (along: number) => {
    const letter = { ...run("ดี", along, 0, true) };
    for (const { pieces } of letter.fragments) for (const piece of pieces) piece.glyphs = "letter";
    return [letter, run("ดี", along + 8, 2, true)];
  };
  assert.equal(readingOf(...water(0)), "น้ำ");
  assert.equal(readingOf(...good(0), ...good(9)), "ดีดี");
});
