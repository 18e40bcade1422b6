import { withChanges } from "#lib/client/session-changes.ts";
import { errorInWords } from "../_site/error-words.ts";
import { useSay } from "../_site/say.tsx";
import type { Workbench } from "./bench.ts";
import { CheckStep } from "./check/check-step.tsx";
import { DraftsContext, useDrafts } from "./drafts/drafts.ts";
import { ReadFile } from "./file/read-file.tsx";
import { UndoBar } from "./history/undo-bar.tsx";
import { useStepHistory } from "./history/use-step-history.ts";
import { MatchStep } from "./match/match-step.tsx";
import type { OpenStepProps } from "./open-step.ts";
import { GenerateStep } from "./output/generate-step.tsx";
import { useSameParts } from "./use-same-parts.ts";
import { rowOnShow, templateOfSession } from "./workbench-state.ts";

interface OpenStepsProps {
  workbench: Workbench;
  maxPicturesBytes: number;
}

function OpenSteps({ workbench: { state, change, start }, maxPicturesBytes }: OpenStepsProps) {
  const say = useSay();
  const { drafts, hasFaults, settle } = useDrafts();
  useStepHistory();
  const { unsent, fieldErrors: errors, activity, trouble, template } = state;
  const session = useSameParts(state.session && withChanges(state.session, unsent));
  if (!session) return null;
  const step: OpenStepProps = { session, errors, onChange: change };
  return (
    <DraftsContext value={drafts}>
      <MatchStep {...step} maxPicturesBytes={maxPicturesBytes} />
      <CheckStep {...step} row={rowOnShow(state)} isSaving={activity === "saving"} />
      <GenerateStep
        {...step}
        hasFaults={hasFaults}
        isStarting={activity === "starting"}
        isOfOtherTemplate={template !== templateOfSession(state)}
        refusal={trouble?.kind === "start" ? errorInWords(trouble.error, say) : null}
        onStart={() => settle() && start(session)}
      />
    </DraftsContext>
  );
}

export { openTools } from "./open-tools.ts";

/** The components of an open session, loaded only when there is one; see `use-open-parts.ts`. */
export const openParts = { ReadFile, OpenSteps, UndoBar };
