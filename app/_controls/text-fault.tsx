import type { FieldError } from "#lib/contracts/errors.ts";
import styles from "./controls.module.css";

/** How much of the text is shown on each side of the fault. */
const around = 24;

interface TextFaultProps {
  error: FieldError;
  /** The text that is wrong. */
  text: string;
}

/** What is wrong with a text, and below it the place, marked for the eye; the message itself says at which character. */
export function TextFault({ error: { message, position }, text }: TextFaultProps) {
  const at = (position ?? 0) - 1;
  const character = text.codePointAt(at);
  if (character === undefined) return message;
  const marked = String.fromCodePoint(character);
  const after = at + marked.length;
  return (
    <>
      {message}
      <span className={styles.place} dir="auto" aria-hidden="true">
        {at > around && "…"}
        {text.slice(Math.max(0, at - around), at).toWellFormed()}
        <mark>{marked}</mark>
        {text.slice(after, after + around).toWellFormed()}
        {text.length > after + around && "…"}
      </span>
    </>
  );
}
