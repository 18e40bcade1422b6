/**
 * Limits of a design. `side` is in millimetres, of a page and of its elements; `pictures` counts its uploads,
 * `placeholders` their names, `uses` how often they appear, and `characters` those of all texts together.
 * Apart from the schemas, because the page shows them.
 */
export const designLimits = {
  elements: 200,
  pages: 20,
  side: 2_000,
  fonts: 20,
  pictures: 40,
  textCharacters: 4_000,
  characters: 20_000,
  placeholders: 200,
  uses: 500,
  nameCharacters: 200,
} as const;
