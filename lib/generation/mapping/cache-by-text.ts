/** Caches results by text: most tables repeat a few dates, and formatting one takes over a microsecond. */
export function remembering<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    if (known.size >= 1_000) known.clear();
    known.set(text, value);
    return value;
  };
}
