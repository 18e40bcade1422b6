import { useEffect, useEffectEvent, useState } from "react";
import { useDraft } from "./drafts.ts";

/** After a pause of this length, a text is sent: each correction checks every row of the sheet again. */
const pauseMs = 600;

interface TextDraft {
  /** The field's displayed text. */
  text: string;
  type: (text: string) => void;
  /** Commits what was typed. */
  settle: () => boolean;
}

/** A text while it is being typed. It is committed on blur, after a pause, or before anything that uses all values. */
export function useTextDraft(value: string, onChange: (value: string) => void): TextDraft {
  const [typed, setTyped] = useState<string | null>(null);

  function settle(): boolean {
    setTyped(null);
    if (typed !== null && typed !== value) onChange(typed);
    return true;
  }
  useDraft(false, settle);
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => settleAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text: typed ?? value, type: setTyped, settle };
}
