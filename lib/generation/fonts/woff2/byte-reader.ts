import { damagedFont } from "../faults.ts";

/** Reads numbers of a WOFF2 file one after the other. Reading past the end throws a RangeError. */
export class ByteReader {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  u8 = () => this.bytes.readUInt8(this.#next(1));
  u16 = () => this.bytes.readUInt16BE(this.#next(2));
  i16 = () => this.bytes.readInt16BE(this.#next(2));
  u32 = () => this.bytes.readUInt32BE(this.#next(4));

  /** `255UInt16` (WOFF2, 4.1). */
  short(): number {
    const first = this.u8();
    if (first === 253) return this.u16();
    if (first === 255) return this.u8() + 253;
    return first === 254 ? this.u8() + 506 : first;
  }

  /** `UIntBase128` (WOFF2, 4.1): at most five bytes, without leading zeros. */
  long(): number {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = this.u8();
      if ((index === 0 && byte === 0x80) || value > 0x1ff_ffff) throw damagedFont();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw damagedFont();
  }

  take(bytes: number): Buffer {
    const from = this.#next(bytes);
    if (bytes < 0 || this.at > this.bytes.length) throw damagedFont();
    return this.bytes.subarray(from, this.at);
  }

  #next(bytes: number): number {
    const from = this.at;
    this.at += bytes;
    return from;
  }
}
