import { type ReactNode, useId, useRef } from "react";
import styles from "./controls.module.css";

interface ConfirmButtonProps {
  className: string;
  label: string;
  question: string;
  /** What happens then, in a sentence. */
  children: ReactNode;
  /** The name of the deed, on the button that does it. */
  deed: string;
  onConfirm: () => void;
}

/** A button for what cannot be undone: it asks first, in a dialog that Escape closes. */
export function ConfirmButton({ className, label, question, children, deed, onConfirm }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button className={className} type="button" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <h2 id={id}>{question}</h2>
        <p>{children}</p>
        <form method="dialog" className={styles.deeds}>
          <button className="quiet-button" type="submit">
            Keep it
          </button>
          <button className="button" type="submit" onClick={onConfirm}>
            {deed}
          </button>
        </form>
      </dialog>
    </>
  );
}
