import type { ReactNode } from "react";
import styles from "./controls.module.css";

interface NoticeProps {
  /**
   * A `refusal` is announced at once. The others are announced politely and need a wrapper with the role `status` that
   * exists before they do: screen readers ignore a live region that appears together with its text.
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
