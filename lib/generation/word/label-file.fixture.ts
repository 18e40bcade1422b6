import { field, merge, paragraph, row } from "./fields.fixture.ts";
import { makeWordFile } from "./word-file.fixture.ts";

/** Avery L7163: two columns of seven on A4, in twentieths of a point. */
const label = { width: 5618, gap: 142, height: 2160, columns: 2, rows: 7 };

const next = field(" NEXT ", "«Next Record»");
const settings = `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:mailMerge><w:mainDocumentType w:val="mailingLabels"/><w:linkToQuery/><w:dataType w:val="native"/><w:query w:val="SELECT * FROM \`Guests$\`"/></w:mailMerge></w:settings>`;

/** For tests only: a page of labels as Word's wizard makes it, each but the first beginning with NEXT. */
export const makeLabelFile = (
  lines: readonly string[] = [merge("Name"), merge("Company"), merge("City")],
  around = (table: string) => table,
) => makeWordFile(`${around(labelTable(lines))}${page}`, { "word/settings.xml": settings });

function labelTable(lines: readonly string[]): string {
  const cell = (at: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${label.width}" w:type="dxa"/></w:tcPr>${lines.map((line, index) => paragraph(`${properties}${at > 0 && index === 0 ? next : ""}${line}`)).join("")}</w:tc>`;
  const gap = `<w:tc><w:tcPr><w:tcW w:w="${label.gap}" w:type="dxa"/></w:tcPr>${paragraph(properties)}</w:tc>`;
  const rows = Array.from({ length: label.rows }, (_, y) =>
    row(cell(y * label.columns), gap, cell(y * label.columns + 1)).replace("<w:tr>", `<w:tr>${rowProperties}`),
  );
  const grid = [label.width, label.gap, label.width].map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="15" w:type="dxa"/><w:right w:w="15" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join("")}</w:tbl>`;
}

const rowProperties = `<w:trPr><w:cantSplit/><w:trHeight w:hRule="exact" w:val="${label.height}"/></w:trPr>`;
const properties = `<w:pPr><w:ind w:left="240" w:right="240"/></w:pPr>`;
const page = `${paragraph(`<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>`)}<w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="858" w:right="264" w:bottom="0" w:left="264" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>`;
