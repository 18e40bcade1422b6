/** What a name in a pattern stands for: a column, by its index, or a field of the template. */
export type NameTarget = { column: number } | { field: string };

/** The names that a pattern may use. */
export interface NameScope {
  names: string[];
  /** The length of the longest name. */
  longest: number;
  resolve(name: string): NameTarget | undefined;
}

/**
 * What a name stands for is a column of the sheet or, where no column is called that, a field of the template.
 * Names that match to the letter go before those that differ in case, and the first before later ones.
 */
export function nameScope(columns: readonly { name: string }[], fields: readonly { name: string }[]): NameScope {
  const exact = new Map<string, NameTarget>();
  const caseless = new Map<string, NameTarget>();
  const add = (name: string, target: NameTarget) => {
    if (!exact.has(name)) exact.set(name, target);
    if (!caseless.has(name.toLowerCase())) caseless.set(name.toLowerCase(), target);
  };
  for (const [column, { name }] of columns.entries()) add(name, { column });
  for (const { name } of fields) add(name, { field: name });
  const names = [...exact.keys()];
  const longest = names.reduce((most, { length }) => Math.max(most, length), 0);
  return { names, longest, resolve: (name) => exact.get(name) ?? caseless.get(name.toLowerCase()) };
}
