import { z } from "zod";
import { server } from "./en/server.ts";
import { fillMessage, type GivenFor, type Value } from "./fill-message.ts";
import type { Translated } from "./translated.ts";

type English = typeof server;

export type ServerKey = keyof English;

/** The server's messages in one language. */
export type ServerMessages = Translated<English>;

/**
 * A message from the server, or a part of one: the English text, and its key and values, so that it can be translated
 * for each reader (`translate`). Stored in this form; messages stored by an older build have no wording.
 */
export interface ServerMessage {
  message: string;
  wording: Wording;
}

/** A key with its values, or the label of a template's field or setting. */
export type Wording = { key: string; values: Record<string, MessageValue> } | { template: string; part: string };

/** A list is joined with commas. */
export type MessageValue = Value | ServerMessage | ServerMessage[];

const ServerMessageSchema: z.ZodType<ServerMessage> = z.lazy(() =>
  z.object({ message: z.string(), wording: WordingSchema }),
);
const MessageValueSchema = z.union([z.string(), z.number(), ServerMessageSchema, z.array(ServerMessageSchema)]);
export const WordingSchema: z.ZodType<Wording> = z.union([
  z.object({ key: z.string(), values: z.record(z.string(), MessageValueSchema) }),
  z.object({ template: z.string(), part: z.string() }),
]);

/** Builds a message with its values. */
export function msg<Key extends ServerKey>(key: Key, ...[given]: GivenFor<English[Key], MessageValue>): ServerMessage {
  const values: Record<string, MessageValue> = given ?? {};
  return {
    message: fillMessage(
      server[key],
      texts(values, ({ message }) => message),
      "en",
    ),
    wording: { key, values },
  };
}

/** The label of a template's field or setting, for use inside a message. */
export function labelMessage(template: string, { name, label }: { name: string; label: string }): ServerMessage {
  return { message: label, wording: { template, part: name } };
}

/** The values as texts. @param say gives the text of a message among them */
export function texts(
  values: Record<string, MessageValue>,
  say: (part: ServerMessage) => string,
): Record<string, Value> {
  const text = (value: MessageValue): Value => {
    if (typeof value !== "object") return value;
    return Array.isArray(value) ? value.map(say).join(", ") : say(value);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]));
}
