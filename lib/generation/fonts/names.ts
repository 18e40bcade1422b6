/** Ids of names (OpenType 1.9.1, "name"). */
const ids = { family: 1, style: 2, full: 4, postScript: 6 };

/** The name that a font has in a PDF, as PostScript writes names; "Font" if it has none. */
export function postScriptName(name: Buffer | undefined): string {
  if (!name || name.length < 6) return "Font";
  const strings = name.readUInt16BE(4);
  for (let index = 0; index < Math.min(name.readUInt16BE(2), 400); index += 1) {
    const at = 6 + index * 12;
    if (at + 12 > name.length) break;
    const [platform, id, length, offset] = [0, 6, 8, 10].map((field) => name.readUInt16BE(at + field)) as [
      number,
      number,
      number,
      number,
    ];
    if (id !== ids.postScript) continue;
    const bytes = name.subarray(strings + offset, strings + offset + length);
    const isWide = platform !== 1 && bytes.length % 2 === 0;
    const text = isWide ? Buffer.from(bytes).swap16().toString("utf16le") : bytes.toString("latin1");
    const plain = text.replace(/[^A-Za-z0-9-]/g, "").slice(0, 40);
    if (plain !== "") return plain;
  }
  return "Font";
}

/** A "name" table with its own family and one style, for Windows in English. */
export function writeNames(family: string, postScript: string): Buffer {
  const names: [id: number, text: string][] = [
    [ids.family, family],
    [ids.style, "Regular"],
    [ids.full, family],
    [ids.postScript, postScript],
  ];
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    const bytes = Buffer.from(text, "utf16le").swap16();
    for (const [field, value] of [3, 1, 0x409, id, bytes.length, offset].entries()) {
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
    }
    texts.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts]);
}
