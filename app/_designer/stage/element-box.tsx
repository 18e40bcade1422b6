import type { CSSProperties } from "react";
import { type Handle, handles } from "#lib/client/designer/resize.ts";
import type { DesignPage } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { Ghost } from "./ghost.tsx";
import styles from "./stage.module.css";

interface ElementBoxProps {
  element: DesignElement;
  /** The element in the engine's picture. */
  drawn: DesignElement | undefined;
  /** Whether it differs from that. */
  isChanged: boolean;
  isChosen: boolean;
  hasHandles: boolean;
  scale: number;
  page: DesignPage;
  url: string | null;
  values: ReadonlyMap<string, string>;
}

/** With less room than this, in pixels, there are only the handles at the corners. */
const roomForAll = 56;
/** Smaller boxes have their handles around them, so that they don't cover what is inside. */
const roomInside = 36;

const placeOf = ({ x, y, width, height, angle }: DesignElement, scale: number): CSSProperties => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
  ...(angle !== 0 && { transform: `rotate(${angle}deg)` }),
});

export function ElementBox({ element, drawn, isChanged, isChosen, hasHandles, ...view }: ElementBoxProps) {
  const { scale } = view;
  return (
    <>
      {isChanged && drawn && drawn.page === element.page && (
        <i className={styles.before} style={placeOf(drawn, scale)} />
      )}
      <div
        className={styles.box}
        style={placeOf(element, scale)}
        data-element={element.id}
        data-chosen={isChosen || undefined}
        data-locked={element.locked || undefined}
        data-kind={element.kind}
      >
        {isVacant(element) ? <i className={styles.vacant} /> : isChanged && <Ghost {...{ element, drawn }} {...view} />}
        {hasHandles && !element.locked && (
          <div className={styles.handles} data-around={isSmall(element, scale) || undefined}>
            <i className={styles.rotate} data-handle="rotate" />
            {handles
              .filter((handle) => hasHandle(handle, element, scale))
              .map((handle) => (
                <i
                  key={handle}
                  className={styles.handle}
                  data-handle={handle}
                  style={{ cursor: cursorOf(handle, element.angle) }}
                />
              ))}
          </div>
        )}
      </div>
    </>
  );
}

/** An image that nothing has been chosen for has no picture. */
const isVacant = (element: DesignElement) =>
  element.kind === "picture" && element.source === null && element.uploadId === null;

const isSmall = ({ kind, width, height }: DesignElement, scale: number) =>
  kind !== "line" && Math.min(width, height) * scale < roomInside;

function hasHandle(handle: Handle, { kind, width, height }: DesignElement, scale: number): boolean {
  if (kind === "line") return handle === "e" || handle === "w";
  if (handle.length === 2) return true;
  const [along, across] = handle === "n" || handle === "s" ? [width, height] : [height, width];
  // Of a flat box, fingers would hit these instead of the box.
  return along * scale >= roomForAll && across * scale >= roomInside;
}

const cursors = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"];

/** The arrows of a handle's cursor, turned with its box. */
function cursorOf(handle: Handle, angle: number): string {
  const eighth = ["n", "ne", "e", "se", "s", "sw", "w", "nw"].indexOf(handle) + Math.round(angle / 45);
  return cursors[((eighth % 4) + 4) % 4] ?? "move";
}
