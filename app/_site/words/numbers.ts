import { numbersOf } from "#lib/messages/formatters.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/** `1,200` or `1.200`, for a number on its own; messages format theirs the same way. */
export function numberIn(language: string, number: number): string {
  return numbersOf(language).format(number);
}

/** `42%` or `42 %`, rounded down, so that 100 % means finished. */
export function percentIn(language: string, part: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(Math.floor(part * 100) / 100);
}

/** Sizes in decimal units, as in the file managers of macOS and Linux. */
export function sizeInWords(bytes: number, say: Say): string {
  if (bytes < 1_000) return say("size.bytes", { count: bytes });
  if (bytes < 1_000_000) return say("size.kilobytes", { size: Math.round(bytes / 1_000) });
  return say("size.megabytes", { size: Math.round(bytes / 100_000) / 10 });
}
