import type { ReactNode } from "react";
import styles from "./check.module.css";

/** A printed page, as an image between crop marks. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
