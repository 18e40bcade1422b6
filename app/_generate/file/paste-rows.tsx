import { useSay } from "../../_site/words/say.tsx";
import type { DroppedFiles } from "./dropped-files.ts";
import { pastedAs, pastedFile } from "./pasted.ts";

interface PasteRowsProps extends Pick<DroppedFiles, "onFile" | "onFault"> {
  className?: string | undefined;
}

/** Pastes rows where a keyboard shortcut isn't available or not known. */
export function PasteRows({ onFile, onFault, className = "" }: PasteRowsProps) {
  const say = useSay();

  async function paste() {
    // Without HTTPS there is no clipboard, and a visitor may deny access to it.
    const text = await navigator.clipboard?.readText().catch(() => null);
    if (text == null) onFault(say("file.paste.refused"));
    else if (pastedAs(text) === "rows") onFile(pastedFile(text, say("file.pasted")));
    else onFault(say("file.pasted.few"));
  }

  return (
    <button className={`quiet-button ${className}`} type="button" onClick={() => void paste()}>
      {say("file.paste")}
    </button>
  );
}
