/** Windows-1252's characters for the bytes 80 to 9F (Unicode, CP1252.TXT); those without one are themselves. */
const upper = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u009fŸ";
const byteOf = new Map<string, number>(
  Array.from({ length: 128 }, (_, at) => [
    at < 32 ? (upper.charAt(at) ?? "") : String.fromCharCode(128 + at),
    128 + at,
  ]),
);
byteOf.set("Ÿ", 0x9f);

/** UTF-8's first bytes for the letters of our languages and typographic signs, and the bytes that follow them. */
const runs = /[\u00c3-\u00df\u00e0-\u00e2](?:[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]){1,2}/gu;
const readable = /^[\u00c0-\u017f\u0370-\u052f\u05d0-\u06ff\u2010-\u203a\u20ac\u00a0-\u00bf]$/u;
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The original of a text that was UTF-8 but read as Windows-1252: "Müller" for "MÃ¼ller"; null for any other text.
 */
export function ungarbled(text: string): string | null {
  const whole = text.replace(runs, (run) => {
    const bytes = Uint8Array.from(run, (character) => byteOf.get(character) ?? 0x3f);
    for (const length of [bytes.length, 2]) {
      const read = decoded(bytes.subarray(0, length));
      if (read !== null && readable.test(read)) return read + run.slice(length);
    }
    return run;
  });
  return whole === text ? null : whole;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** "Ay?e K?l?ç": a program that couldn't write a letter has put a question mark in its place; also before a word. */
const lost = /\p{L}\?+\p{L}|(?<!\S)\?\p{L}/u;
/** Control characters of an old code page; UTF-8 read as Mac OS Roman; escapes of web pages. */
const broken =
  /[\u0080-\u009f]|\p{L}√[^\s\d]|&(?:#\d{2,5}|[aeiounyscAEIOUNYSC](?:uml|acute|grave|circ|tilde|cedil|ring|caron)|szlig|amp|quot);/u;
const address = /:\/\/|www\.|[?&][\w-]+=/i;

/** Whether letters of a text were lost before it came here: by question marks within words, or signs in their place. */
export function hasLostLetters(text: string): boolean {
  return broken.test(text) || (lost.test(text) && !address.test(text));
}
