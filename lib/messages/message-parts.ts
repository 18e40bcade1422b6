import type { MessageKey, Messages } from "./page-messages.ts";

type PartOf<Key> = Key extends `${infer Part}.${string}` ? Part : never;

/** The prefix of a message's key, which names the part of the pages that uses it. */
export type MessagePart = PartOf<MessageKey>;

/** Only the messages of these parts. */
export function messagesOf(messages: Messages, parts: readonly MessagePart[]): Partial<Messages> {
  const wanted = new Set<string>(parts);
  return Object.fromEntries(Object.entries(messages).filter(([key]) => wanted.has(key.split(".")[0] ?? "")));
}
