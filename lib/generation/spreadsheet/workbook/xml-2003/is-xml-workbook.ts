import { firstElement } from "../../../formats/foreign-kinds.ts";

/** Whether a text starts as a workbook of Excel 2003 in one XML file. */
export function isXmlWorkbook(text: string): boolean {
  return (
    firstElement(text) === "workbook" && text.slice(0, 4_096).includes("urn:schemas-microsoft-com:office:spreadsheet")
  );
}
