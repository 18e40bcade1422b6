import { type ErrorCode, errorTable } from "#lib/contracts/errors.ts";
import { type Reading, ReadingSchema } from "#lib/contracts/session.ts";
import { AppError } from "../common/app-error.ts";

type ReadingChoices = { [Part in keyof Reading]: Reading[Part] | null };
type Part = keyof Reading;

const parts = ReadingSchema.keyof().options;

/** Whose fault these are, where a request speaks of it. */
const culprits: { [Code in ErrorCode]?: Part } = { unreadable_text: "encoding", no_rows: "headerRow" };

/**
 * What was said of a file's reading before, with a request's choices over it; null takes one back. Another header row has
 * one line, unless its request says otherwise.
 */
export function settleReading(before: Reading, choices: ReadingChoices): Reading {
  const kept = choices.headerRow === undefined ? before : { ...before, headerLines: undefined };
  const settled = parts.map((part) => [part, choices[part] === undefined ? kept[part] : choices[part]] as const);
  return ReadingSchema.parse(Object.fromEntries(settled.filter(([, value]) => (value ?? null) !== null)));
}

/**
 * A file that was read before and cannot be read now is the fault of the choices that say how: the error with each of
 * them named, so that a visitor is told where to choose again. Any other error as it is.
 */
export function faultOfReading(error: unknown, choices: ReadingChoices): unknown {
  if (!(error instanceof AppError) || error.errors || errorTable[error.code].status !== 422) return error;
  const said = parts.filter((part) => choices[part] !== undefined);
  const chosen = said.filter((part) => choices[part] !== null);
  const culprit = chosen.filter((part) => part === culprits[error.code]);
  const paths = [culprit, chosen].find(({ length }) => length > 0) ?? said;
  const { message, wording } = error;
  const errors = paths.map((path) => ({ path, message, wording }));
  return errors.length > 0 ? new AppError(error.code, { message, wording }, { cause: error, errors }) : error;
}
