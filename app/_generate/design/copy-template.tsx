import { copyableTemplates } from "#lib/contracts/designs/design-limits.ts";
import { useSay } from "../../_site/words/say.tsx";
import type { Workbench } from "../workbench/workbench-store.ts";
import styles from "./design.module.css";

/** Opens a copy of the session's template as a design in the designer. */
export function CopyTemplate({ workbench: { state, chooseDesign } }: { workbench: Workbench }) {
  const say = useSay();
  const copyOf = copyableTemplates.find((id) => id === state.template);
  const isReady = state.session?.state === "open" && state.session.template.id === copyOf;
  if (!copyOf || !isReady) return null;
  return (
    <div className={styles.open}>
      <button className="quiet-button" type="button" onClick={() => chooseDesign({ copyOf })}>
        {say("own.copy")}
      </button>
      <p className="soft small">{say("own.copy.help")}</p>
    </div>
  );
}
