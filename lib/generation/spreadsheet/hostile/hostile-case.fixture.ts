import type { ErrorCode } from "#lib/contracts/errors.ts";

/** Pieces that differ, so they compress no better than an ordinary part. */
export function varied(piece: (at: number) => string, times: number): string {
  return Array.from({ length: times }, (_, at) => piece(at)).join("");
}

/** A text of at least this many characters. */
export function longText(characters: number): string {
  return varied((at) => `${at}${"x".repeat(93)}`, Math.ceil(characters / 94));
}

/** For tests and measurements only: a file made to crash or stall a reader. */
export interface HostileCase {
  name: string;
  content: () => Buffer;
  /** The expected error code, or `read` if the file is to be read correctly. */
  outcome: ErrorCode | "read";
}
