/** What words of a file mean. Unlike a plain object, it has nothing for "constructor" or "__proto__". */
export function dictionary<Meaning>(entries: Readonly<Record<string, Meaning>>): Record<string, Meaning> {
  return Object.assign(Object.create(null), entries);
}
