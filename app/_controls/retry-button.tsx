import { useSay } from "../_site/say.tsx";

/** Does once more what failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const say = useSay();
  return (
    <button className="quiet-button" type="button" onClick={onRetry}>
      {say("trouble.retry")}
    </button>
  );
}
