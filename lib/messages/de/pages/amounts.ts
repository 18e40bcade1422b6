import type { amounts as english } from "../../en/pages/amounts.ts";
import type { Translated } from "../../translated.ts";

export const amounts: Translated<typeof english> = {
  "number.range": "Geben Sie eine Zahl von {min} bis {max} ein.",
  "number.whole": "Geben Sie eine ganze Zahl von {min} bis {max} ein.",

  "size.bytes": { one: "{count} Byte", other: "{count} Byte" },
  "size.kilobytes": "{size}\u00a0kB",
  "size.megabytes": "{size}\u00a0MB",

  "things.certificate": { one: "{count} Urkunde", other: "{count} Urkunden" },
  "things.diploma": { one: "{count} Diplom", other: "{count} Diplome" },
  "things.invoice": { one: "{count} Rechnung", other: "{count} Rechnungen" },
  "things.letter": { one: "{count} Brief", other: "{count} Briefe" },
  "things.badge": { one: "{count} Namensschild", other: "{count} Namensschilder" },
  "things.ticket": { one: "{count} Eintrittskarte", other: "{count} Eintrittskarten" },
  "things.labels": { one: "{count} Etikett", other: "{count} Etiketten" },
  "things.place-cards": { one: "{count} Tischkarte", other: "{count} Tischkarten" },
  "things.tags": { one: "{count} Preisschild", other: "{count} Preisschilder" },
  "things.report-card": { one: "{count} Zeugnis", other: "{count} Zeugnisse" },
  "things.document": { one: "{count} Dokument", other: "{count} Dokumente" },
  "things.sheet": { one: "{count} Bogen", other: "{count} Bögen" },

  "time.hours": { one: "{count}\u00a0Stunde", other: "{count}\u00a0Stunden" },
  "time.days": { one: "{count} Tag", other: "{count} Tagen" },
};
