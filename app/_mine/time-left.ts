import type { Say } from "#lib/messages/page-messages.ts";

/** `deleted in 5 hours`: rounded down, so that nobody is too late. */
export function timeLeft(expiresAt: string, say: Say): string {
  const minutes = Math.max(1, Math.floor((Date.parse(expiresAt) - Date.now()) / 60_000));
  if (minutes < 90) return say("mine.left.minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? say("mine.left.hours", { count: hours })
    : say("mine.left.days", { count: Math.floor(hours / 24) });
}
