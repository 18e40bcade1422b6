import { crc32, deflateSync } from "node:zlib";

export const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A chunk (PNG 3, 5.3), optionally with a false length or checksum. */
export function chunk(type: string, data: Buffer | string, lie: { length?: number; checksum?: number } = {}): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), Buffer.from(data)]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(lie.length ?? content.length - 4);
  tail.writeUInt32BE(lie.checksum ?? crc32(content));
  return Buffer.concat([head, content, tail]);
}

/** Repeats the same bytes. */
export const times = (count: number, bytes: Buffer) => Buffer.alloc(count * bytes.length, bytes);

export interface Header {
  width: number;
  height: number;
  depth: number;
  color: number;
  compression: number;
  filter: number;
  interlace: number;
}
export const usual: Header = { width: 40, height: 24, depth: 8, color: 2, compression: 0, filter: 0, interlace: 0 };

export function ihdr(changes: Partial<Header> = {}): Buffer {
  const { width, height, ...rest } = { ...usual, ...changes };
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set(Object.values(rest), 8);
  return chunk("IHDR", data);
}

export const pixels = (rows = 24, rowBytes = 121, first = 0) => {
  const data = Buffer.alloc(rows * rowBytes, 0x55);
  for (let row = 0; row < rows; row++) data[row * rowBytes] = first;
  return data;
};
export const idat = (data = pixels()) => chunk("IDAT", deflateSync(data));
export const iend = chunk("IEND", "");
export const png = (...chunks: Buffer[]) => Buffer.concat([signature, ...chunks]);
export const with_ = (...chunks: Buffer[]) => png(ihdr(), ...chunks, idat(), iend);
export const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });
