import type { en } from "./en.ts";
import { fillMessage, type GivenFor, type Value } from "./fill-message.ts";
import type { Translated } from "./translated.ts";

type English = (typeof en)["messages"];

export type MessageKey = keyof English;

/** One language's messages: the keys of the English ones, each with a text, or with the language's plural forms. */
export type Messages = Translated<English>;

/** Returns a message with its values filled in. */
export type Say = <Key extends MessageKey>(key: Key, ...given: GivenFor<English[Key]>) => string;

/** @param language a BCP 47 tag: decides the number format and the plural form */
export function speak(messages: Partial<Messages>, language: string): Say {
  return (key, ...[values]: [values?: Record<string, Value>]) =>
    fillMessage(messages[key] ?? key, values ?? {}, language);
}
