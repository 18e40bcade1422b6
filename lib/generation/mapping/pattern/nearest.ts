import { msg, type ServerMessage } from "#lib/messages/server-message.ts";

/** Longer names are not compared: the cost is the product of both lengths, for each of a sheet's columns. */
const longest = 40;

/**
 * The name in `known` that `written` probably meant, or undefined if none is close. Differences in case cost nothing.
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const most = Math.min(Math.max(1, Math.floor(written.length / 3)), written.length - 1);
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    if (Math.max(name.length, written.length) > longest) continue;
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { name, distance };
  }
  return best?.name;
}

/** The end of a message: suggests a name, if one is close. */
export function didYouMean(written: string, known: Iterable<string>): ServerMessage {
  const name = nearest(written, known);
  return name === undefined ? msg("pattern.end") : msg("pattern.meant", { name });
}

/** Counts letters that are added, missing, replaced, or swapped with the next (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at++) {
    const row = [at];
    for (let other = 1; other <= to.length; other++) {
      const differs = from[at - 1] === to[other - 1] ? 0 : 1;
      const isSwap = from[at - 1] === to[other - 2] && from[at - 2] === to[other - 1];
      const swapped = isSwap ? (before[other - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const changed = Math.min((last[other] ?? 0) + 1, (row[other - 1] ?? 0) + 1, (last[other - 1] ?? 0) + differs);
      row.push(Math.min(changed, swapped));
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
