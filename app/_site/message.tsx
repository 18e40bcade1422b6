import type { ReactNode } from "react";
import styles from "./site.module.css";

/** A page that has only something to say. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
