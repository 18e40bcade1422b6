import { badge } from "./templates/badge.ts";
import { certificate } from "./templates/certificate.ts";
import { diploma } from "./templates/diploma.ts";
import { invoice } from "./templates/invoice.ts";
import { labels } from "./templates/labels.ts";
import { letter } from "./templates/letter.ts";
import { placeCards } from "./templates/place-cards.ts";
import { reportCard } from "./templates/report-card.ts";
import { tags } from "./templates/tags.ts";
import { ticket } from "./templates/ticket.ts";

/** By template id: its names on the pages, and the default texts of its documents. */
export const templates = {
  certificate,
  diploma,
  invoice,
  letter,
  badge,
  ticket,
  labels,
  "place-cards": placeCards,
  tags,
  "report-card": reportCard,
};
