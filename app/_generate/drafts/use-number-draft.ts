import { useEffect, useEffectEvent, useState } from "react";
import { useSay } from "../../_site/words/say.tsx";
import { type Bounds, numberFrom } from "./number-from.ts";

/** After a pause of this length, a number counts as complete. */
const pauseMs = 1_000;

interface NumberDraftOptions extends Bounds {
  value: number;
  /** Returns false if the number is invalid together with the values of other controls. */
  onChange: (value: number) => unknown;
}

export interface NumberDraft extends Bounds {
  /** The field's displayed value. */
  shown: string | number;
  /** Why the displayed value is invalid, in a sentence; null while it is being typed. */
  fault: string | null;
  type: (text: string) => void;
  /** Commits what was typed; if it is invalid, returns false, and the field keeps it and shows an error. */
  settle: () => boolean;
  /** Discards what was typed. */
  drop: () => void;
}

interface Typed {
  /** Null if the field shows the committed value. */
  text: string | null;
  isComplete: boolean;
  /** The value that was replaced by typing; if it changes from outside, the new value is shown. */
  over: number;
}

/**
 * A number while it is being typed. It is committed once it is complete: on blur, on Enter, or after a pause. So a
 * prefix of it is never used, and an invalid number stays in the field until it is corrected.
 */
export function useNumberDraft({ value, onChange, ...bounds }: NumberDraftOptions): NumberDraft {
  const say = useSay();
  const [typed, setTyped] = useState<Typed>({ text: null, isComplete: false, over: value });
  const drop = () => setTyped({ text: null, isComplete: false, over: value });
  if (!Object.is(typed.over, value)) drop();
  const { text, isComplete } = typed;

  function settle(): boolean {
    if (text === null) return true;
    const number = numberFrom(text, bounds);
    if (number === null) setTyped({ ...typed, isComplete: true });
    else setTyped({ text: null, isComplete: false, over: number });
    return number !== null && (number === value || onChange(number) !== false);
  }
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    if (text === null || isComplete) return;
    const timer = setTimeout(() => settleAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isComplete]);

  const isFaulty = text !== null && isComplete && numberFrom(text, bounds) === null;
  const { min, max, step = 1 } = bounds;
  return {
    ...bounds,
    shown: text ?? value,
    fault: isFaulty ? say(step < 1 ? "number.range" : "number.whole", { min, max }) : null,
    type: (changed) => setTyped((before) => ({ ...before, text: changed, isComplete: false })),
    settle,
    drop,
  };
}
