import type { PageContent, PlacedShape, PlacedText } from "./page-content.fixture.ts";
import { type Box, intersection, isWithin } from "./page-geometry.fixture.ts";

/** The margin that home and office printers cannot print on, in millimetres. */
const unprintable = 4;

/**
 * Tolerance for rounding and overhanging letters, in millimetres, and the vertical overlap of glyphs on one line, in
 * font sizes.
 */
const tolerance = 0.3;
const kerning = 0.2;

/** How much rounding to pixels may change an image's proportions. */
const mostStretch = 0.02;

/** Every visible fault on a page that a person would reject: each a sentence with the text and its place. */
export function pageFaults({ width, height, texts, pictures }: PageContent): string[] {
  const seen = texts.filter(({ text }) => text.trim() !== "");
  const printable: Box = {
    left: unprintable,
    top: unprintable,
    right: width - unprintable,
    bottom: height - unprintable,
  };
  const alone = seen.flatMap((text) => [
    ...(isWithin(text.box, printable, tolerance) ? [] : [`${inWords(text)} leaves the printable page`]),
    ...(isWithin(text.box, text.clip, tolerance) ? [] : [`${inWords(text)} is cut off`]),
    ...(text.missing === 0 ? [] : [`${inWords(text)} has a box for a character`]),
    ...pictures.filter(({ box }) => collide(text, box)).map(() => `${inWords(text)} stands on a picture`),
  ]);
  const badlyPlaced = pictures.flatMap((picture, index) => [
    ...(isWithin(picture.box, printable, tolerance) ? [] : [`${placeOf(picture)} leaves the printable page`]),
    ...(Math.abs((picture.stretch ?? 1) - 1) < mostStretch ? [] : [`${placeOf(picture)} is distorted`]),
    ...pictures
      .slice(index + 1)
      .filter(({ box }) => share(picture.box, box))
      .map(() => `${placeOf(picture)} overlaps another`),
  ]);
  return [...alone, ...overlaps(seen), ...badlyPlaced];
}

function placeOf({ box: { left, top } }: PlacedShape): string {
  return `A picture at ${left.toFixed(1)}, ${top.toFixed(1)} mm`;
}

function share(one: Box, other: Box): boolean {
  const common = intersection(one, other);
  return common.right - common.left > tolerance && common.bottom - common.top > tolerance;
}

function overlaps(texts: PlacedText[]): string[] {
  return texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => collide(text, other.box) && collide(other, text.box))
      .map((other) => `${inWords(text)} overlaps ${inWords(other)}`),
  );
}

function collide({ box, size }: PlacedText, other: Box): boolean {
  const common = intersection(box, other);
  return common.right - common.left > size * kerning && common.bottom - common.top > size * kerning;
}

function inWords({ text, origin: { x, y } }: PlacedText): string {
  return `"${text.slice(0, 40)}" at ${x.toFixed(1)}, ${y.toFixed(1)} mm`;
}
