import type { ErrorCode } from "#lib/contracts/errors.ts";

/** Pieces that differ, so that they pack no better than an ordinary part does. */
export function varied(piece: (at: number) => string, times: number): string {
  return Array.from({ length: times }, (_, at) => piece(at)).join("");
}

/** A text of at least as many characters. */
export function longText(characters: number): string {
  return varied((at) => `${at}${"x".repeat(93)}`, Math.ceil(characters / 94));
}

/** For tests and measurements alone: a file that was made to bring a reader down. */
export interface HostileCase {
  name: string;
  content: () => Buffer;
  /** What it is refused with, or that it is read rightly. */
  outcome: ErrorCode | "read";
}
