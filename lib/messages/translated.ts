import type { Message } from "./fill-message.ts";

/** The English messages in another language: the same keys, each with a text, or with that language's plural forms. */
export type Translated<English> = Readonly<{
  [Key in keyof English]: English[Key] extends string ? string : Message;
}>;
