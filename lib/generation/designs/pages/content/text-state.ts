import type { SourcePdf } from "../pdf/source-pdf.ts";
import type { PdfDictionary, PdfValue } from "../pdf/value.ts";
import { deviceComponents, hexColour } from "./colours.ts";
import type { PageFont } from "./fonts.ts";
import type { Matrix } from "./matrix.ts";

/** The part of the graphics state (ISO 32000-1, 8.4 and 9.3) that says where and how text is shown. */
export interface TextState {
  /** From the content's coordinates to the page's, as it is displayed. */
  matrix: Matrix;
  font: PageFont | null;
  size: number;
  characterSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Of the fill colour; null if its space isn't like a device's. */
  components: number | null;
  color: string | null;
}

/** The state at the beginning of a page (8.4.1). @param matrix from the page's coordinates to the displayed page */
export function firstState(matrix: Matrix): TextState {
  const spacing = { characterSpacing: 0, wordSpacing: 0, scale: 1, leading: 0, rise: 0 };
  return { matrix, font: null, size: 0, ...spacing, mode: 0, components: 1, color: "#000000" };
}

/** An operand that has to be a number; 0 for anything else. */
export function numberAt(operands: readonly PdfValue[], place: number): number {
  const value = operands[place];
  return typeof value === "number" ? value : 0;
}

/** Does what an operator for the text state does (9.3), if it is one. */
export function setTextState(state: TextState, operator: string, value: number): void {
  if (operator === "Tc") state.characterSpacing = value;
  else if (operator === "Tw") state.wordSpacing = value;
  else if (operator === "Tz") state.scale = value / 100;
  else if (operator === "TL") state.leading = value;
  else if (operator === "Ts") state.rise = value;
  else if (operator === "Tr") state.mode = value;
}

const ofDevice = new Map([
  ["g", 1],
  ["rg", 3],
  ["k", 4],
]);

/** Does what an operator for the fill colour does (8.6.8), if it is one. */
export function setColour(
  pdf: SourcePdf,
  resources: PdfDictionary,
  state: TextState,
  operator: string,
  operands: readonly PdfValue[],
): void {
  if (operator === "cs") {
    state.components = deviceComponents(pdf, operands[0], resources);
    state.color = state.components === null ? null : "#000000";
    return;
  }
  const isColour = ofDevice.has(operator) || operator === "sc" || operator === "scn";
  if (!isColour) return;
  state.components = ofDevice.get(operator) ?? state.components;
  const numbers = operands.filter((each) => typeof each === "number");
  state.color = numbers.length === state.components ? hexColour(numbers) : null;
}
