import type { Symbology } from "#lib/contracts/designs/design-elements.ts";
import type { ServerMessage } from "#lib/messages/server-message.ts";
import type { TradeNumbers } from "../../spreadsheet/table.ts";
import type { CodeValue } from "../fit/fit.ts";
import { barCode } from "../values/codes/bar-code.ts";
import { itf14 } from "../values/codes/itf-code.ts";
import { matrixCode } from "../values/codes/matrix-code.ts";
import { qrCode } from "../values/codes/qr-code.ts";

/**
 * The symbol of a text, or the reason why there is none: the end of a sentence that starts with the text.
 *
 * @param column the numbers of the one column that the text comes from
 */
export function elementCode(symbology: Symbology, text: string, column?: TradeNumbers): CodeValue | ServerMessage {
  switch (symbology) {
    case "qr":
      return qrCode(text);
    case "itf-14":
      return itf14(text);
    case "data-matrix":
    case "aztec":
    case "pdf417":
      return matrixCode(symbology, text);
    default:
      return barCode(text, symbology, column);
  }
}
