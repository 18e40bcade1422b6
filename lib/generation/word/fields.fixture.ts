/** For tests only: the XML of a run, a complex field and what is within it. */
export const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (...content: string[]) =>
  `<w:p>${content.map((each) => (each.startsWith("<") ? each : run(each))).join("")}</w:p>`;

const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = (code: string) =>
  `<w:r><w:instrText xml:space="preserve">${code.replaceAll('"', "&quot;").replaceAll("<", "&lt;")}</w:instrText></w:r>`;

/** A complex field as Word saves it. Parts of its instruction that are XML are fields in it. */
export const field = (code: string | string[], result = "stored") =>
  `${character("begin")}${[code]
    .flat()
    .map((part) => (part.startsWith("<w:") ? part : instruction(part)))
    .join("")}${character("separate")}${run(result)}${character("end")}`;
export const merge = (name: string, switches = "") => field(` MERGEFIELD ${name} ${switches}`, `«${name}»`);

export const cell = (...paragraphs: string[]) =>
  `<w:tc>${paragraphs.map((each) => (each.startsWith("<w:p>") ? each : paragraph(each))).join("")}</w:tc>`;
export const row = (...cells: string[]) =>
  `<w:tr>${cells.map((each) => (each.startsWith("<w:tc>") ? each : cell(each))).join("")}</w:tr>`;
export const table = (columns: number, ...rows: string[]) =>
  `<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol w:w="2400"/>'.repeat(columns)}</w:tblGrid>${rows.join("")}</w:tbl>`;
