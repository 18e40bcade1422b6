import { type Condition, fieldsOfCondition, isSection, type Merge, type MergeValue } from "../../templates/merge.ts";

/** A place that names fields. */
export interface Use {
  fields: string[];
  value?: MergeValue;
  condition?: Condition;
  /** Whether the condition is a repeating section. */
  isSection?: true;
  /** The bare parts that it stands in, as `{#items}`, the outermost first. */
  inside: string[];
}

/**
 * A bare part may be a list if its own name isn't shown anywhere, and fields stand in it that no other part of the
 * document shows. Lists in lists are conditions.
 */
function listsOfTags(uses: readonly Use[]): Merge["lists"] {
  const shown = new Set(uses.flatMap(({ value }) => (value ? [value.field] : [])));
  const asked = new Set(
    uses.flatMap(({ condition }) => (condition && "left" in condition ? fieldsOfCondition(condition) : [])),
  );
  const names = new Set(
    uses.flatMap(({ inside }) => inside.slice(0, 1)).filter((name) => !shown.has(name) && !asked.has(name)),
  );
  const isInList = ({ inside: [outermost = ""] }: Use) => names.has(outermost);
  const outside = new Set(uses.filter((use) => !isInList(use)).flatMap(({ fields }) => fields));
  return [...names].flatMap((name) => {
    const within = uses.filter(({ inside }) => inside[0] === name).flatMap(({ fields }) => fields);
    const fields = [...new Set(within)].filter((field) => !outside.has(field) && field !== name);
    return fields.length > 0 ? [{ name, fields }] : [];
  });
}

/** The lists of a document: repeating sections, or else what tags make lists. */
export function listsOf(uses: readonly Use[]): Merge["lists"] {
  const sections = new Map(
    uses.flatMap(({ isSection, condition, inside }) =>
      isSection && condition && "filled" in condition ? [[condition.filled, inside.at(-1)]] : [],
    ),
  );
  if (sections.size === 0) return listsOfTags(uses);
  return Array.from(sections, ([name, within]) => {
    const fields = uses.filter(({ inside }) => inside.at(-1) === name).flatMap((use) => use.fields);
    return { name, fields: [...new Set(fields)], ...(within !== undefined && { within }) };
  });
}

/** The place of a field: its list, if it stands in a repeating section, and its name. */
export const placeOf = (list: string | null, name: string): string => `${list ?? ""}\n${name}`;

/**
 * Gives fields of repeating sections that share their name with others the name of their section, too: they are other
 * columns.
 * @returns the new names, by `placeOf`
 */
export function tellFieldsApart(uses: readonly Use[]): Map<string, string> {
  const lists = Map.groupBy(
    uses.filter(({ value }) => value !== undefined),
    ({ value }) => value?.field ?? "",
  );
  const taken = new Set(lists.keys());
  const renamed = new Map<string, string>();
  for (const [name, own] of lists) {
    if (new Set(own.map(({ inside }) => inside.at(-1))).size === 1) continue;
    for (const { value, inside } of own) {
      const list = inside.at(-1);
      if (!value || list === undefined || !isSection({ name: list })) continue;
      const place = placeOf(list, name);
      const known = renamed.get(place) ?? unusedName(`${list.trim()}: ${name}`, taken);
      renamed.set(place, known);
      value.field = known;
    }
  }
  return renamed;
}

/** A name that isn't taken yet, numbered if needed. It is then. */
export function unusedName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted} (${count})`;
  taken.add(name);
  return name;
}
