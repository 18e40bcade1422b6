/** 1 point is 1/72 inch, and CSS has 96 pixels to the inch. */
const pixelsPerPoint = 96 / 72;
const millimetresPerPoint = 25.4 / 72;

const viewBox = /<svg viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/**
 * A data URL for a page's SVG with explicit width and height: the engine's SVGs only have a `viewBox` in points, so as
 * an image they would have an aspect ratio but no size.
 */
export function pageSource(svg: string): string {
  const sized = svg.replace(viewBox, (start, width, height) => {
    const pixels = (points: string) => Math.round(Number(points) * pixelsPerPoint);
    return `${start} width="${pixels(width)}" height="${pixels(height)}"`;
  });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
}

/** The paper size of a page in whole millimetres. */
export function pageMillimetres(svg: string): { width: number; height: number } {
  const [, width = "0", height = "0"] = svg.match(viewBox) ?? [];
  const millimetres = (points: string) => Math.round(Number(points) * millimetresPerPoint);
  return { width: millimetres(width), height: millimetres(height) };
}
