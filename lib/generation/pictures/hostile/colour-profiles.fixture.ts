const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * at);
  return bytes;
};
const sign = (name: string) => Buffer.from(name);
/** Three channels in, three out. */
const channels = u32(0x00030003);
const one = 0x3f800000;

/** As many steps as one likes that change nothing, and are one in the file (ICC.1:2022, 10.18). */
function steps(count: number): Buffer {
  const step = Buffer.concat([sign("matf"), u32(0), channels, u32(one, 0, 0, 0, one, 0, 0, 0, one, 0, 0, 0)]);
  const places = Array.from({ length: count }, () => u32(16 + 8 * count, step.length));
  return Buffer.concat([sign("mpet"), u32(0), channels, u32(count), ...places, step]);
}

const ramp = Buffer.from(Array.from({ length: 3 * 256 }, (_, at) => at % 256));
const unit = u32(65_536, 0, 0, 0, 65_536, 0, 0, 0, 65_536);
const table = Buffer.concat([sign("mft1"), u32(0), Buffer.of(3, 3, 2, 0), unit, ramp, Buffer.alloc(24, 100), ramp]);
const white = Buffer.concat([sign("XYZ "), u32(0, 63_190, 65_536, 54_061)]);

/** For tests and measurements only: a valid colour profile, with this many custom steps, if any. */
export function colourProfile(count: number): Buffer {
  const tags: [string, Buffer][] = [
    ["wtpt", white],
    ["A2B0", table],
    ...(count > 0 ? [["D2B0", steps(count)] as [string, Buffer], ["D2B1", steps(count)] as [string, Buffer]] : []),
  ];
  let at = 132 + 12 * tags.length;
  const entries = tags.map(([name, data]) => {
    at += data.length;
    return Buffer.concat([sign(name), u32(at - data.length, data.length)]);
  });
  const header = Buffer.alloc(128);
  u32(at).copy(header, 0);
  header.write("scnrRGB XYZ ", 12, "latin1");
  u32(0x04300000).copy(header, 8);
  header.write("acsp", 36, "latin1");
  u32(0xf6d6, 0x10000, 0xd32d).copy(header, 68);
  return Buffer.concat([header, u32(tags.length), ...entries, ...tags.map(([, data]) => data)]);
}
