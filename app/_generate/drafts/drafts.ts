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

/** Commits what was typed; returns false if it is invalid. */
type Settle = () => boolean;

interface Drafts {
  /** Registers a control that may have uncommitted input; returns a function that removes it. */
  add: (id: string, settle: Settle) => () => void;
  mark: (id: string, isFaulty: boolean) => void;
}

export const DraftsContext = createContext<Drafts | null>(null);

/**
 * Tracks the controls below `DraftsContext` whose input is not committed, because it is still being typed or is
 * invalid. Commit them before any action that uses all values.
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
  // Commits all of them, even if the first fails.
  const settle = useCallback(() => [...settles.current.values()].map((one) => one()).every(Boolean), []);

  // Runs before the handlers that send unsent changes when the page is closed.
  useEffect(() => {
    window.addEventListener("pagehide", settle, { capture: true });
    return () => window.removeEventListener("pagehide", settle, { capture: true });
  }, [settle]);
  return { drafts, hasFaults: faulty.size > 0, settle };
}

/** Registers a control with the nearest drafts. */
export function useDraft(isFaulty: boolean, settle: Settle): void {
  const drafts = useContext(DraftsContext);
  const id = useId();
  const settleNow = useEffectEvent(settle);
  useEffect(() => drafts?.add(id, () => settleNow()), [drafts, id]);
  useEffect(() => drafts?.mark(id, isFaulty), [drafts, id, isFaulty]);
}
