import { templatePicture } from "#lib/contracts/template-pictures.ts";

interface TemplatePictureProps {
  id: string;
  alt: string;
  /** `large` for one that fills a wide window. */
  size: "small" | "medium" | "large";
  className?: string | undefined;
  /** Visible as the page opens; others are loaded lazily. */
  isFirst?: boolean;
}

/** An image of a template. Not its SVG: the glyph outlines of a page weigh half a megabyte, and are slow to paint. */
export function TemplatePicture({ id, alt, size, className, isFirst }: TemplatePictureProps) {
  const usual = templatePicture(id, size === "large" ? "medium" : size);
  const when = isFirst ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture>
      {size === "large" && <source media="(min-width: 60rem)" srcSet={templatePicture(id, "large")} />}
      <img className={className} src={usual} alt={alt} decoding="async" {...when} />
    </picture>
  );
}
