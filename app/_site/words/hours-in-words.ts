import type { Say } from "#lib/messages/page-messages.ts";

/** How long files are kept, from a setting in hours. */
export function hoursInWords(hours: number, say: Say): string {
  return hours >= 48 && hours % 24 === 0
    ? say("time.days", { count: hours / 24 })
    : say("time.hours", { count: hours });
}
