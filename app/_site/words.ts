const counts = new Intl.NumberFormat("en");
const oneDecimal = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const moments = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

export function countInWords(count: number): string {
  return counts.format(count);
}

/** `1 document`, `1,200 documents`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${counts.format(count)} ${count === 1 ? one : many}`;
}

/** Sizes in decimal units, as file managers on macOS and Linux show them. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000) return plural(bytes, "byte");
  if (bytes < 1_000_000) return `${counts.format(Math.round(bytes / 1_000))} kB`;
  return `${oneDecimal.format(bytes / 1_000_000)} MB`;
}

/** A rate or a share with one decimal where it is small. */
export function rateInWords(rate: number): string {
  return rate < 10 ? oneDecimal.format(rate) : counts.format(Math.round(rate));
}

/** `about 40 seconds`, `about 3 minutes`, `about 2 hours`: never more exact than a guess is. */
export function durationInWords(seconds: number): string {
  if (seconds < 2) return "a moment";
  if (seconds < 90) return `about ${plural(seconds < 10 ? Math.ceil(seconds) : Math.ceil(seconds / 5) * 5, "second")}`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `about ${plural(minutes, "minute")}` : `about ${plural(Math.round(minutes / 60), "hour")}`;
}

/** How long files are kept, from a setting that is given in hours. */
export function hoursInWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? plural(hours / 24, "day") : plural(hours, "hour");
}

/** A moment in the visitor's own time zone: use it only in what is drawn in the browser. */
export function momentInWords(iso: string): string {
  return moments.format(new Date(iso));
}
