import { type Box, roundedBox } from "#lib/client/designer/boxes.ts";
import type { DesignerEvent } from "#lib/client/designer/designer.ts";
import { chosenOf, type DesignerState } from "#lib/client/designer/designer-state.ts";
import { chosenFrame } from "#lib/client/designer/placing.ts";
import { withoutSigns } from "#lib/contracts/designs/accents.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { shorten } from "#lib/contracts/shorten.ts";
import type { Say } from "#lib/messages/page-messages.ts";

const longest = 60;

/** What an element shows, with the sheet's column names: `{Full name}`. */
function contentOf(element: DesignElement): string {
  if (element.kind === "text") return withoutSigns(element).replace(/\s+/g, " ").trim();
  if (element.kind === "code") return element.value;
  return element.kind === "picture" ? (element.source ?? element.alt) : "";
}

/** An element's name in the list of elements: the visitor's own, or its kind and content. */
export function elementInWords(element: DesignElement, say: Say): string {
  if (element.name) return element.name;
  const content = contentOf(element);
  const kind = say(`designer.kind.${element.kind}`);
  return content === "" ? kind : say("designer.element", { kind, content: shorten(content, longest) });
}

function placeInWords(frame: Box, say: Say): string {
  const { x, y, width, height, angle } = roundedBox(frame);
  const place = say("designer.place", { x, y, width, height });
  return angle === 0 ? place : say("designer.place.turned", { place, angle });
}

/** What an event did, for screen readers; null if there is nothing to say. */
export function announcementOf(
  before: DesignerState,
  after: DesignerState,
  event: DesignerEvent,
  say: Say,
): string | null {
  if (event.type === "undone" || event.type === "redone") {
    if (after === before) return say(event.type === "undone" ? "designer.noUndo" : "designer.noRedo");
    return say(event.type === "undone" ? "designer.undone" : "designer.redone");
  }
  if (event.type === "dragged" || event.type === "resized" || event.type === "rotated") return null;
  const gone = before.design.elements.length - after.design.elements.length;
  if (gone > 0) return say("designer.removed", { count: gone });
  const chosen = chosenOf(after);
  const [only, another] = chosen;
  if (String(before.selection) !== String(after.selection)) {
    if (!only) return say("designer.nothingChosen");
    if (another) return say("designer.severalChosen", { count: chosen.length });
    return `${elementInWords(only, say)}. ${placeInWords(only, say)}`;
  }
  const isMoved =
    event.type === "dropped" || event.type === "grown" || (event.type === "edited" && event.edit.type !== "set");
  const frame = chosenFrame(after);
  return frame && isMoved && after.design !== before.design ? placeInWords(frame, say) : null;
}
