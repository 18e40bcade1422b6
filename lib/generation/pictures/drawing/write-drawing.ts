import { styleOnly } from "./allowed.ts";
import type { DrawingElement } from "./read-drawing.ts";

const namespace = ' xmlns="http://www.w3.org/2000/svg"';

/** The drawing as SVG, with `size` as its width and height. */
export function writeDrawing(root: DrawingElement, size: { width: number; height: number } | null = null): Buffer {
  const sized = new Map(root.attributes);
  if (size !== null) sized.set("width", String(size.width)).set("height", String(size.height));
  return Buffer.from(write({ ...root, attributes: sized }, namespace));
}

function write({ name, attributes, children }: DrawingElement, extra = ""): string {
  const styles: string[] = [];
  let tag = `<${name}${extra}`;
  for (const [attribute, value] of attributes) {
    if (styleOnly.has(attribute)) styles.push(`${attribute}:${value}`);
    else tag += ` ${attribute}="${escaped(value)}"`;
  }
  if (styles.length > 0) tag += ` style="${escaped(styles.join(";"))}"`;
  if (children.length === 0) return `${tag}/>`;
  const inner = children.map((child) => (typeof child === "string" ? escaped(child) : write(child)));
  return `${tag}>${inner.join("")}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"\n\t\r]/g, (char) => `&#${char.charCodeAt(0)};`);
}
