import type { en } from "./en.ts";
import { fillMessage, type GivenFor, type Message, type Value } from "./message.ts";

type English = (typeof en)["messages"];

export type MessageKey = keyof English;

/** One language's messages: the keys of the English ones, each with a text, or with the forms that the language has. */
export type Messages = Readonly<{ [Key in MessageKey]: English[Key] extends string ? string : Message }>;

/** Says a message with what belongs into it. */
export type Say = <Key extends MessageKey>(key: Key, ...given: GivenFor<English[Key]>) => string;

/** @param language a BCP 47 tag: how numbers are written and which plural form is meant */
export function speak(messages: Partial<Messages>, language: string): Say {
  return (key, ...[values]: [values?: Record<string, Value>]) =>
    fillMessage(messages[key] ?? key, values ?? {}, language);
}
