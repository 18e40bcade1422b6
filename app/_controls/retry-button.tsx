import { useSay } from "../_site/words/say.tsx";
import { useFocusHeir } from "./use-focus-heir.ts";

interface RetryButtonProps {
  onRetry: () => void;
  /** Finds the element that gets the focus once the retry has succeeded and this button is gone. */
  heir: () => HTMLElement | null;
}

/** Retries what failed. */
export function RetryButton({ onRetry, heir }: RetryButtonProps) {
  const say = useSay();
  useFocusHeir(heir);
  return (
    <button className="quiet-button" type="button" onClick={onRetry}>
      {say("trouble.retry")}
    </button>
  );
}
