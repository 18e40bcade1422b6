/** Where the cells of rows end, for tables whose grid has fewer columns than their rows. */
export function cellEdges() {
  /** By the number of columns before it, how far right an edge is. */
  const edges: (number | undefined)[] = [0];
  let x: number | undefined;
  return {
    startRow(at: number): void {
      x = edges[at];
    },
    /** @param width that its cell wants to have */
    add(at: number, width: number | undefined): void {
      x = x === undefined || !width ? undefined : x + width;
      if (x !== undefined) edges[at] = Math.max(edges[at] ?? 0, x);
    },
    /** Sets the columns' widths to what is between edges, in equal parts between those that are known. */
    settle(columns: number[]): void {
      let [from, left] = [0, 0];
      for (let at = 1; at <= columns.length; at += 1) {
        const edge = edges[at];
        if (edge === undefined || edge <= left) continue;
        columns.fill((edge - left) / (at - from), from, at);
        [from, left] = [at, edge];
      }
    },
  };
}

/** Programs that leave measuring the columns to Word state the widths of the cells. */
export function widest(columns: readonly number[], wanted: readonly (number | undefined)[]): number[] {
  const known = columns.flatMap((_, at) => wanted[at] ?? []);
  const sum = (widths: readonly number[]) => widths.reduce((whole, width) => whole + width, 0);
  return known.length === columns.length && sum(columns) < sum(known) * 0.9 ? known : [...columns];
}
