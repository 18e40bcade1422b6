/** A design with every kind of element, in the order of the contract, with uploads where there can be some. */
export function fullDesign(page: string, image: string) {
  const box = { page: 1, x: 10, y: 10, width: 30, height: 30 };
  const kinds: [kind: string, more?: object][] = [
    ["text", { text: "Dear {Full name}" }],
    ["picture", { uploadId: image }],
    ["code", { value: "{Date}" }],
    ["rectangle"],
    ["ellipse"],
    ["line"],
  ];
  const elements = kinds.map(([kind, more]) => ({ ...box, id: kind, kind, ...more }));
  return { version: 1, pages: [{ width: 100, height: 100, background: { uploadId: page, page: 1 } }], elements };
}
