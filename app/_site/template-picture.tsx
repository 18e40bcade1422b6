import { templatePicture } from "#lib/contracts/template-pictures.ts";

interface TemplatePictureProps {
  id: string;
  alt: string;
  /** `large` for one that fills a wide window. */
  size: "small" | "medium" | "large";
  className?: string | undefined;
  /** It is in sight as the page opens; others are loaded when they come near. */
  isFirst?: boolean;
}

/** What a template looks like. Not its SVG: the outlines of a page's letters weigh half a megabyte, and take long to paint. */
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
