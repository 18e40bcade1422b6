/** A charstring that draws nothing: `endchar` (Adobe Technical Note 5177). */
const nothing = 14;
/** The Top DICT's operator for the offset of the glyphs (Adobe Technical Note 5176, table 9). */
const charStrings = 17;

/**
 * Reads a bare CFF font, in order to write it with fewer outlines. Glyphs keep their numbers; the others become empty.
 * The index of glyphs only becomes shorter, so everything else stays in its place, and zeros fill the gap.
 *
 * Format: Adobe Technical Note 5176.
 */
export function cffPruner(font: Buffer): (glyphs: Iterable<number>) => Buffer {
  const names = readIndex(font, font[2] ?? 0);
  const [topStart = 0, topEnd = 0] = readIndex(font, names.end).starts;
  const at = readOperand(font.subarray(topStart, topEnd), charStrings);
  const { starts, end } = readIndex(font, at);
  return (glyphs) => {
    const kept = new Set([0, ...glyphs]);
    const strings: Uint8Array[] = [];
    for (let glyph = 0; glyph < starts.length - 1; glyph += 1) {
      strings.push(kept.has(glyph) ? font.subarray(starts[glyph], starts[glyph + 1]) : Uint8Array.of(nothing));
    }
    const written = writeIndex(strings, font[at + 2] ?? 1);
    return Buffer.concat([font.subarray(0, at), written, Buffer.alloc(end - at - written.length), font.subarray(end)]);
  };
}

/** Where an INDEX's objects start, with the end of the last one. */
function readIndex(font: Buffer, at: number): { starts: number[]; end: number } {
  const count = font.readUInt16BE(at);
  if (count === 0) return { starts: [], end: at + 2 };
  const size = font[at + 2] ?? 1;
  const data = at + 3 + (count + 1) * size - 1;
  const starts = Array.from({ length: count + 1 }, (_, index) => data + font.readUIntBE(at + 3 + index * size, size));
  return { starts, end: starts.at(-1) ?? data };
}

function writeIndex(objects: Uint8Array[], size: number): Buffer {
  const head = Buffer.alloc(3 + (objects.length + 1) * size);
  head.writeUInt16BE(objects.length, 0);
  head[2] = size;
  let offset = 1;
  for (const [index, object] of [...objects, Buffer.alloc(0)].entries()) {
    head.writeUIntBE(offset, 3 + index * size, size);
    offset += object.length;
  }
  return Buffer.concat([head, ...objects]);
}

/** The integer before an operator of a DICT. @throws Error without it */
function readOperand(dict: Buffer, operator: number): number {
  let operand = 0;
  for (let at = 0; at < dict.length; ) {
    const byte = dict[at] ?? 0;
    if (byte === operator) return operand;
    if (byte === 28) operand = dict.readInt16BE(at + 1);
    else if (byte === 29) operand = dict.readInt32BE(at + 1);
    else if (byte >= 32 && byte <= 246) operand = byte - 139;
    else if (byte >= 247 && byte <= 250) operand = (byte - 247) * 256 + (dict[at + 1] ?? 0) + 108;
    else if (byte >= 251 && byte <= 254) operand = -(byte - 251) * 256 - (dict[at + 1] ?? 0) - 108;
    at += operandBytes(dict, at);
  }
  throw new Error("A CFF font has no glyphs");
}

/** The length of an operand or operator. */
function operandBytes(dict: Buffer, at: number): number {
  const byte = dict[at] ?? 0;
  if (byte === 28) return 3;
  if (byte === 29) return 5;
  if (byte === 12 || byte >= 247) return 2;
  if (byte !== 30) return 1;
  // A real number: two digits a byte, until a half byte of 15.
  let end = at + 1;
  while (end < dict.length && ((dict[end] ?? 0) & 15) !== 15) end += 1;
  return end + 1 - at;
}
