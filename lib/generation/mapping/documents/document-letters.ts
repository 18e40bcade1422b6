/**
 * How many letters the engine sets for a document's values, including labels and lines. What it remembers of a compile
 * grows with them: a design's texts take 3 to 4 kB a letter, since each is measured at several sizes.
 */
export function lettersOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  let letters = 0;
  // A code's drawing is no text.
  for (const [name, each] of Object.entries(value)) if (name !== "svg") letters += lettersOf(each);
  return letters;
}
