import type { Say } from "#lib/messages/messages.ts";
import styles from "./site.module.css";

/** In the head: without JavaScript no control does anything, so none is shown. What sorts a table stays as its heading. */
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

/** Says why a page does less than it could, where a browser runs no scripts. */
export function NeedsScript({ page, say }: { page: "home" | "job"; say: Say }) {
  return (
    <noscript>
      <p className={styles.needsScript}>{say(`site.noScript.${page}`)}</p>
    </noscript>
  );
}
