export interface Bounds {
  min: number;
  max: number;
  /** The step between allowed numbers; 1 by default. */
  step?: number;
}

/** The typed number; null if it is invalid or not allowed. */
export function numberFrom(text: string, { min, max, step = 1 }: Bounds): number | null {
  const number = Number(text);
  const isWanted = text.trim() !== "" && (step < 1 || Number.isInteger(number));
  return isWanted && number >= min && number <= max ? number : null;
}
