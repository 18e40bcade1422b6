import type { RefObject } from "react";
import type { Bounds } from "#lib/client/designer/boxes.ts";
import { type DesignerState, elementsOn } from "#lib/client/designer/designer-state.ts";
import { frameOf, freeOf } from "#lib/client/designer/frame.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { useSay } from "../../_site/words/say.tsx";
import { elementInWords } from "../element-words.ts";
import type { DesignerHandle } from "../use-designer.ts";
import { ElementBox } from "./element-box.tsx";
import { Frame } from "./frame.tsx";
import { PagePicture, usePictureUrl } from "./page-picture.tsx";
import styles from "./stage.module.css";
import type { useStageGestures } from "./use-stage-gestures.ts";
import { stageMargin, type Zoom } from "./use-zoom.ts";

/** The engine's picture: the pages of a row, from this design. */
export interface Drawn {
  pages: readonly string[];
  design: Design | null;
  /** The row's values by column. */
  values: ReadonlyMap<string, string>;
}

interface StageProps {
  ref: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  designer: DesignerHandle;
  zoom: Zoom;
  drawn: Drawn;
  /** The picture shows an earlier design; the browser draws what has changed since. */
  isBehind: boolean;
  mayEdit: boolean;
  work: ReturnType<typeof useStageGestures>;
}

/** The page as it will be printed, with a box over each element. */
export function Stage({ ref, sheet, designer, zoom, drawn, isBehind, mayEdit, work }: StageProps) {
  const say = useSay();
  const { state } = designer;
  const { scale } = zoom;
  const page = state.design.pages[state.page - 1];
  const url = usePictureUrl(drawn.pages[state.page - 1]);
  if (!page) return null;
  const [width, height] = [page.width * scale, page.height * scale];
  const chosen = state.design.elements.filter(({ id }) => state.selection.includes(id));
  const frame = mayEdit ? frameOf(freeOf(state), state.frameAngle) : null;
  const before = new Map(drawn.design?.elements.map((element) => [element.id, element]));
  const changed = (element: DesignElement) => isBehind && !isAlike(before.get(element.id), element);
  return (
    <section
      ref={ref}
      className={styles.stage}
      role="application"
      aria-label={say("designer.stage", { page: state.page, pages: state.design.pages.length })}
      aria-describedby="designer-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: elements are moved here by keyboard
      tabIndex={0}
      {...work.gestures}
    >
      <p id="designer-keys" className="visually-hidden">
        {chosen.map((element) => elementInWords(element, say)).join(", ")} {say("designer.keys")}
      </p>
      <div className={styles.room} style={{ minWidth: width + 2 * stageMargin, minHeight: height + 2 * stageMargin }}>
        <div ref={sheet} className={styles.sheet} style={{ width, height }} aria-hidden="true">
          <PagePicture url={url} background={page.background} />
          {elementsOn(state).map((element) => (
            <ElementBox
              key={element.id}
              element={element}
              drawn={before.get(element.id)}
              isChanged={changed(element)}
              isChosen={state.selection.includes(element.id)}
              {...{ scale, page, url, values: drawn.values }}
            />
          ))}
          {frame && <Frame frame={frame} only={chosen.length === 1 ? (chosen[0] ?? null) : null} scale={scale} />}
          <Guides guides={state.guides} scale={scale} />
          {work.area && <SelectedArea area={work.area} scale={scale} />}
        </div>
      </div>
    </section>
  );
}

/** The lines that the dragged boxes snap to. */
function Guides({ guides, scale }: { guides: DesignerState["guides"]; scale: number }) {
  return guides.map(({ axis, at, from, to }) => {
    const [along, length] = [from * scale, (to - from) * scale];
    const place =
      axis === "x" ? { left: at * scale, top: along, height: length } : { top: at * scale, left: along, width: length };
    return <i key={`${axis}${at}`} className={styles.guide} data-axis={axis} style={place} />;
  });
}

/** The area that a drag selects. */
function SelectedArea({ area, scale }: { area: Bounds; scale: number }) {
  const { left, top, right, bottom } = area;
  const size = { width: (right - left) * scale, height: (bottom - top) * scale };
  return <i className={styles.area} style={{ left: left * scale, top: top * scale, ...size }} />;
}

/** Locks and names are not printed. */
function isAlike(one: DesignElement | undefined, other: DesignElement): boolean {
  const printed = (element: DesignElement) => ({ ...element, locked: false, name: null });
  return (
    one !== undefined &&
    (one === other || JSON.stringify(sorted(printed(one))) === JSON.stringify(sorted(printed(other))))
  );
}

const sorted = (element: DesignElement) => Object.entries(element).sort(([one], [other]) => (one < other ? -1 : 1));
