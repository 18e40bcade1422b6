import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import type { DesignerEvent } from "#lib/client/designer/designer.ts";
import { elementsOn } from "#lib/client/designer/designer-state.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { useSay } from "../_site/words/say.tsx";
import { elementInWords } from "./element-words.ts";
import { Icon } from "./icons.tsx";
import styles from "./panels.module.css";
import type { DesignerHandle } from "./use-designer.ts";

interface ElementListProps {
  designer: DesignerHandle;
  /** Ids of elements with problems. */
  faulty: ReadonlySet<string>;
  choosesSeveral: boolean;
}

/** All elements of the displayed page, the front one first: how keyboards and screen readers reach them. */
export function ElementList({ designer: { state, act }, faulty, choosesSeveral }: ElementListProps) {
  const say = useSay();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const elements = elementsOn(state).reverse();
  const last = state.selection.at(-1);
  const isShown = elements.some((element) => element.id === last);
  useEffect(() => {
    list.current?.querySelector(`[data-id="${last}"]`)?.scrollIntoView({ block: "nearest" });
    // In a zoomed window, the page is above this list. An element added by keyboard is moved there with the arrow keys.
    document.querySelector("[role=application]:focus-visible")?.scrollIntoView({ block: "nearest" });
  }, [last]);

  function press(event: KeyboardEvent) {
    const command = commandOf(event, elements, state.selection);
    if (!command) return;
    event.preventDefault();
    act(command);
  }

  function keepFocus(event: PointerEvent) {
    event.preventDefault();
    list.current?.focus();
  }

  function select(event: MouseEvent, { id: chosen }: DesignElement) {
    const isAdded = choosesSeveral || event.shiftKey || event.ctrlKey || event.metaKey;
    act(isAdded ? { type: "toggled", id: chosen } : { type: "selected", ids: [chosen] });
  }

  if (elements.length === 0) return <p className="soft small">{say("designer.elements.none")}</p>;
  return (
    <div
      ref={list}
      className={styles.elements}
      role="listbox"
      aria-multiselectable="true"
      aria-label={say("designer.elements")}
      aria-activedescendant={isShown ? `${id}-${last}` : undefined}
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
          onPointerDown={keepFocus}
          aria-selected={state.selection.includes(element.id)}
          onClick={(event) => select(event, element)}
        >
          <ElementName element={element} isFaulty={faulty.has(element.id)} />
        </div>
      ))}
    </div>
  );
}

/** What a key does in the list, whose current element is the one selected last; null for nothing. */
function commandOf(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  elements: readonly DesignElement[],
  selection: readonly string[],
): DesignerEvent | null {
  if (key === "Delete" || key === "Backspace") return { type: "edited", edit: { type: "remove", ids: selection } };
  const at = elements.findIndex(({ id }) => id === selection.at(-1));
  const to = ctrlKey || metaKey ? undefined : elements[targetOf(key, at, elements.length)];
  if (!to) return null;
  const others = selection.filter((selected) => selected !== to.id);
  return { type: "selected", ids: shiftKey ? [...others, to.id] : [to.id] };
}

/** The index that a key goes to; -1 for other keys. */
function targetOf(key: string, at: number, count: number): number {
  const targets: Record<string, number> = {
    Home: 0,
    End: count - 1,
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(at + 1, count - 1),
  };
  return targets[key] ?? -1;
}

function ElementName({ element, isFaulty }: { element: DesignElement; isFaulty: boolean }) {
  const say = useSay();
  return (
    <>
      <Icon name={element.kind} />
      <span>{elementInWords(element, say)}</span>
      {element.locked && (
        <>
          <Icon name="lock" />
          <span className="visually-hidden">{say("designer.locked")}</span>
        </>
      )}
      {isFaulty && (
        <span className={styles.faulty}>
          <Icon name="warning" />
          <span className="visually-hidden">{say("designer.faulty")}</span>
        </span>
      )}
    </>
  );
}
