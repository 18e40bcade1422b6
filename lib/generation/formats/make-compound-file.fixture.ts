/** For tests only: builds compound files ([MS-CFB]), valid and invalid, sector by sector. */
const sectorBytes = 512;
const [free, end, tableMark] = [0xffffffff, 0xfffffffe, 0xfffffffd];
const smallest = 4_096;
/** How many of the table's sectors the header lists, and each further sector. */
const [listedInHeader, listedInSector] = [109, 127];

/** The parts that a test may change. */
export interface CompoundParts {
  header: Buffer;
  /** The allocation table: the next sector of each. */
  table: Buffer;
  directory: Buffer;
}

function padded(bytes: Buffer, unit: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)]);
}

function entry(name: string, type: number, start: number, size: number, right = free, child = free): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, "utf16le");
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes.writeUInt8(type, 66);
  for (const [at, value] of [
    [68, free],
    [72, right],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    bytes.writeUInt32LE(value, at);
  return bytes;
}

/** Numbers of consecutive sectors, each pointing to the next. */
function chain(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? end : first + at + 1));
}

const numbers = (list: number[], unit: number, filler: number) => {
  const bytes = Buffer.alloc(Math.ceil((list.length * 4) / unit) * unit, filler & 0xff);
  list.forEach((value, at) => {
    bytes.writeUInt32LE(value, at * 4);
  });
  return bytes;
};

/** A compound file with these streams; short ones share the root's. */
export function makeCompoundFile(
  streams: Record<string, Buffer>,
  change: (parts: CompoundParts) => void = () => undefined,
): Buffer {
  const pieces: Buffer[] = [];
  const table: number[] = [];
  const place = (bytes: Buffer) => {
    if (bytes.length === 0) return end;
    const first = table.length;
    // Not copied if it fits: a test may change it.
    pieces.push(bytes.length % sectorBytes === 0 ? bytes : padded(bytes, sectorBytes));
    table.push(...chain(first, Math.ceil(bytes.length / sectorBytes)));
    return first;
  };
  const small: Buffer[] = [];
  const smallTable: number[] = [];
  const placeSmall = (bytes: Buffer) => {
    const first = smallTable.length;
    small.push(padded(bytes, 64));
    smallTable.push(...chain(first, Math.ceil(bytes.length / 64)));
    return first;
  };
  const entries = Object.entries(streams).map(([name, bytes], at, all) => {
    const start = bytes.length < smallest ? placeSmall(bytes) : place(bytes);
    return entry(name, 2, start, bytes.length, at + 1 < all.length ? at + 2 : free);
  });
  const shared = Buffer.concat(small);
  const root = entry("Root Entry", 5, place(shared), shared.length, free, 1);
  const directory = padded(Buffer.concat([root, ...entries]), sectorBytes);
  const directoryStart = place(directory);
  const smallStart = place(numbers(smallTable, sectorBytes, free));
  const tableStart = table.length;
  const tableSectors = Math.ceil((table.length * 4) / (sectorBytes - 4));
  for (let at = 0; at < tableSectors; at++) table.push(tableMark);
  const tableBytes = numbers(table, sectorBytes, free);
  const header = Buffer.alloc(sectorBytes, 0xff);
  header.write("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1");
  header.fill(0, 8, 76);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(smallest, 56);
  header.writeUInt32LE(smallTable.length === 0 ? end : smallStart, 60);
  header.writeUInt32LE(end, 68);
  // What the header has no room for is listed in further sectors, each with the number of the next at its end.
  const more: Buffer[] = [];
  for (let at = 0; at < tableSectors; at++) {
    const place = (at - listedInHeader) % listedInSector;
    if (at < listedInHeader) header.writeUInt32LE(tableStart + at, 76 + at * 4);
    else if (place === 0) {
      const next = tableStart + tableSectors + more.length;
      const before = more.at(-1);
      if (before === undefined) header.writeUInt32LE(next, 68);
      else before.writeUInt32LE(next, listedInSector * 4);
      more.push(Buffer.alloc(sectorBytes, 0xff));
      more.at(-1)?.writeUInt32LE(end, listedInSector * 4);
    }
    if (at >= listedInHeader) more.at(-1)?.writeUInt32LE(tableStart + at, place * 4);
  }
  header.writeUInt32LE(more.length, 72);
  const parts = { header, table: tableBytes, directory };
  change(parts);
  return Buffer.concat([header, ...pieces, parts.table, ...more]);
}
