import type { Say } from "#lib/messages/page-messages.ts";
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

/** The control strip that a printer leaves in the margin: cyan, magenta, yellow and black, the colours of this site. */
function InkBar() {
  return (
    <svg className={styles.inkBar} viewBox="0 0 82 16" width="82" height="16" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="4.5" />
        <path d="M8 0v16M0 8h16" />
      </g>
      <rect className={styles.cyan} x="26" y="2" width="12" height="12" />
      <rect className={styles.magenta} x="38" y="2" width="12" height="12" />
      <rect className={styles.yellow} x="50" y="2" width="12" height="12" />
      <rect className={styles.black} x="62" y="2" width="12" height="12" />
    </svg>
  );
}
