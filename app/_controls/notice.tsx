import type { ReactNode } from "react";
import styles from "./controls.module.css";

interface NoticeProps {
  /**
   * `refusal` speaks up at once. The others are read in their turn, and need a region with the role `status` around them
   * that is there before they are: one that comes together with its words is not listened to.
   */
  kind: "refusal" | "warning" | "news";
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === "refusal" ? "alert" : undefined}>
      {children}
    </div>
  );
}
