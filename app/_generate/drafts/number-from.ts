export interface Bounds {
  min: number;
  max: number;
  /** Between the numbers that are allowed; whole ones where left out. */
  step?: number;
}

/** The number that was typed; null where it is none, or not one that is allowed. */
export function numberFrom(text: string, { min, max, step = 1 }: Bounds): number | null {
  const number = Number(text);
  const isWanted = text.trim() !== "" && (step < 1 || Number.isInteger(number));
  return isWanted && number >= min && number <= max ? number : null;
}
