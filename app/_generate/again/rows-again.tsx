import { isSessionAfter } from "#lib/client/changes/corrected-sessions.ts";
import { withChanges } from "#lib/client/changes/with-changes.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";
import { useSay, useSpeech } from "../../_site/words/say.tsx";
import { rowListInWords } from "../rows/row-list.ts";
import type { Workbench } from "../workbench/workbench-store.ts";

/** Says which rows will be created if not all of them are, and offers to create all. */
export function RowsAgain({ workbench: { state, change } }: { workbench: Workbench }) {
  const speech = useSpeech();
  const { say } = speech;
  const { again } = state;
  const session = state.session && withChanges(state.session, state.unsent);
  if (!session) return null;
  if (session.only) {
    const hasPlace = session.unit === "sheet" && session.template.settings.some(({ name }) => name === "start");
    const { length: count } = session.only;
    const words = [
      say("again.rows", { count, rows: rowListInWords(session.only, speech) }),
      isSessionAfter(session.sessionId) && say("again.correct", { count }),
      hasPlace && say("again.labels", { count }),
    ];
    const all = { only: null, ...(session.failedIn && { failedIn: null }) };
    return <OnlySome words={words.filter(Boolean).join(" ")} onAll={() => change(all)} />;
  }
  if (session.failedIn) {
    const words = say("again.only", { count: session.failedRows });
    return <OnlySome words={words} onAll={() => change({ failedIn: null })} />;
  }
  const { rowCount } = session.source;
  if (!again || again.rowCount === rowCount) return null;
  return <Notice kind="warning">{say("again.others", { rows: rowCount, before: again.rowCount })}</Notice>;
}

function OnlySome({ words, onAll }: { words: string; onAll: () => void }) {
  const say = useSay();
  useFocusHeir(() => document.getElementById("step-1"));
  return (
    <Notice kind="news">
      <p>{words}</p>
      <button className="quiet-button" type="button" onClick={onAll}>
        {say("again.all")}
      </button>
    </Notice>
  );
}
