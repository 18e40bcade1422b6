/** The beginning of a text: at most `most` UTF-16 code units, without half of a surrogate pair at the end. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** A text for a message: if it has more than `most` UTF-16 code units, only its beginning and an ellipsis. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1)}…`;
}
