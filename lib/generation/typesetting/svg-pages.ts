/**
 * Splits the engine's SVG, which has all pages below each other, into one SVG per page. Relies on the engine's own
 * format: the root's children are indented by four spaces, and are a background path of the page's size and a group for
 * each page, then the shared glyphs.
 */
export function splitPages(svg: string, pages: number): string[] {
  const [, ...children] = svg.replace(/\n<\/svg>\s*$/, "").split(/\n(?= {4}<(?!\/))/);
  const [, width, height] = (svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []).map(Number);
  if (!width || !height) throw new Error("The engine's SVG has no size");
  const isGroup = (child: string) => child.startsWith("    <g");
  const glyphs = children.filter((child) => child.startsWith("    <defs")).join("\n");
  const open = (size: string) =>
    `<svg viewBox="0 0 ${size}" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">`;
  return children.filter(isGroup).map((group) => {
    const background = children[children.indexOf(group) - 1];
    const paper = background && !isGroup(background) ? background : "";
    const atTop = group.replace(/^ {4}<g transform="matrix\(1 0 0 1 0 [\d.]+\)"/, "    <g");
    const [, high = height / pages, wide = width] = paper.match(/ d="M 0 0v ([\d.]+) h ([\d.]+) /) ?? [];
    return [open(`${wide} ${high}`), paper, atTop, glyphs, "</svg>"].join("\n");
  });
}
