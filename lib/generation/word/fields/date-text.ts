/** What Word's letters of a date stand for, as options of `Intl.DateTimeFormat`. */
const letters: Record<string, Intl.DateTimeFormatOptions> = {
  d: { day: "numeric" },
  dd: { day: "2-digit" },
  ddd: { weekday: "short" },
  dddd: { weekday: "long" },
  M: { month: "numeric" },
  MM: { month: "2-digit" },
  MMM: { month: "short" },
  MMMM: { month: "long" },
  yy: { year: "2-digit" },
  yyyy: { year: "numeric" },
};

/** A day of XML (`2026-03-01`, perhaps with a time) as a date control shows it; any other text as it is. */
export function dateText(value: string, format: string, language = "en-US"): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.exec(value) ?? [];
  if (day === undefined) return value;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A name of a month is written as within a date: Russian and others decline it.
  const isWithDay = /(^|[^d])dd?([^d]|$)/.test(format);
  const part = (letter: string) => {
    const options = letters[letter];
    if (!options) return letter;
    const [type] = Object.keys(options);
    const whole = isWithDay && letter.startsWith("MMM") ? { ...options, day: "numeric" as const } : options;
    const parts = new Intl.DateTimeFormat(language, { ...whole, timeZone: "UTC" }).formatToParts(date);
    const text = parts.find((each) => each.type === type)?.value ?? "";
    return /^(dd|MM)$/.test(letter) ? text.padStart(2, "0") : text;
  };
  const shown = format.replace(/'([^']*)'|d{1,4}|M{1,4}|yyyy|yy/g, (letter, quoted?: string) => quoted ?? part(letter));
  return shown === "" ? `${year}-${month}-${day}` : shown;
}
