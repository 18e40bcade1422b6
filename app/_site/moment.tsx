import { useIsAlive } from "./use-is-alive.ts";
import { useSpeech } from "./words/say.tsx";

interface MomentProps {
  /** ISO 8601 */
  iso: string;
  /** The text around it. */
  inSentence: (moment: string) => string;
}

/**
 * A day and time in the visitor's own time zone, such as "Monday 23 November at 17:05". The server doesn't know that
 * zone: until hydration, the text only reserves its space.
 */
export function Moment({ iso, inSentence }: MomentProps) {
  const { language } = useSpeech();
  const isAlive = useIsAlive();
  const moment = momentIn(language, iso, isAlive ? undefined : "UTC");
  return <span style={{ visibility: isAlive ? "visible" : "hidden" }}>{inSentence(moment)}</span>;
}

/** A time in the visitor's own time zone, or in another one. */
function momentIn(language: string, iso: string, timeZone: string | undefined): string {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { ...day, hour: "2-digit", minute: "2-digit", timeZone }).format(
    new Date(iso),
  );
}
