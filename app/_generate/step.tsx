import type { ReactNode } from "react";
import styles from "./step.module.css";

interface StepProps {
  number: 1 | 2 | 3 | 4 | 5;
  title: string;
  children: ReactNode;
}

/** One of the five steps; all of them are on the page from the start, so that visitors see the whole process. */
export function Step({ number, title, children }: StepProps) {
  const id = `step-${number}`;
  return (
    <section className={`${styles.step} ${styles[id]}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
