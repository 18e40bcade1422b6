/**
 * Whether a text matches a pattern in which `*` stands for any characters and `?` for one, as in Word's IF fields.
 * Takes at most the product of both lengths, whatever the pattern is.
 */
export function matchesWildcards(text: string, pattern: string): boolean {
  const [letters, wanted] = [[...text], [...pattern]];
  let [at, by] = [0, 0];
  let star = -1;
  let retry = 0;
  while (at < letters.length) {
    if (wanted[by] === "*") {
      star = by++;
      retry = at;
    } else if (by < wanted.length && (wanted[by] === "?" || wanted[by] === letters[at])) {
      at += 1;
      by += 1;
    } else if (star >= 0) {
      by = star + 1;
      at = ++retry;
    } else return false;
  }
  return wanted.slice(by).every((each) => each === "*");
}
