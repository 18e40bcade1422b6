// Before all others: some of them import schemas.
import "#lib/client/requests/without-eval.ts";
import { useEffect } from "react";
import { withChanges } from "#lib/client/changes/with-changes.ts";
import { keepUnstarted } from "#lib/client/jobs/unstarted-session.ts";
import type { TemplateCard } from "#lib/messages/template-words.ts";
import { errorInWords } from "../_site/words/error-words.ts";
import { hoursInWords } from "../_site/words/hours-in-words.ts";
import { useSay } from "../_site/words/say.tsx";
import { RowsAgain } from "./again/rows-again.tsx";
import { CheckStep } from "./check/check-step.tsx";
import { Found } from "./check/found.tsx";
import { CopyTemplate } from "./design/copy-template.tsx";
import { OwnDesign } from "./design/own-design.tsx";
import { DraftsContext, useDrafts } from "./drafts/drafts.ts";
import { ReadFile } from "./file/read-file.tsx";
import { UndoBar } from "./history/undo-bar.tsx";
import { useStepHistory } from "./history/use-step-history.ts";
import { MatchStep } from "./match/match-step.tsx";
import type { OpenStepProps } from "./open-step.ts";
import { CreateStep } from "./output/create-step.tsx";
import { ProblemWalkContext, useProblemWalk } from "./problems/problem-walk.ts";
import { SetupLine } from "./setups/setup-line.tsx";
import { SetupsPanel } from "./setups/setups-panel.tsx";
import { OwnWordFile } from "./template/own-word-file.tsx";
import { usePreflight } from "./use-preflight.ts";
import { useSameParts } from "./use-same-parts.ts";
import { rowOnShow, templateOfSession } from "./workbench/workbench-state.ts";
import type { Workbench } from "./workbench/workbench-store.ts";

interface OpenStepsProps {
  workbench: Workbench;
  templates: readonly TemplateCard[];
  maxPicturesBytes: number;
  retentionHours: number;
}

function OpenSteps({ workbench, templates, maxPicturesBytes, retentionHours }: OpenStepsProps) {
  const say = useSay();
  const { state, change, start } = workbench;
  const { drafts, hasFaults, settle } = useDrafts();
  useStepHistory();
  usePreflight(state, workbench.tellChecked, workbench.refuseCheck);
  const { unsent, fieldErrors: errors, activity, trouble, template } = state;
  const session = useSameParts(state.session && withChanges(state.session, unsent));
  const row = rowOnShow(state);
  const isSaving = activity === "saving";
  const problems = useProblemWalk(session, { row, isSaving, change });
  // A sample is a click away.
  const unstarted = session?.state === "open" && !session.sample ? session.sessionId : null;
  useEffect(() => {
    if (unstarted) keepUnstarted(unstarted);
  }, [unstarted]);
  if (!session) return null;
  const step: OpenStepProps = { session, errors, onChange: change };
  return (
    <DraftsContext value={drafts}>
      <ProblemWalkContext value={problems.walk}>
        <MatchStep {...step} maxPicturesBytes={maxPicturesBytes} />
        <CheckStep {...step} row={row} isSaving={isSaving} onOpenProblem={problems.open} />
        <CreateStep
          {...step}
          hasFaults={hasFaults}
          isStarting={activity === "starting"}
          isOfOtherTemplate={template !== templateOfSession(state)}
          refusal={trouble?.kind === "start" ? errorInWords(trouble.error, say) : null}
          onStart={() => settle() && start(session)}
        >
          <p className="soft small">{say("make.kept", { time: hoursInWords(retentionHours, say) })}</p>
          <SetupsPanel templates={templates} bench={{ workbench, session }} />
        </CreateStep>
      </ProblemWalkContext>
    </DraftsContext>
  );
}

export { openTools } from "./workbench/open-tools.ts";

/** The components of an open session, loaded only when there is one; see `use-open-parts.ts`. */
export const openParts = {
  CopyTemplate,
  Found,
  OwnDesign,
  OwnWordFile,
  ReadFile,
  RowsAgain,
  SetupLine,
  OpenSteps,
  UndoBar,
};
