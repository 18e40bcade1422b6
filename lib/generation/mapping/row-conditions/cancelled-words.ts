import { foldCase } from "#lib/contracts/fold-case.ts";

/**
 * What spreadsheets of registrations, orders and members call a row that doesn't count any more, or doesn't yet, in the
 * languages of our synonyms; without spaces, hyphens and accents.
 */
const words = new Set(
  [
    "cancelled canceled cancellation deleted withdrawn withdrew refunded noshow declined rejected voided void revoked",
    "notattending unsubscribed duplicate deactivated terminated deceased resigned",
    "storniert stornierung storno abgemeldet abgesagt absage geloscht zuruckgezogen erstattet ruckerstattet widerrufen abgelehnt",
    "nichterschienen gekundigt ausgetreten verstorben annulliert",
    "annule annulee supprime supprimee rembourse remboursee desinscrit desinscrite refuse refusee absent absente",
    "cancelado cancelada anulado anulada eliminado eliminada reembolsado reembolsada rechazado rechazada nopresentado",
    "annullato annullata cancellato cancellata eliminato eliminata rimborsato rimborsata rifiutato rifiutata",
    "geannuleerd afgemeld verwijderd terugbetaald afgewezen nietverschenen",
    "excluido excluida estornado estornada",
    "iptal iptaledildi iadeedildi",
    "anulowano anulowany anulowana usunieto odwołany odwołana zwrocono odrzucony odrzucona",
    "waitinglist waitlist waitlisted onwaitinglist warteliste aufwarteliste listedattente listadeespera listadattesa",
    "wachtlijst opwachtlijst yedekliste beklemelistesi listarezerwowa listaoczekujacych",
  ].flatMap((line) => line.split(" ")),
);

/** How cells of a column such as "Cancelled" say yes. */
const yes = new Set(
  "yes y ja j oui o si s sim evet e tak t true wahr vrai verdadero verdadeiro vero waar dogru prawda x 1 ✓ ✔ ☑".split(
    " ",
  ),
);

/** Whether a value, such as "Cancelled" or "no-show", says by itself that its row doesn't count. */
export function isCancelled(value: string): boolean {
  return words.has(lettersOf(value));
}

/** Whether a column's name, such as "Cancelled?" or "Is cancelled (yes/no)", asks for that. */
export function asksIfCancelled(column: string): boolean {
  return isCancelled(column.replace(/\(.*\)|^\s*(?:is|was|ist|wurde)\s/giu, ""));
}

/** Whether a value says yes, as words, letters and ticks do. */
export function isYes(value: string): boolean {
  return yes.has(foldCase(value).replace(/\p{M}/gu, "").trim());
}

const lettersOf = (text: string) => foldCase(text).replace(/[^\p{L}]/gu, "");
