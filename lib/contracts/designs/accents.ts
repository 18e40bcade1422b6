import type { TextElement } from "./design-elements.ts";

export type Accents = NonNullable<TextElement["accents"]>;

const asText = { font: null, weight: null, italic: null, color: null, scale: 1 };

/** What `**strong**` and `*emphasis*` look like at first. */
export const usualAccents: Accents = { strong: { ...asText, weight: 700 }, emphasis: { ...asText, italic: true } };

/** An element's text as it is read, for lists and labels: without the signs of its accents. */
export function withoutSigns({ text, accents }: Pick<TextElement, "text" | "accents">): string {
  return accents ? text.replace(/\\([\\*])|\*{1,2}/g, "$1") : text;
}
