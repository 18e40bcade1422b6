import { useEffect, useMemo } from "react";
import type { DesignPage } from "#lib/contracts/designs/design.ts";
import styles from "./stage.module.css";

const viewBox = /<svg viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/**
 * The URL of a page's SVG, stretched to its box: rounded to whole pixels, it would be up to 0.3 pt beside the boxes.
 */
export function usePictureUrl(svg: string | undefined): string | null {
  const url = useMemo(() => {
    if (svg === undefined) return null;
    const sized = svg.replace(
      viewBox,
      (start, width, height) => `${start} width="${width}" height="${height}" preserveAspectRatio="none"`,
    );
    return URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  }, [svg]);
  // The previous picture stays visible until the next one is decoded.
  useEffect(() => {
    if (url === null) return;
    return () => void setTimeout(() => URL.revokeObjectURL(url), 5_000);
  }, [url]);
  return url;
}

interface PagePictureProps {
  url: string | null;
  background: DesignPage["background"];
}

export function PagePicture({ url, background }: PagePictureProps) {
  const color = background && "color" in background ? background.color : "#ffffff";
  return (
    <div className={styles.paper} style={{ background: color }}>
      {/* biome-ignore lint/performance/noImgElement: inside an image, an SVG cannot run scripts, load anything or access the page */}
      {url && <img src={url} alt="" decoding="sync" draggable={false} />}
    </div>
  );
}
