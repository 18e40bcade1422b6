import { useSay } from "../../_site/words/say.tsx";
import type { DroppedFiles } from "./dropped-files.ts";
import styles from "./file.module.css";
import { pastedAs, pastedFile } from "./pasted.ts";

/** For touch screens, which have no keyboard shortcut for pasting. */
export function PasteRows({ onFile, onFault }: DroppedFiles) {
  const say = useSay();

  async function paste() {
    // Without HTTPS there is no clipboard, and a visitor may deny access to it.
    const text = await navigator.clipboard?.readText().catch(() => null);
    if (text == null) onFault(say("file.paste.refused"));
    else if (pastedAs(text) === "rows") onFile(pastedFile(text, say("file.pasted")));
    else onFault(say("file.pasted.few"));
  }

  return (
    <button className={`quiet-button ${styles.paste}`} type="button" onClick={() => void paste()}>
      {say("file.paste")}
    </button>
  );
}
