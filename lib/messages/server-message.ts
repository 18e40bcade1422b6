import { z } from "zod";
import { en } from "./en.ts";
import { fillMessage, type GivenFor, type Value } from "./message.ts";

type English = (typeof en)["server"];

export type ServerKey = keyof English;

/** One language's sentences of the server's. */
export type ServerMessages = Readonly<Record<ServerKey, string>>;

/**
 * A sentence of the server's, or a part of one: in English, and how it comes about, so that it can be said in another
 * language whenever somebody reads it (`translate`). Kept like that in the stores; what an older build kept has no wording.
 */
export interface ServerMessage {
  message: string;
  wording: Wording;
}

/** A message with what is filled in, or the label of a template's field or setting. */
export type Wording = { key: string; values: Record<string, MessageValue> } | { template: string; part: string };

/** A list is written with commas. */
export type MessageValue = Value | ServerMessage | ServerMessage[];

const ServerMessageSchema: z.ZodType<ServerMessage> = z.lazy(() =>
  z.object({ message: z.string(), wording: WordingSchema }),
);
const MessageValueSchema = z.union([z.string(), z.number(), ServerMessageSchema, z.array(ServerMessageSchema)]);
export const WordingSchema: z.ZodType<Wording> = z.union([
  z.object({ key: z.string(), values: z.record(z.string(), MessageValueSchema) }),
  z.object({ template: z.string(), part: z.string() }),
]);

/** Says a message with what belongs into it. */
export function msg<Key extends ServerKey>(key: Key, ...[given]: GivenFor<English[Key], MessageValue>): ServerMessage {
  const values: Record<string, MessageValue> = given ?? {};
  return {
    message: fillMessage(
      en.server[key],
      texts(values, ({ message }) => message),
      "en",
    ),
    wording: { key, values },
  };
}

/** A field or setting of a template by its label, for the place of its name in a message. */
export function labelMessage(template: string, { name, label }: { name: string; label: string }): ServerMessage {
  return { message: label, wording: { template, part: name } };
}

/** The values with each part put into words. */
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
