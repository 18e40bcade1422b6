/** Why a Word file can't be read: not well-formed, built to do harm, or of another kind. */
export class WordFileError extends Error {
  readonly reason: "damaged" | "hostile" | "not_word";
  constructor(reason: WordFileError["reason"], options?: ErrorOptions) {
    super(`The Word file is ${reason}`, options);
    this.name = "WordFileError";
    this.reason = reason;
  }
}
