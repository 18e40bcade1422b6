/**
 * For tests: a PDF written by hand. Objects are numbered from 1; the first is the catalog, the second the page tree.
 */
export function makePdf(objects: readonly string[], trailer = ""): Buffer {
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

export function stream(data: string | Buffer, entries = ""): string {
  const bytes = Buffer.from(data as string, typeof data === "string" ? "latin1" : undefined);
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream`;
}

export const helvetica = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

/** One page of 300 × 200 points with a content. Objects from 6 on are `more`. */
export function onePage(
  content: string | Buffer,
  { page = "", resources = "", catalog = "", more = [] as string[], trailer = "" } = {},
): Buffer {
  return makePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> ${page} >>`,
      stream(content),
      helvetica,
      ...more,
    ],
    trailer,
  );
}
