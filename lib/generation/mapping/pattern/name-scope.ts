/** What a name in a pattern refers to: a column, by its index, or a field of the template. */
export type NameTarget = { column: number } | { field: string };

/** The names that a pattern may use. */
export interface NameScope {
  names: string[];
  /** The length of the longest name. */
  longest: number;
  /** Undefined for an unknown or ambiguous name. @param isQuoted whether it is in quotation marks */
  resolve(name: string, isQuoted?: boolean): NameTarget | undefined;
  /** For an ambiguous name: the candidates, which differ from it only in case. Empty for fewer than two. */
  rivals(name: string): string[];
}

/**
 * A name refers to a column of the sheet or, if no column has that name, to a field of the template. Exact matches take
 * precedence over matches that differ in case, which must be unique.
 */
export function nameScope(columns: readonly { name: string }[], fields: readonly { name: string }[]): NameScope {
  const exact = new Map<string, NameTarget>();
  const add = (name: string, target: NameTarget) => {
    if (!exact.has(name)) exact.set(name, target);
  };
  for (const [column, { name }] of columns.entries()) add(name, { column });
  const ofColumns = caseless(exact.keys());
  for (const { name } of fields) add(name, { field: name });
  const ofFields = caseless(fields.map(({ name }) => name));
  const caselessMatches = (name: string) => ofColumns.get(name.toLowerCase()) ?? ofFields.get(name.toLowerCase()) ?? [];
  const names = [...exact.keys()];
  const longest = names.reduce((most, { length }) => Math.max(most, length), 0);
  const resolve = (name: string) => {
    const [only, another] = exact.has(name) ? [name] : caselessMatches(name);
    return only === undefined || another !== undefined ? undefined : exact.get(only);
  };
  return { names, longest, resolve, rivals: (name) => (resolve(name) ? [] : caselessMatches(name)) };
}

/** Groups distinct names by their lower case. */
function caseless(names: Iterable<string>): Map<string, string[]> {
  return Map.groupBy(new Set(names), (name) => name.toLowerCase());
}
