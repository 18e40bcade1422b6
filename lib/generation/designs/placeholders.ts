import type { Design } from "#lib/contracts/designs/design.ts";
import type { FieldType } from "#lib/contracts/template.ts";
import { patternOf } from "../mapping/elements/element-scope.ts";
import type { NameScope } from "../mapping/pattern/name-scope.ts";
import { parsePattern } from "../mapping/pattern/parse-pattern.ts";
import { PatternError } from "../mapping/pattern/pattern-error.ts";

/** A name in braces, as it is written where it first appears. */
export interface Placeholder {
  /** Safe as a key of objects. */
  name: string;
  label: string;
  type: FieldType;
}

/** An element whose text is no valid pattern. */
export interface PatternFault {
  index: number;
  property: string;
  error: PatternError;
}

/**
 * The placeholders of a design in order of appearance; those that differ only in case are one. A placeholder that is
 * only used alone, as the source of a picture, is for images; all others are for texts.
 */
export function placeholdersOf({ elements }: Pick<Design, "elements">): {
  placeholders: Placeholder[];
  /** How often they appear. */
  uses: number;
  faults: PatternFault[];
} {
  const found = new Map<string, Placeholder>();
  const faults: PatternFault[] = [];
  let uses = 0;
  for (const [index, element] of elements.entries()) {
    const text = patternOf(element);
    if (!text) continue;
    try {
      const pattern = parsePattern(text.pattern, anyName);
      const isAlone = pattern.length === 1;
      for (const part of pattern) {
        if (!("target" in part && "field" in part.target)) continue;
        uses += 1;
        const label = part.target.field;
        const key = label.toLowerCase();
        const type = element.kind === "picture" && isAlone && part.filters.length === 0 ? "picture" : "text";
        const known = found.get(key);
        if (!known) found.set(key, { name: safeName(label), label, type });
        else if (known.type !== type) known.type = "text";
      }
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      faults.push({ index, property: text.property, error });
    }
  }
  return { placeholders: [...found.values()], uses, faults };
}

/** Takes every name, because a design is made before its columns are known. One with "|" in it has to be quoted. */
const anyName: NameScope = {
  names: [],
  longest: Number.POSITIVE_INFINITY,
  resolve: (name, isQuoted = false) => (name === "" || (!isQuoted && name.includes("|")) ? undefined : { field: name }),
  rivals: () => [],
};

/** Mappings are objects, on which these names mean something else. */
const safeName = (label: string) => (label in {} ? `${label}_` : label);
