import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";

/** Makes what was typed count; false where it cannot. */
type Settle = () => boolean;

interface Drafts {
  /** Adds a control in which something may be typed that does not count yet; gives what takes it away. */
  add: (id: string, settle: Settle) => () => void;
  mark: (id: string, isFaulty: boolean) => void;
}

export const DraftsContext = createContext<Drafts | null>(null);

/**
 * The controls below `DraftsContext` in which a value stands that does not count yet, since it is being typed
 * or cannot be used: whoever starts something with all values settles them first.
 */
export function useDrafts() {
  const settles = useRef(new Map<string, Settle>());
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set());

  const mark = useCallback((id: string, isFaulty: boolean) => {
    setFaulty((before) => {
      if (before.has(id) === isFaulty) return before;
      return isFaulty ? before.union(new Set([id])) : before.difference(new Set([id]));
    });
  }, []);
  const drafts = useMemo<Drafts>(() => {
    const add: Drafts["add"] = (id, settle) => {
      settles.current.set(id, settle);
      return () => {
        settles.current.delete(id);
        mark(id, false);
      };
    };
    return { add, mark };
  }, [mark]);
  // All of them, whatever comes of the first.
  const settle = useCallback(() => [...settles.current.values()].map((one) => one()).every(Boolean), []);

  // Before those who send what is left as the page goes.
  useEffect(() => {
    window.addEventListener("pagehide", settle, { capture: true });
    return () => window.removeEventListener("pagehide", settle, { capture: true });
  }, [settle]);
  return { drafts, hasFaults: faulty.size > 0, settle };
}

/** Makes a control one of the nearest drafts. */
export function useDraft(isFaulty: boolean, settle: Settle): void {
  const drafts = useContext(DraftsContext);
  const id = useId();
  const settleNow = useEffectEvent(settle);
  useEffect(() => drafts?.add(id, () => settleNow()), [drafts, id]);
  useEffect(() => drafts?.mark(id, isFaulty), [drafts, id, isFaulty]);
}
