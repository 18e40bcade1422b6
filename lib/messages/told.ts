import { z } from "zod";
import { en } from "./en.ts";
import { fillMessage, type GivenFor, type Value } from "./message.ts";

type English = (typeof en)["server"];

export type ServerKey = keyof English;

/** One language's sentences of the server's. */
export type ServerMessages = Readonly<Record<ServerKey, string>>;

/**
 * A sentence of the server's, or a part of one: in English, and how it comes about, so that it can be said in another
 * language whenever somebody reads it (`toldIn`). Kept like that in the stores; what an older build kept has no wording.
 */
export interface Told {
  message: string;
  wording: Wording;
}

/** A message with what is filled in, or the label of a template's field or setting. */
export type Wording = { key: string; values: Record<string, ToldValue> } | { template: string; part: string };

/** A list is written with commas. */
export type ToldValue = Value | Told | Told[];

const ToldSchema: z.ZodType<Told> = z.lazy(() => z.object({ message: z.string(), wording: WordingSchema }));
const ToldValueSchema = z.union([z.string(), z.number(), ToldSchema, z.array(ToldSchema)]);
export const WordingSchema: z.ZodType<Wording> = z.union([
  z.object({ key: z.string(), values: z.record(z.string(), ToldValueSchema) }),
  z.object({ template: z.string(), part: z.string() }),
]);

/** Says a message with what belongs into it. */
export function told<Key extends ServerKey>(key: Key, ...[given]: GivenFor<English[Key], ToldValue>): Told {
  const values: Record<string, ToldValue> = given ?? {};
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
export function toldLabel(template: string, { name, label }: { name: string; label: string }): Told {
  return { message: label, wording: { template, part: name } };
}

/** The values with each part put into words. */
export function texts(values: Record<string, ToldValue>, say: (part: Told) => string): Record<string, Value> {
  const text = (value: ToldValue): Value => {
    if (typeof value !== "object") return value;
    return Array.isArray(value) ? value.map(say).join(", ") : say(value);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]));
}
