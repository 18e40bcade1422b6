/**
 * Returns the later value, reusing every part of the earlier one that is equal, so that `===` tells what changed. A
 * response is always a new object, although most of its content stays the same.
 */
export function sameParts<T>(earlier: unknown, later: T): T {
  if (Object.is(earlier, later)) return later;
  if (Array.isArray(earlier) && Array.isArray(later)) {
    const items = later.map((item, index) => sameParts(earlier[index], item));
    return isSame(earlier, items) ? (earlier as T) : (items as T);
  }
  if (isPlain(earlier) && isPlain(later)) {
    const parts = Object.entries(later).map(([name, part]) => [name, sameParts(earlier[name], part)]);
    const shared = Object.fromEntries(parts);
    return isSame(earlier, shared) ? (earlier as T) : shared;
  }
  return later;
}

function isSame(one: object, other: object): boolean {
  const others = Object.entries(other);
  return (
    Object.keys(one).length === others.length &&
    others.every(([name, part]) => Object.hasOwn(one, name) && Object.is(Reflect.get(one, name), part))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
