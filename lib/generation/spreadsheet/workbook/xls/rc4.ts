/** The RC4 stream cipher, which OpenSSL 3 no longer has: returns the next bytes of the key stream for each call. */
export function createRc4(key: Buffer): (bytes: number) => Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [one, other] = [0, 0];
  return (bytes) => {
    const stream = Buffer.allocUnsafe(bytes);
    for (let at = 0; at < bytes; at++) {
      one = (one + 1) & 255;
      other = (other + (state[one] ?? 0)) & 255;
      swap(one, other);
      stream[at] = state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0;
    }
    return stream;
  };
}
