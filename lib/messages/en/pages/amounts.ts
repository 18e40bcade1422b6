/** Numbers of things, times, sizes of files, and ranges of numbers. */
export const amounts = {
  "number.range": "Enter a number from {min} to {max}.",
  "number.whole": "Enter a whole number from {min} to {max}.",

  "size.bytes": { one: "{count} byte", other: "{count} bytes" },
  "size.kilobytes": "{size}\u00a0kB",
  "size.megabytes": "{size}\u00a0MB",

  "things.certificate": { one: "{count} certificate", other: "{count} certificates" },
  "things.diploma": { one: "{count} diploma", other: "{count} diplomas" },
  "things.invoice": { one: "{count} invoice", other: "{count} invoices" },
  "things.letter": { one: "{count} letter", other: "{count} letters" },
  "things.badge": { one: "{count} badge", other: "{count} badges" },
  "things.ticket": { one: "{count} ticket", other: "{count} tickets" },
  "things.labels": { one: "{count} label", other: "{count} labels" },
  "things.place-cards": { one: "{count} place card", other: "{count} place cards" },
  "things.tags": { one: "{count} price tag", other: "{count} price tags" },
  "things.report-card": { one: "{count} school report", other: "{count} school reports" },
  "things.document": { one: "{count} document", other: "{count} documents" },
  "things.sheet": { one: "{count} sheet", other: "{count} sheets" },

  "time.hours": { one: "{count}\u00a0hour", other: "{count}\u00a0hours" },
  "time.days": { one: "{count} day", other: "{count} days" },
} as const;
