import styles from "./site.module.css";
import { hoursInWords } from "./words.ts";

export function Footer({ retentionHours }: { retentionHours: number }) {
  return (
    <footer className={styles.footer}>
      <p>Files stay on this server and are deleted after {hoursInWords(retentionHours)}.</p>
    </footer>
  );
}
