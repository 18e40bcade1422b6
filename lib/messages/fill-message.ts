import { numbersOf, pluralsOf } from "./formatters.ts";

/**
 * The value of a key in a message file: a text with `{name}` placeholders or, if it depends on a count, one text for
 * each of the language's plural forms (CLDR), of which `other` is always present.
 */
export type Message = string | Plural;

interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type TextOf<Entry> = Entry extends { other: infer Other extends string } ? Other : Extract<Entry, string>;

/** The values that a message needs; a plural's `count` chooses its form. */
type ValuesOf<Entry, Given> = { [Name in NamesIn<TextOf<Entry>> | (Entry extends string ? never : "count")]: Given };

/** The value of a placeholder. */
export type Value = string | number;

/** The arguments after a message's key: none if it has no placeholders. */
export type GivenFor<Entry, Given = Value> = keyof ValuesOf<Entry, Given> extends never
  ? []
  : [values: ValuesOf<Entry, Given>];

/** Fills values into a message; formats numbers in the language. */
export function fillMessage(message: Message, values: Record<string, Value>, language: string): string {
  const form = typeof message === "string" ? "" : pluralsOf(language).select(Number(values.count));
  const text = typeof message === "string" ? message : (message[form as keyof Plural] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "number" ? numbersOf(language).format(value) : value;
  });
}
