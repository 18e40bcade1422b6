import type { MessageKey, Messages } from "./messages.ts";

type PartOf<Key> = Key extends `${infer Part}.${string}` ? Part : never;

/** What a message's key begins with: the part of the pages that says it. */
export type MessagePart = PartOf<MessageKey>;

/** The messages of these parts alone. */
export function messagesOf(messages: Messages, parts: readonly MessagePart[]): Partial<Messages> {
  const wanted = new Set<string>(parts);
  return Object.fromEntries(Object.entries(messages).filter(([key]) => wanted.has(key.split(".")[0] ?? "")));
}
