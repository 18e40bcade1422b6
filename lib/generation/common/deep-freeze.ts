/**
 * Deep-freezes a value and returns it. For values shared by many rows, documents or visitors, so that no row can
 * leave anything behind for the next.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (ArrayBuffer.isView(value)) return value; // can't be frozen
  Object.freeze(value);
  for (const held of Object.values(value)) deepFreeze(held);
  return value;
}
