import { msg, type ServerMessage, type Wording } from "#lib/messages/server-message.ts";

/** The text is not a valid pattern. The message is for its author, and says where the error is. */
export class PatternError extends Error {
  /** Where in the text, from 1 and never past its last character, in UTF-16 code units. */
  readonly position: number;

  readonly wording: Wording;

  /** @param fault continues "At character 5: ", and ends in a full stop */
  constructor(position: number, fault: ServerMessage) {
    const { message, wording } = msg("pattern.at", { position: String(position), fault });
    super(message);
    this.wording = wording;
    this.name = "PatternError";
    this.position = position;
  }
}
