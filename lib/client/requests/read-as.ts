import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";
import { ConnectionError } from "./api-error.ts";

/**
 * Loads the code that parses responses, so that the first response needn't wait for it.
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
 * Parses a response as the contract defines it for the endpoint.
 * @throws ApiError for a problem, ConnectionError for anything outside the contract
 */
export async function readAs<Asked extends keyof Answers>(asked: Asked, answer: Answer): Promise<Answers[Asked]> {
  const { readAnswerTo } = await loadAnswers();
  return readAnswerTo(asked, answer);
}
