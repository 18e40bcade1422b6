/** Excel 97 and later use the first name, Excel 5 and 95 the second; a file for both has both. */
export const streamNames = ["workbook", "book"];

/** Whether a compound file with these streams is a workbook. */
export function isXls(names: string[]): boolean {
  return names.some((name) => streamNames.includes(name.toLowerCase()));
}

/** Whether a file starts as the workbook's stream itself: with its version and what it holds ([MS-XLS] 2.4.21). */
export function isXlsStream(head: Buffer): boolean {
  if (head.length < 12) return false;
  const [type, length, kind] = [head.readUInt16LE(0), head.readUInt16LE(2), head.readUInt16LE(6)];
  return type === 0x809 && (length === 8 || length === 16) && (kind === 5 || kind === 0x10);
}
