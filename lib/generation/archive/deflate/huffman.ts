/** A Huffman code of RFC 1951: for each symbol its length in bits (0: none) and its code, first bit lowest (3.1.1). */
export interface HuffmanCode {
  lengths: Uint8Array;
  codes: Uint16Array;
}

/**
 * The code that writes symbols of these frequencies in the fewest bits. A code of one symbol gets a second one: some
 * readers refuse incomplete codes.
 * @param longest the most bits of a symbol
 */
export function huffmanCode(frequencies: readonly number[], longest: number): HuffmanCode {
  let weights = frequencies;
  let lengths = treeDepths(weights);
  // Rare symbols go nearer to the top until none is too deep. This costs little: a code of 15 bits holds a symbol in
  // 32,768.
  while (lengths.some((length) => length > longest)) {
    weights = weights.map((weight) => Math.ceil(weight / 2));
    lengths = treeDepths(weights);
  }
  return { lengths, codes: canonicalCodes(lengths) };
}

/** A symbol, or two nodes below one of their weight together. */
interface Node {
  weight: number;
  symbol: number;
  below?: readonly [Node, Node];
}

function treeDepths(frequencies: readonly number[]): Uint8Array {
  const depths = new Uint8Array(frequencies.length);
  const used = [...frequencies.keys()].filter((symbol) => (frequencies[symbol] ?? 0) > 0);
  for (const symbol of frequencies.keys()) if (used.length < 2 && !used.includes(symbol)) used.push(symbol);
  const leaves: Node[] = used.map((symbol) => ({ weight: frequencies[symbol] ?? 0, symbol }));
  leaves.sort((one, other) => one.weight - other.weight);
  // Joined nodes come in the order of their weights, so the lightest of all is the first of one of the two lists.
  const joined: Node[] = [];
  let [leaf, next] = [0, 0];
  const lightest = (): Node => {
    const [one, other] = [leaves[leaf], joined[next]];
    if (one && (!other || one.weight <= other.weight)) {
      leaf += 1;
      return one;
    }
    next += 1;
    return other as Node;
  };
  for (let joins = 1; joins < leaves.length; joins += 1) {
    const below = [lightest(), lightest()] as const;
    joined.push({ weight: below[0].weight + below[1].weight, symbol: -1, below });
  }
  const descend = ({ symbol, below }: Node, depth: number) => {
    if (below) for (const each of below) descend(each, depth + 1);
    else depths[symbol] = depth;
  };
  descend(joined.at(-1) as Node, 0);
  return depths;
}

/** Codes by their lengths alone (3.2.2), each with its bits reversed. */
function canonicalCodes(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  /** By length, the next code. */
  const next = new Uint16Array(17);
  for (const length of lengths) if (length > 0) next[length + 1] = (next[length + 1] ?? 0) + 1;
  for (let bits = 1; bits < 16; bits += 1) next[bits + 1] = ((next[bits] ?? 0) + (next[bits + 1] ?? 0)) << 1;
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const code = next[length] ?? 0;
    codes[symbol] = reversed(code, length);
    next[length] = code + 1;
  }
  return codes;
}

function reversed(code: number, bits: number): number {
  let result = 0;
  for (let at = 0; at < bits; at += 1) result |= ((code >> at) & 1) << (bits - 1 - at);
  return result;
}
