/** A replacement for one of Word's fonts, with the line metrics of the original, in em. */
export interface FontTwin {
  family: string;
  /** Above and below the base line, and the font's own gap between lines. */
  ascent: number;
  descent: number;
  gap: number;
  /** Same widths as the original, or the original itself. */
  isMetric: boolean;
  /** Added to each glyph, in em, so that lines are about as long as the original's. */
  tracking: number;
  /** Of texts that aren't bold, unless it's regular. */
  weight?: number;
}
