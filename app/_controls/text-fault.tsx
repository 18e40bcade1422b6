import type { FieldError } from "#lib/contracts/errors.ts";
import { cutText } from "#lib/contracts/shorten.ts";
import styles from "./controls.module.css";

/** How many characters of the text to show on each side of the error. */
const around = 24;

interface TextFaultProps {
  error: FieldError;
  /** The invalid text. */
  text: string;
}

/** A text's error, and below it the place, marked visually; the message itself names the character. */
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
        {text.slice(Math.max(0, at - around), at).replace(/^[\udc00-\udfff]/, "")}
        <mark>{marked}</mark>
        {cutText(text.slice(after), around)}
        {text.length > after + around && "…"}
      </span>
    </>
  );
}
