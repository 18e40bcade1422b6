/**
 * Caches what `make` returns for a text: most tables repeat a few dates, and formatting one takes over a microsecond.
 *
 * @param most how many results are kept; beyond that, all are forgotten
 */
export function cacheByText<Value>(make: (text: string) => Value, most = 1_000): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
