import type { PdfValue } from "../pdf/value.ts";
import { identity, type Matrix, multiply, readMatrix } from "./matrix.ts";
import { numberAt, type TextState } from "./text-state.ts";

/** Where the next glyph is set: the text matrix, and that of its line (ISO 32000-1, 9.4.1). */
export interface TextCursor {
  matrix(): Matrix;
  /** Moves along the line. */
  advance(x: number): void;
  /**
   * Does what an operator for text objects or positions does (9.4.1 and 9.4.2), or `'` and `"` before they show text.
   * @returns whether it is one
   */
  move(name: string, operands: readonly PdfValue[], state: TextState): boolean;
}

/** A cursor at the origin. */
export function createTextCursor(): TextCursor {
  let [textMatrix, lineMatrix]: [Matrix, Matrix] = [identity, identity];
  const begin = (matrix: Matrix) => {
    [textMatrix, lineMatrix] = [matrix, matrix];
  };
  const moveLine = (x: number, y: number) => begin(multiply([1, 0, 0, 1, x, y], lineMatrix));
  return {
    matrix: () => textMatrix,
    advance(x) {
      textMatrix = multiply([1, 0, 0, 1, x, 0], textMatrix);
    },
    move(name, operands, state) {
      if (name === "BT") begin(identity);
      else if (name === "Tm") begin(readMatrix(operands) ?? lineMatrix);
      else if (name === "Td" || name === "TD") {
        if (name === "TD") state.leading = -numberAt(operands, 1);
        moveLine(numberAt(operands, 0), numberAt(operands, 1));
      } else if (name === "T*" || name === "'" || name === '"') moveLine(0, -state.leading);
      else return false;
      return true;
    },
  };
}
