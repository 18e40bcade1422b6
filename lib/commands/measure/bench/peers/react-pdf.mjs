import { Document, Font, Page, renderToBuffer, Text } from "@react-pdf/renderer";
import { createElement } from "react";
import { fonts, linesOf, page } from "./certificate.mjs";

for (const [family, src] of Object.entries(fonts)) Font.register({ family, src });

/** The certificate of one row, as a PDF. */
export function draw(row) {
  const texts = linesOf(row).map(({ text, size, font, y }) => {
    const style = {
      position: "absolute",
      top: y - size,
      left: 0,
      right: 0,
      textAlign: "center",
      fontFamily: font,
      fontSize: size,
    };
    return createElement(Text, { key: y, style }, text);
  });
  const sheet = createElement(Page, { size: [page.width, page.height] }, texts);
  return renderToBuffer(createElement(Document, { title: row.name, language: "en" }, sheet));
}
