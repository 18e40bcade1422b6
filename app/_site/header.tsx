import Link from "next/link";
import type { Say } from "#lib/messages/messages.ts";
import { InkBar } from "./ink-bar.tsx";
import styles from "./site.module.css";

export function Header({ say }: { say: Say }) {
  return (
    <header className={styles.header}>
      <Link className={styles.wordmark} href="/">
        Rowpress
      </Link>
      <nav className={styles.nav}>
        <Link href="/templates">{say("site.templates")}</Link>
        <Link href="/help">{say("site.help")}</Link>
      </nav>
      <InkBar />
    </header>
  );
}
