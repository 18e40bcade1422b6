import { z } from "zod";

const SizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() });

/** Labels on one sheet of paper, in millimetres. */
export const LabelSheetSchema = z.object({
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
  /** Plain paper that is cut by hand has marks for it. */
  cut: z.boolean(),
});
export type LabelSheet = z.infer<typeof LabelSheetSchema>;

export const paperSizes = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;

const millimetresAnInch = 25.4;

function inches(value: number): number {
  return value * millimetresAnInch;
}

/** The sheets that can be bought, by the names of the settings' choices. Sizes are those of the makers' templates. */
export const labelSheets: Readonly<Record<string, LabelSheet>> = {
  /** Avery 5160, 8160: 30 labels of 1 by 2 5/8 inches. */
  "avery-5160": {
    paper: paperSizes.letter,
    columns: 3,
    rows: 10,
    label: { width: inches(2.625), height: inches(1) },
    left: inches(0.1875),
    top: inches(0.5),
    across: inches(2.75),
    down: inches(1),
    cut: false,
  },
  /** Avery L7160: 21 labels of 63.5 by 38.1 mm. */
  l7160: {
    paper: paperSizes.a4,
    columns: 3,
    rows: 7,
    label: { width: 63.5, height: 38.1 },
    left: 7.21,
    top: 15.15,
    across: 66.04,
    down: 38.1,
    cut: false,
  },
  /** Avery L7163: 14 labels of 99.1 by 38.1 mm. */
  l7163: {
    paper: paperSizes.a4,
    columns: 2,
    rows: 7,
    label: { width: 99.1, height: 38.1 },
    left: 4.65,
    top: 15.15,
    across: 101.6,
    down: 38.1,
    cut: false,
  },
};
