import { z } from "zod";
import { type SoldSheet, soldSheets } from "./sold-sheets.ts";

const SizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() });

/** Labels on one sheet of paper, in millimetres. */
export const LabelSheetSchema = z.object({
  /** The name shown to visitors. */
  name: z.string().default(""),
  paper: SizeSchema,
  columns: z.int().min(1),
  rows: z.int().min(1),
  label: SizeSchema,
  /** From the paper's edges to the first label. */
  left: z.number(),
  top: z.number(),
  /** From the start of one label to the start of the next one. */
  across: z.number(),
  down: z.number(),
  /** Whether to print cutting marks, on plain paper that is cut by hand. */
  cut: z.boolean(),
  /** A tent card: the lower half has the content, the upper half repeats it upside down for the other side. */
  fold: z.boolean().default(false),
});
export type LabelSheet = z.infer<typeof LabelSheetSchema>;

export const paperSizes = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;

const millimetresPerInch = 25.4;

type Measures = Pick<SoldSheet, "count" | "label" | "first" | "pitch">;

function sheetOf(name: string, paper: keyof typeof paperSizes, measures: Measures, unit = 1): LabelSheet {
  const { count, label, first, pitch } = measures;
  return {
    name,
    paper: paperSizes[paper],
    columns: count[0],
    rows: count[1],
    label: { width: label[0] * unit, height: label[1] * unit },
    left: first[0] * unit,
    top: first[1] * unit,
    across: pitch[0] * unit,
    down: pitch[1] * unit,
    cut: false,
    fold: false,
  };
}

const inA4 = (name: string, measures: Measures) => sheetOf(name, "a4", measures);
const inLetter = (name: string, measures: Measures) => sheetOf(name, "letter", measures, millimetresPerInch);

/**
 * Store-bought sheets, by the names of the settings' choices. Sizes are those of Avery's templates for word
 * processors: L7160, L7163 and the cards as stated on avery.co.uk and avery-zweckform.com, L7159, L7165, L7651 and
 * L7654 converted from the inches that they are cut by (a label of "33.9 mm" is 1 1/3 inches high), the Letter ones
 * from avery.com. `sold-sheets.ts` has more, with their sources.
 */
export const labelSheets: Readonly<Record<string, LabelSheet>> = {
  l7160: inA4("Avery L7160: A4, 21 of 63.5 × 38.1 mm", {
    count: [3, 7],
    label: [63.5, 38.1],
    first: [7.21, 15.15],
    pitch: [66.04, 38.1],
  }),
  l7163: inA4("Avery L7163: A4, 14 of 99.1 × 38.1 mm", {
    count: [2, 7],
    label: [99.1, 38.1],
    first: [4.65, 15.15],
    pitch: [101.6, 38.1],
  }),
  l7159: inA4("Avery L7159: A4, 24 of 63.5 × 33.9 mm", {
    count: [3, 8],
    label: [63.5, 33.87],
    first: [7.21, 13.02],
    pitch: [66.04, 33.87],
  }),
  l7165: inA4("Avery L7165: A4, 8 of 99.1 × 67.7 mm", {
    count: [2, 4],
    label: [99.1, 67.73],
    first: [4.65, 13.04],
    pitch: [101.6, 67.73],
  }),
  l7651: inA4("Avery L7651: A4, 65 of 38.1 × 21.2 mm", {
    count: [5, 13],
    label: [38.1, 21.17],
    first: [4.67, 10.9],
    pitch: [40.64, 21.17],
  }),
  l7654: inA4("Avery L7654: A4, 40 of 45.7 × 25.4 mm", {
    count: [4, 10],
    label: [45.72, 25.4],
    first: [9.75, 21.43],
    pitch: [48.26, 25.4],
  }),
  c32011: inA4("Avery C32011: A4, 10 cards of 85 × 54 mm", {
    count: [2, 5],
    label: [85, 54],
    first: [15, 13.5],
    pitch: [95, 54],
  }),
  l7418: inA4("Avery L7418: A4, 8 cards of 86 × 55 mm", {
    count: [2, 4],
    label: [86, 55],
    first: [19, 38.5],
    pitch: [86, 55],
  }),
  "avery-5160": inLetter("Avery 5160, 8160: Letter, 30 of 1 × 2 5/8 in", {
    count: [3, 10],
    label: [2.625, 1],
    first: [0.1875, 0.5],
    pitch: [2.75, 1],
  }),
  "avery-5162": inLetter("Avery 5162, 8162: Letter, 14 of 1 1/3 × 4 in", {
    count: [2, 7],
    label: [4, 4 / 3],
    first: [0.15625, 5 / 6],
    pitch: [4.1875, 4 / 3],
  }),
  "avery-5163": inLetter("Avery 5163, 8163: Letter, 10 of 2 × 4 in", {
    count: [2, 5],
    label: [4, 2],
    first: [0.15625, 0.5],
    pitch: [4.1875, 2],
  }),
  "avery-5371": inLetter("Avery 5371, 8371: Letter, 10 cards of 2 × 3 1/2 in", {
    count: [2, 5],
    label: [3.5, 2],
    first: [0.75, 0.5],
    pitch: [3.5, 2],
  }),
  ...Object.fromEntries(
    Object.entries(soldSheets).map(([choice, { name, paper, ...measures }]) => [
      choice,
      paper === "a4" ? inA4(name, measures) : inLetter(name, measures),
    ]),
  ),
};
