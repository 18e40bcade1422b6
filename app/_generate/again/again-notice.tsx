import { withChanges } from "#lib/client/session-changes.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useSay } from "../../_site/say.tsx";
import type { Workbench } from "../use-workbench.ts";
import styles from "./again.module.css";

/** Says which rows are made of a sheet that is brought again, and lets them be all. */
export function AgainNotice({ workbench }: { workbench: Workbench }) {
  return (
    <div className={styles.again}>
      <AgainWords workbench={workbench} />
    </div>
  );
}

function AgainWords({ workbench: { state, change } }: { workbench: Workbench }) {
  const say = useSay();
  const { again } = state;
  const session = state.session && withChanges(state.session, state.unsent);
  if (session?.state !== "open") {
    return again && <Notice kind="news">{say("again.bring", { file: again.filename })}</Notice>;
  }
  if (session.failedIn) {
    return (
      <Notice kind="news">
        <p>{say("again.only", { count: session.failedRows })}</p>
        <button className="quiet-button" type="button" onClick={() => change({ failedIn: null })}>
          {say("again.all")}
        </button>
      </Notice>
    );
  }
  const { rowCount } = session.source;
  if (!again || again.rowCount === rowCount) return null;
  return <Notice kind="warning">{say("again.others", { rows: rowCount, before: again.rowCount })}</Notice>;
}
