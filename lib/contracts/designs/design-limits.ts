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
  /** Of a saved design: its `design.json`, and everything in it unpacked. */
  fileJsonBytes: 2_000_000,
  fileBytes: 200_000_000,
} as const;

/** The templates that a design can be a copy of: all of their texts are in boxes on one page. */
export const copyableTemplates = ["certificate", "badge", "labels", "ticket"] as const;
