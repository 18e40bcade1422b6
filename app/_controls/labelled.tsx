import { type ReactNode, useId } from "react";
import styles from "./controls.module.css";

/** The attributes that link a control to its label, help and error. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface LabelledProps {
  label: string;
  /** A word next to the label, such as "required". */
  mark?: string | undefined;
  help?: ReactNode;
  error?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its help and its error, linked for screen readers. */
export function Labelled({ label, mark, help, error, children }: LabelledProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.labelled}>
      <label className="label" htmlFor={id}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
