import { useEffect, useEffectEvent, useState } from "react";
import { useSay } from "../../_site/say.tsx";
import { type Bounds, numberFrom } from "./number-from.ts";

/** After a pause as long as this, a number is taken for complete. */
const pauseMs = 1_000;

interface NumberDraftOptions extends Bounds {
  value: number;
  /** Gives false where the number cannot count beside what other controls hold. */
  onChange: (value: number) => unknown;
}

export interface NumberDraft extends Bounds {
  /** What the field shows. */
  shown: string | number;
  /** Why what it shows does not count, in a sentence; null while it is being typed. */
  fault: string | null;
  type: (text: string) => void;
  /** Makes what was typed count; false where it cannot, and then the field keeps it and says so. */
  settle: () => boolean;
  /** Forgets what was typed. */
  drop: () => void;
}

interface Typed {
  /** Null where the field shows the value that counts. */
  text: string | null;
  isComplete: boolean;
  /** The value it was typed over: where another comes from elsewhere, that is shown. */
  over: number;
}

/**
 * A number while it is being typed. It counts once it is complete: when the field is left, on Enter, or after a pause.
 * So no prefix of it is ever taken for it, and what cannot count stays in the field until it is corrected.
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
