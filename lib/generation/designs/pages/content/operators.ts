import type { Budget } from "../pdf/budget.ts";
import { createScanner } from "../pdf/scanner.ts";
import type { PdfValue } from "../pdf/value.ts";

/** An operator of a content stream with its operands, and where they are in the source. */
export interface Operation {
  name: string;
  operands: PdfValue[];
  start: number;
  end: number;
}

/** More operands than any operator has; what comes before them is dropped, as in other readers. */
const mostOperands = 40;

const paintsPath = /^(?:[fFSsBb]\*?|sh|BI)$/;

/** The operators of a content stream (ISO 32000-1, 7.8.2). An image within the content is one operator, `BI`. */
export function readOperations(text: string, budget: Budget): Operation[] {
  const scanner = createScanner(text, 0, false);
  const operations: Operation[] = [];
  let operands: PdfValue[] = [];
  let start = 0;
  for (let value = scanner.next(); value !== undefined; value = scanner.next()) {
    if (typeof value !== "string" || value.startsWith("/")) {
      if (operands.push(value) > mostOperands) operands.shift();
      continue;
    }
    budget.spend("operators");
    if (paintsPath.test(value)) budget.spend("painted");
    if (value === "BI") {
      const image = readInlineImage(text, scanner.at);
      operands = [image.entries];
      scanner.at = image.end;
    }
    operations.push({ name: value, operands, start, end: scanner.at });
    operands = [];
    start = scanner.at;
  }
  return operations;
}

function readInlineImage(text: string, start: number): { entries: Map<string, PdfValue>; end: number } {
  const scanner = createScanner(text, start, false);
  const entries = new Map<string, PdfValue>();
  for (let key = scanner.next(); key !== undefined && key !== "ID"; key = scanner.next()) {
    if (typeof key === "string") entries.set(key, scanner.next() ?? null);
  }
  // The data end where `EI` is followed by what can be operators; within the data it is followed by anything.
  const mark = /[\s\0]EI(?=[\s\0]|$)/g;
  mark.lastIndex = scanner.at;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (/^[\s\0\x20-\x7e]*$/.test(text.slice(mark.lastIndex, mark.lastIndex + 12)))
      return { entries, end: mark.lastIndex };
  }
  return { entries, end: text.length };
}
