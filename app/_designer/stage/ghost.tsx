import type { CSSProperties } from "react";
import { withoutSigns } from "#lib/contracts/designs/accents.ts";
import type { DesignPage } from "#lib/contracts/designs/design.ts";
import type { DesignElement, TextElement } from "#lib/contracts/designs/design-elements.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import styles from "./stage.module.css";

interface GhostProps {
  element: DesignElement;
  drawn: DesignElement | undefined;
  scale: number;
  page: DesignPage;
  url: string | null;
  values: ReadonlyMap<string, string>;
}

/**
 * How an element looks until the engine's picture of it arrives: an element that was only moved is a piece of the
 * previous picture; other texts and shapes are drawn roughly by the browser.
 */
export function Ghost({ element, drawn, scale, page, url, values }: GhostProps) {
  if (drawn && url && isOnlyMoved(drawn, element)) {
    const piece: CSSProperties = {
      backgroundImage: `url(${url})`,
      backgroundSize: `${page.width * scale}px ${page.height * scale}px`,
      backgroundPosition: `${-drawn.x * scale}px ${-drawn.y * scale}px`,
    };
    return <i className={styles.piece} style={piece} />;
  }
  switch (element.kind) {
    case "text":
      return <TextGhost element={element} scale={scale} values={values} />;
    case "line":
      return (
        <i className={styles.lineGhost} style={{ background: element.stroke, height: element.strokeWidth * scale }} />
      );
    case "rectangle":
    case "ellipse": {
      const { fill, stroke, strokeWidth } = element;
      const border = stroke ? `${strokeWidth * scale}px solid ${stroke}` : "none";
      const borderRadius = element.kind === "ellipse" ? "50%" : element.radius * scale;
      return <i className={styles.ghost} style={{ background: fill ?? "none", border, borderRadius }} />;
    }
    default:
      return <i className={styles.ghost} data-kind={element.kind} />;
  }
}

function isOnlyMoved(drawn: DesignElement, element: DesignElement): boolean {
  const still = (one: DesignElement) =>
    JSON.stringify(Object.entries({ ...one, x: 0, y: 0, locked: false, name: null }).sort());
  return element.angle === 0 && drawn.page === element.page && still(drawn) === still(element);
}

const pointsPerMillimetre = 72 / 25.4;
const places = { top: "flex-start", middle: "center", bottom: "flex-end" } as const;
const generic = {
  sans: "sans-serif",
  serif: "serif",
  slab: "serif",
  display: "serif",
  script: "cursive",
  mono: "monospace",
};

function TextGhost({ element, scale, values }: { element: TextElement; scale: number; values: GhostProps["values"] }) {
  const category = fontFamilies.find(({ id }) => id === element.font)?.category ?? "sans";
  const style: CSSProperties = {
    justifyContent: places[element.valign],
    color: element.color,
    font: `${element.italic ? "italic " : ""}${element.weight} ${(element.size / pointsPerMillimetre) * scale}px/${element.lineHeight} ${generic[category]}`,
    letterSpacing: `${element.letterSpacing}em`,
    textAlign: element.align,
    textTransform: element.capitals === "upper" ? "uppercase" : "none",
    fontVariantCaps: element.capitals === "small" ? "small-caps" : "normal",
    whiteSpace: element.wrap ? "pre-wrap" : "nowrap",
  };
  return (
    <span className={styles.text} style={style}>
      <span>{filled(withoutSigns(element), values)}</span>
    </span>
  );
}

/** The row's values instead of plain columns; anything else stays as written until the engine has set it. */
function filled(text: string, values: GhostProps["values"]): string {
  return text.replace(/\{([^{}|]+)\}/g, (hole, name: string) => values.get(name.trim()) ?? hole);
}
