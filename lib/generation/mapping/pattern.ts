import type { Source } from "#lib/contracts/session.ts";
import type { TemplateField } from "#lib/contracts/template.ts";

/** A text with `{Column}` in it: literals and names by turns. */
export type Pattern = readonly ({ literal: string } | { name: string })[];

/** What a name in a pattern stands for: a column, by its index, or a field of the template. */
type NameTarget = { column: number } | { field: string };

/** The text cannot be read as a pattern. The message is for the person who wrote it. */
export class PatternError extends Error {
  /** Where in the text, from 1. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.name = "PatternError";
    this.position = position;
  }
}

/**
 * Reads a text with `{Column}` in it. `{{` and `}}` are braces that mean themselves, and so is a lone `}`.
 *
 * @throws PatternError for a brace that is not closed, or that holds no name
 */
export function parsePattern(text: string): Pattern {
  const pattern: ({ literal: string } | { name: string })[] = [];
  let literal = "";
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character !== "{" && character !== "}") {
      literal += character;
    } else if (text[at + 1] === character || character === "}") {
      literal += character;
      if (text[at + 1] === character) at += 1;
    } else {
      const name = nameAt(text, at);
      pattern.push({ literal }, { name: name.trim() });
      literal = "";
      at += name.length + 1;
    }
  }
  return [...pattern, { literal }].filter((part) => "name" in part || part.literal !== "");
}

function nameAt(text: string, brace: number): string {
  const [name = "", after] = /^([^{}]*)(.?)/s.exec(text.slice(brace + 1))?.slice(1) ?? [];
  const position = brace + 1;
  if (after !== "}") {
    throw new PatternError(`The brace at character ${position} is not closed. Write {{ for a brace itself.`, position);
  }
  if (name.trim() === "") throw new PatternError(`The braces at character ${position} hold no name.`, position);
  return name;
}

/** The names in a pattern, each once, in the order in which they come. */
export function patternNames(pattern: Pattern): string[] {
  return [...new Set(pattern.flatMap((part) => ("name" in part ? [part.name] : [])))];
}

/**
 * What a name stands for: a column of the sheet or, where no column is called that, a field of the template.
 * Names that match to the letter go before those that differ in case.
 */
export function resolveName(
  name: string,
  columns: Source["columns"],
  fields: readonly Pick<TemplateField, "name">[],
): NameTarget | null {
  const same: ((other: string) => boolean)[] = [
    (other) => other === name,
    (other) => other.toLowerCase() === name.toLowerCase(),
  ];
  for (const isSame of same) {
    const column = columns.findIndex((each) => isSame(each.name));
    if (column >= 0) return { column };
    const field = fields.find((each) => isSame(each.name));
    if (field) return { field: field.name };
  }
  return null;
}
