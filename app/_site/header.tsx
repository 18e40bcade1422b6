import type { Say } from "#lib/messages/messages.ts";
import { InkBar } from "./ink-bar.tsx";
import styles from "./site.module.css";

export function Header({ say }: { say: Say }) {
  return (
    <header className={styles.header}>
      <a className={styles.wordmark} href="/">
        Rowpress
      </a>
      <nav className={styles.nav}>
        <a href="/templates">{say("site.templates")}</a>
        <a href="/help">{say("site.help")}</a>
      </nav>
      <InkBar />
    </header>
  );
}
