import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { type DesignerEvent, designerReducer } from "#lib/client/designer/designer.ts";
import { type DesignerState, openDesigner } from "#lib/client/designer/designer-state.ts";
import type { Properties } from "#lib/client/designer/edits.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import { useSay } from "../_site/words/say.tsx";
import { announcementOf } from "./element-words.ts";

/** Typing and nudging make many designs; only the last one is sent. */
const delayMs = 150;

export interface DesignerHandle {
  state: DesignerState;
  act: (event: DesignerEvent) => void;
  /** Sets properties of the selection; `key` joins consecutive typing in a field into one step. */
  set: (properties: Properties, key?: string) => void;
  /** Whether the last edit hasn't been sent yet. */
  isUnsent: boolean;
  /** For screen readers. */
  news: string;
  tell: (news: string) => void;
}

/**
 * The designer's state; each design is sent once a drag has ended. The tab keeps a design that the server hasn't
 * answered yet (`lib/client/changes/kept-changes.ts`).
 */
export function useDesigner(design: Design, send: (design: Design, isFirst: boolean) => void): DesignerHandle {
  const say = useSay();
  const [state, dispatch] = useReducer(designerReducer, design, openDesigner);
  const [news, setNews] = useState("");
  const [sent, setSent] = useState({ design, isFirst: true });
  const settled = (state.gesture ?? state).design;

  const sendNow = useEffectEvent(() => {
    if (sent.design === settled) return;
    send(settled, sent.isFirst);
    setSent({ design: settled, isFirst: false });
  });
  useEffect(() => {
    if (sent.design === settled) return;
    const timer = setTimeout(() => sendNow(), delayMs);
    return () => clearTimeout(timer);
  }, [settled, sent]);
  // Runs before the handlers that send unsent changes when the page is closed.
  useEffect(() => {
    const leave = () => sendNow();
    window.addEventListener("pagehide", leave, { capture: true });
    return () => {
      window.removeEventListener("pagehide", leave, { capture: true });
      leave();
    };
  }, []);

  function act(event: DesignerEvent) {
    dispatch(event);
    const next = announcementOf(state, designerReducer(state, event), event, say);
    if (next !== null) setNews(next);
  }
  return {
    ...{ state, act, news, tell: setNews, isUnsent: sent.design !== settled },
    set: (properties, key) =>
      act({ type: "edited", edit: { type: "set", ids: state.selection, properties }, ...(key && { key }) }),
  };
}
