import type { Unit } from "#lib/contracts/template.ts";
import type { MessageKey, Say } from "#lib/messages/page-messages.ts";

type Noun = MessageKey extends infer Key ? (Key extends `things.${infer Name}` ? Name : never) : never;

/** The templates whose documents have their own noun; all others are called documents. */
const nouns: ReadonlySet<string> = new Set<Noun>([
  "certificate",
  "diploma",
  "invoice",
  "letter",
  "badge",
  "ticket",
  "labels",
  "place-cards",
  "tags",
  "report-card",
]);

function nounOf(template: string | undefined): Noun {
  return template !== undefined && nouns.has(template) ? (template as Noun) : "document";
}

/** `40 invoices`, `5 sheets`: what a job creates, in the visitor's words. */
export function thingsInWords(
  count: number,
  { unit, template }: { unit: Unit; template?: string | undefined },
  say: Say,
) {
  return say(`things.${unit === "sheet" ? "sheet" : nounOf(template)}`, { count });
}

/** `1 badge`, even if a document is a sheet of them. */
export function labelsInWords(count: number, template: string | undefined, say: Say): string {
  return say(`things.${nounOf(template)}`, { count });
}
