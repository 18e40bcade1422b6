import type { Box } from "#lib/client/designer/boxes.ts";
import { type Handle, handles } from "#lib/client/designer/resize.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { placeOf } from "./element-box.tsx";
import styles from "./stage.module.css";

/** With less room than this, in pixels, only the corners have handles. */
const roomForAll = 56;
/** Smaller frames have their handles around them, so that they don't cover what is inside. */
const roomInside = 36;

interface FrameProps {
  frame: Box;
  /** The element of this frame; null for several. */
  only: DesignElement | null;
  scale: number;
}

/** The handles around the selection, above everything else. */
export function Frame({ frame, only, scale }: FrameProps) {
  const isLine = only?.kind === "line";
  const isSmall = !isLine && Math.min(frame.width, frame.height) * scale < roomInside;
  return (
    <div className={styles.frame} style={placeOf(frame, scale)} data-several={only === null || undefined}>
      <div className={styles.handles} data-around={isSmall || undefined}>
        <i className={styles.rotate} data-handle="rotate" />
        {handles
          .filter((handle) => (isLine ? handle === "e" || handle === "w" : hasHandle(handle, frame, scale)))
          .map((handle) => (
            <i
              key={handle}
              className={styles.handle}
              data-handle={handle}
              style={{ cursor: cursorOf(handle, frame.angle) }}
            />
          ))}
      </div>
    </div>
  );
}

function hasHandle(handle: Handle, { width, height }: Box, scale: number): boolean {
  if (handle.length === 2) return true;
  const [along, across] = handle === "n" || handle === "s" ? [width, height] : [height, width];
  // On a flat box, fingers would hit these instead of the box.
  return along * scale >= roomForAll && across * scale >= roomInside;
}

const cursors = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"];

/** The arrows of a handle's cursor, turned with its box. */
function cursorOf(handle: Handle, angle: number): string {
  const eighth = ["n", "ne", "e", "se", "s", "sw", "w", "nw"].indexOf(handle) + Math.round(angle / 45);
  return cursors[((eighth % 4) + 4) % 4] ?? "move";
}
