import { useSay } from "../_site/say.tsx";
import { useFocusHeir } from "./use-focus-heir.ts";

interface RetryButtonProps {
  onRetry: () => void;
  /** Finds what has the focus once it worked, and this button is gone. */
  heir: () => HTMLElement | null;
}

/** Does once more what failed. */
export function RetryButton({ onRetry, heir }: RetryButtonProps) {
  const say = useSay();
  useFocusHeir(heir);
  return (
    <button className="quiet-button" type="button" onClick={onRetry}>
      {say("trouble.retry")}
    </button>
  );
}
