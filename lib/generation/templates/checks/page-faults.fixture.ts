import type { PageContent, PlacedText } from "./page-content.fixture.ts";
import { type Box, intersection, isWithin } from "./page-geometry.fixture.ts";

/** What printers of homes and offices leave white at the edges, in millimetres. */
const unprintable = 4;

/** What a round-off and the letters' own shapes may take, in millimetres, and what glyphs of one line share, in sizes. */
const tolerance = 0.3;
const kerning = 0.2;

/** Everything on a page that a person would send back: each a sentence with the text and its place. */
export function pageFaults({ width, height, texts, pictures }: PageContent): string[] {
  const seen = texts.filter(({ text }) => text.trim() !== "");
  const printable: Box = {
    left: unprintable,
    top: unprintable,
    right: width - unprintable,
    bottom: height - unprintable,
  };
  const alone = seen.flatMap((text) => [
    ...(isWithin(text.box, printable, tolerance) ? [] : [`${told(text)} leaves the printable page`]),
    ...(isWithin(text.box, text.clip, tolerance) ? [] : [`${told(text)} is cut off`]),
    ...(text.missing === 0 ? [] : [`${told(text)} has a box for a character`]),
    ...pictures.filter(({ box }) => collide(text, box)).map(() => `${told(text)} stands on a picture`),
  ]);
  return [...alone, ...overlaps(seen)];
}

function overlaps(texts: PlacedText[]): string[] {
  return texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => collide(text, other.box) && collide(other, text.box))
      .map((other) => `${told(text)} overlaps ${told(other)}`),
  );
}

function collide({ box, size }: PlacedText, other: Box): boolean {
  const common = intersection(box, other);
  return common.right - common.left > size * kerning && common.bottom - common.top > size * kerning;
}

function told({ text, origin: { x, y } }: PlacedText): string {
  return `"${text.slice(0, 40)}" at ${x.toFixed(1)}, ${y.toFixed(1)} mm`;
}
