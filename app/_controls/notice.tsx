import type { ReactNode } from "react";
import styles from "./controls.module.css";

interface NoticeProps {
  /** `refusal` speaks up at once; the others are read in their turn. */
  kind: "refusal" | "warning" | "news";
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === "refusal" ? "alert" : "status"}>
      {children}
    </div>
  );
}
