const rounds = 3;

function shareOut(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * The total bits of words that each belong to one of several languages, in the best-fitting proportions (expectation
 * maximisation): most sheets are in one language, but lists of people mix several. Takes each word's bits in every
 * language.
 */
export function mixtureBits(words: number[][], languages: number): number {
  const uniform = new Array<number>(languages).fill(1 / languages);
  let shares = uniform;
  let bits = 0;
  for (let round = 0; round < rounds; round++) {
    bits = 0;
    const found = [...uniform];
    for (const word of words) {
      const least = Math.min(...word);
      const chances = word.map((each, index) => (shares[index] ?? 0) * 2 ** (least - each));
      bits += least - Math.log2(chances.reduce((sum, chance) => sum + chance, 0));
      for (const [index, share] of shareOut(chances).entries()) found[index] = (found[index] ?? 0) + share;
    }
    shares = shareOut(found);
  }
  return bits;
}
