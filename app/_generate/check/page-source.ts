/** 1 point is 1/72 inch, and CSS has 96 pixels to the inch. */
const pixelsPerPoint = 96 / 72;

/**
 * A page's SVG as the address of an image, of the page's own size: the engine's SVGs have a `viewBox` in points and
 * nothing else, and such an image has a shape but no size.
 */
export function pageSource(svg: string): string {
  const sized = svg.replace(/<svg viewBox="0 0 ([\d.]+) ([\d.]+)"/, (start, width, height) => {
    const pixels = (points: string) => Math.round(Number(points) * pixelsPerPoint);
    return `${start} width="${pixels(width)}" height="${pixels(height)}"`;
  });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
}
