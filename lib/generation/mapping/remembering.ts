/** Most tables repeat a few dates, and setting one takes over a microsecond. */
export function remembering<Text extends string | null>(setDate: (iso: string) => Text): (iso: string) => Text {
  const known = new Map<string, Text>();
  return (iso) => {
    const text = known.get(iso) ?? setDate(iso);
    if (known.size >= 1_000) known.clear();
    known.set(iso, text);
    return text;
  };
}
