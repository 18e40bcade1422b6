const rounds = 3;

function shareOut(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * Bits of words that are each of one of several languages, in the shares that fit them best (expectation maximization):
 * most sheets are of one language, lists of people are not. Takes, for each word, its bits in every language.
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
