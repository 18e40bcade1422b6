import type { Design } from "#lib/contracts/designs/design.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/** How many pages and elements a design has. */
export function designInWords({ pages, elements }: Design, say: Say): string {
  const counted = { pages: say("own.pages", { count: pages.length }) };
  return say("own.made", { ...counted, elements: say("own.elements", { count: elements.length }) });
}
