import { Notice } from "../../_controls/notice.tsx";
import { useSay } from "../../_site/words/say.tsx";
import type { useWorkbench } from "../use-workbench.ts";
import styles from "./again.module.css";

/** Asks for the corrected spreadsheet, then says which of its rows will be created. */
export function AgainNotice({ workbench }: { workbench: ReturnType<typeof useWorkbench> }) {
  const say = useSay();
  const { parts, state } = workbench;
  const { again, session } = state;
  const open = session?.state === "open" ? parts : null;
  return (
    <div className={styles.again} role="status">
      {open ? (
        <open.RowsAgain workbench={workbench} />
      ) : (
        again && <Notice kind="news">{say("again.bring", { file: again.filename })}</Notice>
      )}
    </div>
  );
}
