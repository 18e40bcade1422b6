import { memo, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { useSay } from "../../_site/words/say.tsx";
import { pageSource } from "./page-source.ts";
import styles from "./preview-bar.module.css";
import { previewId, RowPreview } from "./row-preview.tsx";

interface PreviewBarProps {
  session: SessionResponse;
  /** The displayed row. */
  row: number;
  isSaving: boolean;
  onShowRow: (row: number) => void;
}

/**
 * On a phone: a bar at the bottom with a small image of the preview, which opens it from every step. It is hidden while
 * the preview itself is visible.
 */
export function PreviewBar({ session: { preview, source }, row, isSaving, onShowRow }: PreviewBarProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPreviewSeen = useIsSeen(previewId);
  // If it was hidden while it has the focus, keyboard users would lose their place.
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const isNarrow = useIsNarrow();
  const [page] = preview?.pages ?? [];
  if (!preview || !page || !isNarrow) return null;
  return (
    <>
      <button
        className={styles.bar}
        type="button"
        hidden={isPreviewSeen && !isFocused}
        onFocus={({ currentTarget }) => setFocused(currentTarget.matches(":focus-visible"))}
        onBlur={() => setFocused(false)}
        onClick={() => setOpen(true)}
      >
        <Picture page={page} />
        {say("check.bar", { row: preview.row })}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={say("check.proof")} onClose={() => setOpen(false)}>
        {isOpen && (
          <>
            <RowPreview
              preview={preview}
              row={row}
              rowCount={source.rowCount}
              isSaving={isSaving}
              onShowRow={onShowRow}
            />
            <form method="dialog">
              <button className="button" type="submit">
                {say("check.close")}
              </button>
            </form>
          </>
        )}
      </dialog>
    </>
  );
}

/** A page's SVG may have megabytes, so its URL is only built when it changes. */
const Picture = memo(function Picture({ page }: { page: string }) {
  // biome-ignore lint/performance/noImgElement: inside an image, an SVG cannot run scripts, load anything or access the page
  return <img className={styles.picture} src={pageSource(page)} alt="" />;
});

/** Matches the single-column layout of step.module.css. */
const narrow = "(max-width: 43.99rem)";

function useIsNarrow(): boolean {
  const subscribe = (notify: () => void) => {
    const query = matchMedia(narrow);
    query.addEventListener("change", notify);
    return () => query.removeEventListener("change", notify);
  };
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function useIsSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    const element = document.getElementById(id);
    if (element) seen.observe(element);
    return () => seen.disconnect();
  }, [id]);
  return isSeen;
}
