import { type ErrorCode, errorTable } from "#lib/contracts/errors.ts";
import { type Reading, ReadingSchema } from "#lib/contracts/sessions/choices.ts";
import { AppError } from "../../common/errors/app-error.ts";

type ReadingChoices = { [Part in keyof Reading]: Reading[Part] | null };
type Part = keyof Reading;

const parts = ReadingSchema.keyof().options;

/** Which import option causes an error, if the request sets it. */
const culprits: { [Code in ErrorCode]?: Part } = { unreadable_text: "encoding", no_rows: "headerRow" };

/**
 * Import options: the previous ones with a request's choices on top; null resets one. A newly chosen header row is one
 * line, unless the request says otherwise.
 */
export function settleReading(before: Reading, choices: ReadingChoices): Reading {
  const kept = choices.headerRow === undefined ? before : { ...before, headerLines: undefined };
  const settled = parts.map((part) => [part, choices[part] === undefined ? kept[part] : choices[part]] as const);
  return ReadingSchema.parse(Object.fromEntries(settled.filter(([, value]) => (value ?? null) !== null)));
}

/**
 * If a file that could be read before fails now, the request's import options are the cause: returns the error with
 * each of them named, so that the visitor sees what to change. Other errors are returned unchanged.
 */
export function faultOfReading(error: unknown, choices: ReadingChoices): unknown {
  if (!(error instanceof AppError) || error.errors || errorTable[error.code].status !== 422) return error;
  const requested = parts.filter((part) => choices[part] !== undefined);
  const chosen = requested.filter((part) => choices[part] !== null);
  const culprit = chosen.filter((part) => part === culprits[error.code]);
  const paths = [culprit, chosen].find(({ length }) => length > 0) ?? requested;
  const { message, wording } = error;
  const errors = paths.map((path) => ({ path, message, wording }));
  return errors.length > 0 ? new AppError(error.code, { message, wording }, { cause: error, errors }) : error;
}
