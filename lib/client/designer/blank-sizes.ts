/** Pages to begin with, in mm. The label is Avery's most sold, 21 on A4. */
export const blankSizes = {
  a4: [210, 297],
  a4across: [297, 210],
  letter: [215.9, 279.4],
  letterAcross: [279.4, 215.9],
  a5: [148, 210],
  a6: [148, 105],
  card: [85, 55],
  cardUs: [88.9, 50.8],
  badge: [90, 60],
  label: [63.5, 38.1],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type BlankSize = keyof typeof blankSizes;

const millimetres = { mm: 1, inch: 25.4 } as const;
export type Unit = keyof typeof millimetres;

/** A measure in mm, to a hundredth. */
export const inMillimetres = (value: number, unit: Unit) => Math.round(value * millimetres[unit] * 100) / 100;

/** A measure from mm, to a hundredth of the unit. */
export const inUnit = (value: number, unit: Unit) => Math.round((value / millimetres[unit]) * 100) / 100;
