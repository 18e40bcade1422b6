import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { elementsOn } from "#lib/client/designer/designer-state.ts";
import { useSay } from "../_site/words/say.tsx";
import { elementInWords } from "./element-words.ts";
import { Icon } from "./icons.tsx";
import styles from "./panels.module.css";
import type { DesignerHandle } from "./use-designer.ts";

/** All elements of the displayed page, the front one first: how keyboards and screen readers reach them. */
export function ElementList({
  designer: { state, act },
  faulty,
  choosesSeveral,
}: {
  designer: DesignerHandle;
  faulty: ReadonlySet<string>;
  choosesSeveral: boolean;
}) {
  const say = useSay();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const elements = elementsOn(state).reverse();
  const last = state.selection.at(-1);
  const at = elements.findIndex((element) => element.id === last);
  useEffect(() => {
    list.current?.querySelector(`[data-id="${last}"]`)?.scrollIntoView({ block: "nearest" });
  }, [last]);

  function press(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key === "Delete" || key === "Backspace") {
      event.preventDefault();
      return act({ type: "edited", edit: { type: "remove", ids: state.selection } });
    }
    if (ctrlKey || metaKey) return;
    const ends: Record<string, number> = {
      Home: 0,
      End: elements.length - 1,
      ArrowUp: Math.max(0, at - 1),
      ArrowDown: at + 1,
    };
    const to = elements[Math.min(ends[key] ?? -1, elements.length - 1)];
    if (!to) return;
    event.preventDefault();
    const others = state.selection.filter((each) => each !== to.id);
    act({ type: "selected", ids: shiftKey ? [...others, to.id] : [to.id] });
  }

  if (elements.length === 0) return <p className="soft small">{say("designer.elements.none")}</p>;
  return (
    <div
      ref={list}
      className={styles.elements}
      role="listbox"
      aria-multiselectable="true"
      aria-label={say("designer.elements")}
      aria-activedescendant={last && at >= 0 ? `${id}-${last}` : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      {elements.map((element) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
        <div
          key={element.id}
          id={`${id}-${element.id}`}
          data-id={element.id}
          role="option"
          tabIndex={-1}
          onPointerDown={(event) => {
            // The list keeps the focus.
            event.preventDefault();
            list.current?.focus();
          }}
          aria-selected={state.selection.includes(element.id)}
          onClick={({ shiftKey, ctrlKey, metaKey }) =>
            act(
              choosesSeveral || shiftKey || ctrlKey || metaKey
                ? { type: "toggled", id: element.id }
                : { type: "selected", ids: [element.id] },
            )
          }
        >
          <Icon name={element.kind} />
          <span>{elementInWords(element, say)}</span>
          {element.locked && (
            <>
              <Icon name="lock" />
              <span className="visually-hidden">{say("designer.locked")}</span>
            </>
          )}
          {faulty.has(element.id) && (
            <span className={styles.faulty}>
              <Icon name="warning" />
              <span className="visually-hidden">{say("designer.faulty")}</span>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
