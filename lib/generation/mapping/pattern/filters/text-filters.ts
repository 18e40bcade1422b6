import { foldCase } from "#lib/contracts/fold-case.ts";
import { shownText } from "../../values/clean-text.ts";
import type { Filter, ReadFilter } from "./filter.ts";
import { takeNothing, takeOne, takePairs } from "./filter-arguments.ts";

export const upperFilter: ReadFilter = (call) => {
  takeNothing(call);
  return (tag) => onText((text) => text.toLocaleUpperCase(tag));
};

export const lowerFilter: ReadFilter = (call) => {
  takeNothing(call);
  return (tag) => onText((text) => text.toLocaleLowerCase(tag));
};

/** Capitalises words without changing their other letters: "McDonald" keeps its D. */
export const titleFilter: ReadFilter = (call) => {
  takeNothing(call);
  return (tag) =>
    onText((text) => text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(tag)));
};

export const defaultFilter: ReadFilter = (call) => {
  const { text } = takeOne(call, 'default: "your city"');
  return () => ({
    expects: "text",
    takesEmpty: true,
    apply: (cell) => (shownText(cell) === "" ? text : cell),
  });
};

export const thenFilter: ReadFilter = (call) => {
  const { text } = takeOne(call, 'then: "of #"');
  return () => onText((value) => withValue(text, value));
};

/**
 * Compares case-insensitively, including Turkish: "Straße" matches "STRASSE", and "İZMİR" and "ISPARTA" match in lower
 * case.
 */
export const chooseFilter: ReadFilter = (call) => {
  const pairs = takePairs(call, 'choose: "f" "Ms", "m" "Mr", other ""');
  const isOther = ({ kind, text }: (typeof pairs)[number][0]) => kind === "word" && text.toLowerCase() === "other";
  const other = pairs.find(([key]) => isOther(key))?.[1] ?? "";
  const forms = new Map(pairs.flatMap(([key, form]) => (isOther(key) ? [] : [[caseless(key.text), form] as const])));
  return () => ({
    expects: "text",
    takesEmpty: true,
    apply(cell) {
      const text = shownText(cell);
      return forms.get(caseless(text)) ?? (text === "" ? "" : other);
    },
  });
};

/** Replaces `#` in a form with the value; `##` is a literal `#`. */
export function withValue(form: string, value: string): string {
  return form.replace(/##?/g, (signs) => (signs === "#" ? value : "#"));
}

function onText(change: (text: string) => string): Filter {
  return { expects: "text", changesText: true, apply: (cell) => change(shownText(cell)) };
}

function caseless(text: string): string {
  return foldCase(text.trim()).replace(/ı|i\u0307/g, "i");
}
