import { foldCase } from "#lib/contracts/fold-case.ts";

/**
 * What spreadsheets of registrations, orders and members call a row that doesn't count any more, in the languages of our
 * synonyms; without spaces, hyphens and accents.
 */
const words = new Set(
  [
    "cancelled canceled cancellation deleted withdrawn withdrew refunded noshow declined rejected voided void revoked",
    "notattending unsubscribed duplicate deactivated terminated deceased resigned",
    "storniert stornierung storno abgemeldet abgesagt absage geloscht zuruckgezogen erstattet ruckerstattet widerrufen abgelehnt",
    "nichterschienen gekundigt ausgetreten verstorben annulliert doppelt",
    "annule annulee supprime supprimee rembourse remboursee desinscrit desinscrite refuse refusee absent absente",
    "cancelado cancelada anulado anulada eliminado eliminada reembolsado reembolsada rechazado rechazada nopresentado",
    "annullato annullata cancellato cancellata eliminato eliminata rimborsato rimborsata rifiutato rifiutata",
    "geannuleerd afgemeld verwijderd terugbetaald afgewezen nietverschenen",
    "excluido excluida estornado estornada",
    "iptal iptaledildi iadeedildi",
    "anulowano anulowany anulowana usunieto odwołany odwołana zwrocono odrzucony odrzucona",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a value, such as "Cancelled" or "no-show", says by itself that its row doesn't count. */
export function isCancelled(value: string): boolean {
  return words.has(foldCase(value).replace(/[^\p{L}]/gu, ""));
}
