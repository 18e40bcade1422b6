import type { CSSProperties } from "react";
import type { Box } from "#lib/client/designer/boxes.ts";
import type { DesignPage } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { Ghost } from "./ghost.tsx";
import styles from "./stage.module.css";

interface ElementBoxProps {
  element: DesignElement;
  /** The element as it is in the engine's picture. */
  drawn: DesignElement | undefined;
  /** Whether it has changed since. */
  isChanged: boolean;
  isChosen: boolean;
  scale: number;
  page: DesignPage;
  url: string | null;
  values: ReadonlyMap<string, string>;
}

/** Where a box is on the stage. `scale`: pixels per millimetre. */
export const placeOf = ({ x, y, width, height, angle }: Box, scale: number): CSSProperties => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
  ...(angle !== 0 && { transform: `rotate(${angle}deg)` }),
});

export function ElementBox({ element, drawn, isChanged, isChosen, ...view }: ElementBoxProps) {
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
      </div>
    </>
  );
}

/** An image element without a chosen image isn't in the picture. */
const isVacant = (element: DesignElement) =>
  element.kind === "picture" && element.source === null && element.uploadId === null;
