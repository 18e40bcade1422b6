/** The increment of a bid. The total found is within this times the number of rows of the optimum. */
const increment = 0.001;

/**
 * Assigns each row of `scores` at most one column, and each column at most one row, maximising the sum of the scores
 * (each about 0 to 1). A score of 0 or less is never chosen; among equal columns a row gets the first.
 *
 * An auction: each row in turn bids for the column that is worth most to it at its price, as much as it gains over its
 * second choice, and displaces the column's owner. D. P. Bertsekas, "The auction algorithm: a distributed relaxation
 * method for the assignment problem", Annals of Operations Research 14 (1988).
 *
 * @returns for each row the index of its column, or null
 */
export function bestAssignment(scores: readonly (readonly number[])[]): (number | null)[] {
  const prices = new Map<number, number>();
  const owners = new Map<number, number>();
  const waiting = scores.map((_, row) => row).reverse();
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const { column, gain } = choice(scores[row] ?? [], prices);
    if (column === null) continue;
    prices.set(column, (prices.get(column) ?? 0) + gain + increment);
    const owner = owners.get(column);
    if (owner !== undefined) waiting.push(owner);
    owners.set(column, row);
  }
  const columns = new Map([...owners].map(([column, row]) => [row, column]));
  return scores.map((_, row) => columns.get(row) ?? null);
}

/** The best column at these prices, and its lead over the next best; no column is worth 0. */
function choice(scores: readonly number[], prices: Map<number, number>): { column: number | null; gain: number } {
  let column: number | null = null;
  let best = 0;
  let second = 0;
  for (const [index, score] of scores.entries()) {
    const worth = score - (prices.get(index) ?? 0);
    if (worth > best) {
      second = best;
      best = worth;
      column = index;
    } else if (worth > second) {
      second = worth;
    }
  }
  return { column, gain: best - second };
}
