import { checkByQpdf } from "../../archive/pdf/qpdf.fixture.ts";
import { onePage } from "./make-pdf.fixture.ts";
import { readDesignPdf } from "./read-pdf.ts";

/** Letters of 20 points. */
export const textAt = (x: number, y: number, shown: string) => `BT /F 20 Tf ${x} ${y} Td ${shown} ET\n`;
/** Reads a page with this content, which must be whole for qpdf. */
export const read = async (content: string, options?: Parameters<typeof onePage>[1]) => {
  const result = await readDesignPdf(onePage(content, options));
  checkByQpdf(result.pdf);
  return result;
};
export const foundIn = async (content: string, options?: Parameters<typeof onePage>[1]) =>
  (await read(content, options)).design.pages[0]?.found ?? [];
