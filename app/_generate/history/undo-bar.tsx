import { useSay } from "../../_site/words/say.tsx";
import type { Workbench } from "../workbench/workbench-store.ts";
import styles from "./history.module.css";
import { movedInWords } from "./moved-words.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

/** Undo and redo of every change, with a line that says what was undone. */
export function UndoBar({ workbench: { state, undo, redo } }: { workbench: Workbench }) {
  const say = useSay();
  const { timeline, moved, session } = state;
  useUndoKeys(undo, redo);
  const isIdle = timeline.past.length === 0 && timeline.future.length === 0;
  return (
    <div className={styles.bar} data-idle={isIdle || undefined}>
      <MoveButton label={say("history.undo")} keys="Control+Z" isPossible={timeline.past.length > 0} onMove={undo} />
      <MoveButton label={say("history.redo")} keys="Control+Y" isPossible={timeline.future.length > 0} onMove={redo} />
      <p className={styles.moved} role="status">
        {moved &&
          session &&
          say(moved.direction === "undo" ? "history.undone" : "history.redone", {
            what: movedInWords(moved.what, session, say),
          })}
      </p>
    </div>
  );
}

interface MoveButtonProps {
  label: string;
  keys: string;
  isPossible: boolean;
  onMove: () => void;
}

/** At the end it does nothing, but keeps the focus, which a disabled button would lose. */
function MoveButton({ label, keys, isPossible, onMove }: MoveButtonProps) {
  return (
    <button
      className="quiet-button"
      type="button"
      aria-disabled={!isPossible}
      aria-keyshortcuts={keys}
      onClick={() => isPossible && onMove()}
    >
      {label}
    </button>
  );
}
