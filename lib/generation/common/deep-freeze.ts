/**
 * Freezes a value and all that it holds, and gives it back. For what many rows, documents or visitors share: none of them
 * can then leave anything in it for the next.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (ArrayBuffer.isView(value)) return value; // cannot be frozen
  Object.freeze(value);
  for (const held of Object.values(value)) deepFreeze(held);
  return value;
}
