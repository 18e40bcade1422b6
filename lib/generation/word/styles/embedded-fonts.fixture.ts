const uri = "http://schemas.openxmlformats.org";
const guid = "{0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9}";
const key = [...[0xf9, 0xe8, 0xd7, 0xc6, 0xb5, 0xa4, 0x93, 0x82], ...[0x71, 0x60, 0x5f, 0x4e, 0x3d, 0x2c, 0x1b, 0x0a]];

/** For tests only: the parts of a DOCX that embed fonts, by name and element (`Regular`, `BoldItalic`). */
export function fontParts(
  fonts: Record<string, Record<string, Buffer>>,
  isObfuscated = true,
): Record<string, string | Buffer> {
  const files = Object.entries(fonts).flatMap(([name, faces]) =>
    Object.entries(faces).map(([style, content]) => ({ name, style, content })),
  );
  const table = Object.keys(fonts).map((name) => {
    const embedded = files.flatMap((file, index) =>
      file.name === name
        ? [`<w:embed${file.style} r:id="rId${index}"${isObfuscated ? ` w:fontKey="${guid}"` : ""}/>`]
        : [],
    );
    return `<w:font w:name="${name}">${embedded.join("")}</w:font>`;
  });
  const links = files.map(
    (_, index) =>
      `<Relationship Id="rId${index}" Type="${uri}/officeDocument/2006/relationships/font" Target="fonts/font${index}.odttf"/>`,
  );
  return {
    "word/fontTable.xml": `<w:fonts xmlns:w="${uri}/wordprocessingml/2006/main" xmlns:r="${uri}/officeDocument/2006/relationships">${table.join("")}</w:fonts>`,
    "word/_rels/fontTable.xml.rels": `<Relationships xmlns="${uri}/package/2006/relationships">${links.join("")}</Relationships>`,
    ...Object.fromEntries(
      files.map(({ content }, index) => [
        `word/fonts/font${index}.odttf`,
        isObfuscated ? obfuscated(content) : content,
      ]),
    ),
  };
}

function obfuscated(font: Buffer): Buffer {
  const file = Buffer.from(font);
  for (let index = 0; index < Math.min(32, file.length); index += 1)
    file.writeUInt8((file[index] ?? 0) ^ (key[index % 16] ?? 0), index);
  return file;
}
