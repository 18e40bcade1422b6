import type { MessagePart } from "#lib/messages/message-parts.ts";

/** Message parts that the browser may need on any page. A test finds parts that are missing in these lists. */
export const partsForAll: readonly MessagePart[] = ["fault"];

// biome-ignore format: one part per line would fill a screen
export const partsForWorkbench: readonly MessagePart[] = [
  "again", "check", "choose", "confirm", "correct", "docx", "file", "history", "letters", "make", "match", "mine", "number", "own", "picture",
  "pictures", "problem", "problems", "reading", "rows", "separator", "setup", "size", "source", "template", "things", "time", "trouble",
];

export const partsForJob: readonly MessagePart[] = [
  "confirm",
  "job",
  "problem",
  "problems",
  "size",
  "things",
  "time",
  "trouble",
];
