import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";
import { ConnectionError } from "./api-error.ts";

/**
 * Loads what answers are read with, so that the first of them need not wait for it.
 * @throws ConnectionError
 */
export async function loadAnswers(): Promise<typeof import("./answers.ts")> {
  try {
    return await import("./answers.ts");
  } catch (cause) {
    throw new ConnectionError(cause);
  }
}

/**
 * Reads an answer as what the contract promises for what was asked.
 * @throws ApiError for a problem, ConnectionError for anything that the contract does not know
 */
export async function readAs<Asked extends keyof Answers>(asked: Asked, answer: Answer): Promise<Answers[Asked]> {
  const { readAnswerTo } = await loadAnswers();
  return readAnswerTo(asked, answer);
}
