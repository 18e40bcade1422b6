import { Notice } from "../../_controls/notice.tsx";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";
import { useSay } from "../../_site/words/say.tsx";
import type { SetupInUse } from "../workbench/workbench-state.ts";
import type { Workbench } from "../workbench/workbench-store.ts";
import type { SessionSetups } from "./session-setups.ts";

/** Says which setup was applied to a new sheet, with a button to undo it, or which one fits. */
export function SetupLine({ workbench: { state, getSetups } }: { workbench: Workbench }) {
  const { setup, session } = state;
  const setups = getSetups();
  if (session?.state !== "open" || !setup || !setups) return null;
  return <Line key={`${setup.name} ${setup.isApplied}`} setup={setup} setups={setups} />;
}

function Line({ setup, setups }: { setup: SetupInUse; setups: SessionSetups }) {
  const say = useSay();
  const { name, isApplied, before } = setup;
  useFocusHeir(() => document.getElementById("step-1"));
  if (isApplied && !before) return null;
  return (
    <Notice kind="news">
      <p>{say(isApplied ? "setup.applied" : "setup.fits", { name })}</p>
      {isApplied && <a href="#step-5">{say("setup.toStart")}</a>}
      {!isApplied && (
        <button className="quiet-button" type="button" onClick={() => setups.apply(name)}>
          {say("setup.apply")}
        </button>
      )}
      <button className="link-button" type="button" onClick={() => setups.undo(setup)}>
        {say(isApplied ? "setup.undo" : "setup.decline")}
      </button>
    </Notice>
  );
}
