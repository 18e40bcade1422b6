import Link from "next/link";
import { InkBar } from "./ink-bar.tsx";
import styles from "./site.module.css";

export function Header() {
  return (
    <header className={styles.header}>
      <Link className={styles.wordmark} href="/">
        Rowpress
      </Link>
      <InkBar />
    </header>
  );
}
