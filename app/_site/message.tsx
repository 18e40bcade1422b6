import type { ReactNode } from "react";
import styles from "./site.module.css";

/** A page with only a message. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
