import type { Say } from "#lib/messages/page-messages.ts";
import styles from "./site.module.css";

/** In the head: without JavaScript no control works, so none is shown. A table's sort buttons become plain headings. */
export function DeadControlsStyle() {
  return (
    <noscript>
      <style>{`
        [data-needs-script], button, input, select, textarea { display: none !important; }
        th button { display: inline !important; pointer-events: none; }
        th button::after { content: none !important; }
      `}</style>
    </noscript>
  );
}

/** Explains why a page does less without JavaScript. */
export function NeedsScript({ page, say }: { page: "home" | "job"; say: Say }) {
  return (
    <noscript>
      <p className={styles.needsScript}>{say(`site.noScript.${page}`)}</p>
    </noscript>
  );
}
