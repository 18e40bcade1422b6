import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { refuseKind } from "../../formats/foreign-kinds.ts";
import type { Cell } from "../table.ts";
import { keepExact } from "../workbook/formats/exact-number.ts";

/** The longest object; no row has more. */
const longest = 1_000_000;

/** @param cause for the log */
export function damagedJson(cause: string): AppError {
  return new AppError("damaged_file", msg("json.damaged"), { cause: new Error(cause) });
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/**
 * Cuts JSON into the texts of its objects and lists at a depth: 1 for those of a list, 0 for JSON lines. `add` takes
 * the next piece of the file. Throws `damaged_file`, and `unsupported_kind` for other values in their place.
 */
export function createValueSplitter(depth: 0 | 1): { add(piece: string): string[]; end(): void } {
  let text = "";
  let at = 0;
  let start = -1;
  let level = 0;
  let inString = false;
  let hasEnded = false;

  function between(code: number): void {
    if (isBlank(code) || (code === comma && level === 1 && depth === 1)) return;
    const isRoot = level === 0 && depth === 1 && !hasEnded && code === 0x5b;
    if (isRoot) level = 1;
    else if (level === 1 && depth === 1 && code === 0x5d) {
      level = 0;
      hasEnded = true;
    } else throw hasEnded ? damagedJson("more after the list") : refuseKind("json");
  }

  /** The index after the string that goes on at `from`; the end of the text if it is not over. */
  function afterString(from: number): number {
    for (let place = from; place < text.length; place++) {
      const code = text.charCodeAt(place);
      if (code === backslash) place++;
      else if (code === quote) {
        inString = false;
        return place + 1;
      }
    }
    return text.length;
  }

  return {
    add(piece) {
      // A backslash at the end waits for what it escapes.
      text = text.slice(start < 0 ? at : start) + piece;
      at = start < 0 ? 0 : at - start;
      if (start > 0) start = 0;
      const values: string[] = [];
      const end = /(?:^|[^\\])(?:\\\\)*\\$/.test(text) ? text.length - 1 : text.length;
      while (at < end) {
        if (inString) {
          at = Math.min(afterString(at), end);
          continue;
        }
        const code = text.charCodeAt(at++);
        if (start < 0) {
          if (level === depth && isOpening(code) && !hasEnded) {
            start = at - 1;
            level++;
          } else between(code);
        } else if (code === quote) inString = true;
        else if (isOpening(code)) level++;
        else if (isClosing(code) && --level === depth) {
          values.push(text.slice(start, at));
          start = -1;
        }
      }
      if (text.length - Math.max(start, at) > longest || (start >= 0 && at - start > longest)) {
        throw new AppError("cell_too_long", msg("json.endless", { most: longest }));
      }
      return values;
    },
    end() {
      if (start >= 0 || inString || (depth === 1 && !hasEnded)) throw damagedJson("the list has no end");
    },
  };
}

const string = '"([^"\\\\]*(?:\\\\.[^"\\\\]*)*)"';
const value = `\\s*(?:${string}|(-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)|(true|false)|(null))\\s*([,}\\]])`;
const pairPattern = new RegExp(`\\s*${string}\\s*:${value}`, "y");
const valuePattern = new RegExp(value, "y");
const nestedPattern = new RegExp(`\\s*(?:${string}\\s*:\\s*)?[[{]`, "y");

function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  try {
    return String(JSON.parse(`"${text.replace(/[\n\r\t]/g, " ")}"`));
  } catch (error) {
    throw damagedJson(String(error));
  }
}

/** A number keeps the digits with which it is written. */
function cellOf(text: string | undefined, number: string | undefined, boolean: string | undefined): Cell {
  if (text !== undefined) return unescaped(text);
  if (number !== undefined) return keepExact({ kind: "number", value: Number(number), text: number }, number);
  return boolean === undefined ? "" : { kind: "boolean", value: boolean === "true", text: boolean };
}

/**
 * The names and values of a flat object, or the values of a list, whose names are then "". Throws `damaged_file`, and
 * `unsupported_kind` if a value is an object or a list.
 */
export function flatValues(text: string): [name: string, cell: Cell][] {
  const isObject = text.startsWith("{");
  const pattern = isObject ? pairPattern : valuePattern;
  const found: [string, Cell][] = [];
  let at = 1;
  if (/^[[{]\s*[\]}]$/.test(text)) return found;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) {
      nestedPattern.lastIndex = at;
      throw nestedPattern.test(text) ? refuseKind("json") : damagedJson(`at ${at} of an object`);
    }
    const [name, string, number, boolean] = isObject ? match.slice(1) : ["", ...match.slice(1)];
    found.push([unescaped(name ?? ""), cellOf(string, number, boolean)]);
    at = pattern.lastIndex;
  }
  return found;
}
