import { type PointerEvent, useRef, useState } from "react";
import { type Kind, kindForColumn } from "#lib/client/designer/adding/new-element.ts";
import type { Point } from "#lib/client/designer/boxes.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { useSay } from "../_site/words/say.tsx";
import { Icon } from "./icons.tsx";
import styles from "./panels.module.css";

interface ColumnChipsProps {
  columns: Source["columns"];
  /** The names of the columns that are on a page. */
  used: ReadonlySet<string>;
  /** @param at the point of the window where it was dropped */
  onPlace: (column: string, kind: Kind, at?: Point) => void;
}

/** A press that moves less is a click. */
const slackPixels = 6;

interface Dragged {
  name: string;
  at: Point;
}

/** The sheet's columns: a click adds one in the middle of the page, a drag where it is dropped. */
export function ColumnChips({ columns, used, onPlace }: ColumnChipsProps) {
  const say = useSay();
  const { dragged, chipOf } = useChipDrag(onPlace);
  return (
    <>
      <ul className={styles.chips} aria-label={say("designer.columns")}>
        {columns.map((column) => {
          const { name } = column;
          const kind = kindForColumn(column);
          return (
            <li key={name}>
              <button
                className={styles.chip}
                type="button"
                data-used={used.has(name) || undefined}
                {...chipOf(name, kind)}
              >
                <Icon name={kind} />
                <span>{name}</span>
                {used.has(name) && <span className="visually-hidden">{say("designer.columns.used")}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {dragged && (
        <span className={styles.flying} style={{ left: dragged.at.x, top: dragged.at.y }} aria-hidden="true">
          {dragged.name}
        </span>
      )}
    </>
  );
}

/** The chip that is dragged, and the events of each. */
function useChipDrag(onPlace: ColumnChipsProps["onPlace"]) {
  const [dragged, drag] = useState<Dragged | null>(null);
  const from = useRef<Point | null>(null);
  /** A ref, because the state may lag behind quick events. Kept until the click that follows a drag. */
  const wasDragged = useRef(false);

  function end() {
    from.current = null;
    drag(null);
  }

  const chipOf = (name: string, kind: Kind) => ({
    onPointerDown({ clientX, clientY, button, currentTarget, pointerId }: PointerEvent) {
      wasDragged.current = false;
      if (button !== 0) return;
      from.current = { x: clientX, y: clientY };
      // A quick drag leaves the chip before its first move.
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
      const { current } = from;
      if (!current || (!wasDragged.current && Math.hypot(x - current.x, y - current.y) < slackPixels)) return;
      wasDragged.current = true;
      drag({ name, at: { x, y } });
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      end();
      if (wasDragged.current) onPlace(name, kind, { x: clientX, y: clientY });
      setTimeout(() => {
        wasDragged.current = false;
      });
    },
    onPointerCancel: end,
    onClick: () => wasDragged.current || onPlace(name, kind),
  });

  return { dragged, chipOf };
}
