"use client";

import { withChanges } from "#lib/client/session-changes.ts";
import type { Template } from "#lib/contracts/template.ts";
import { useSay } from "../_site/say.tsx";
import { ErrorWords } from "../_site/served.tsx";
import { AgainNotice } from "./again/again-notice.tsx";
import { Announcer } from "./announcer.tsx";
import { CheckStep } from "./check/check-step.tsx";
import { SpecimenStep } from "./check/specimen.tsx";
import { FileStep } from "./file/file-step.tsx";
import { MatchStep } from "./match/match-step.tsx";
import type { OpenStepProps } from "./open-step.ts";
import { GenerateStep } from "./output/generate-step.tsx";
import styles from "./step.module.css";
import { Step } from "./step.tsx";
import { TemplateStep } from "./template/template-step.tsx";
import { TroubleBar } from "./trouble-bar.tsx";
import { useWorkbench, type Workbench } from "./use-workbench.ts";
import type { WorkbenchState } from "./workbench-state.ts";

interface WorkbenchProps {
  /** The template that is chosen at first. */
  firstTemplate: string;
  templates: Template[];
  maxUploadBytes: number;
  maxRows: number;
}

/** The five steps from a sheet to documents. */
export function WorkbenchSteps({ firstTemplate, templates, maxUploadBytes, maxRows }: WorkbenchProps) {
  const own = useWorkbench(firstTemplate);
  const workbench = { ...own, state: inPageWords(own.state, templates) };
  const { state, chooseTemplate } = workbench;
  return (
    <>
      <TroubleBar workbench={workbench} />
      <AgainNotice workbench={workbench} />
      <div className={styles.steps}>
        <FileStep workbench={workbench} maxUploadBytes={maxUploadBytes} maxRows={maxRows} />
        <TemplateStep templates={templates} chosen={state.template} onChoose={chooseTemplate} />
        {state.session?.state === "open" ? (
          <OpenSteps workbench={workbench} maxUploadBytes={maxUploadBytes} />
        ) : (
          <LaterSteps template={templates.find(({ id }) => id === state.template)} />
        )}
      </div>
      <Announcer state={state} />
    </>
  );
}

/** The server's answers have the session's template in English; the page has it in its own language. */
function inPageWords(state: WorkbenchState, templates: Template[]): WorkbenchState {
  const { session } = state;
  const template = templates.find(({ id }) => id === session?.template.id);
  return session && template ? { ...state, session: { ...session, template } } : state;
}

interface OpenStepsProps {
  workbench: Workbench;
  maxUploadBytes: number;
}

function OpenSteps({ workbench: { state, change, start }, maxUploadBytes }: OpenStepsProps) {
  const { session, unsent, fieldErrors: errors, activity, trouble } = state;
  if (!session) return null;
  const step: OpenStepProps = { session: withChanges(session, unsent), errors, onChange: change };
  return (
    <>
      <MatchStep {...step} maxUploadBytes={maxUploadBytes} />
      <CheckStep {...step} row={unsent.preview?.row ?? session.preview?.row ?? 1} isSaving={activity === "saving"} />
      <GenerateStep
        {...step}
        isStarting={activity === "starting"}
        refusal={trouble?.kind === "start" ? <ErrorWords error={trouble.error} /> : null}
        onStart={() => void start(session.sessionId)}
      />
    </>
  );
}

function LaterSteps({ template }: { template: Template | undefined }) {
  const say = useSay();
  return (
    <>
      <Step number={3} title={say("match.title")}>
        <p className="soft">{say("match.later")}</p>
      </Step>
      <SpecimenStep template={template} />
      <Step number={5} title={say("make.title")}>
        <p className="soft">{say("make.later")}</p>
      </Step>
    </>
  );
}
