import { type ReactNode, useId, useRef } from "react";
import { useSay } from "../_site/words/say.tsx";
import styles from "./controls.module.css";

interface ConfirmButtonProps {
  className: string;
  label: string;
  question: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  onConfirm: () => void;
}

/** A button for an action that cannot be undone: asks first, in a dialog that Escape closes. */
export function ConfirmButton({ className, label, question, children, confirm, onConfirm }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const say = useSay();
  return (
    <>
      <button className={className} type="button" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <h2 id={id}>{question}</h2>
        <p>{children}</p>
        <form method="dialog" className={styles.actions}>
          <button className="quiet-button" type="submit">
            {say("confirm.keep")}
          </button>
          <button className="button" type="submit" onClick={onConfirm}>
            {confirm}
          </button>
        </form>
      </dialog>
    </>
  );
}
