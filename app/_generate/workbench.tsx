"use client";

import { withChanges } from "#lib/client/session-changes.ts";
import type { Template } from "#lib/contracts/template.ts";
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

interface WorkbenchProps {
  /** The template that is chosen at first. */
  firstTemplate: string;
  templates: Template[];
  maxUploadBytes: number;
  maxRows: number;
}

/** The five steps from a sheet to documents. */
export function WorkbenchSteps({ firstTemplate, templates, maxUploadBytes, maxRows }: WorkbenchProps) {
  const workbench = useWorkbench(firstTemplate);
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
        refusal={trouble?.kind === "start" ? trouble.message : null}
        onStart={() => void start(session.sessionId)}
      />
    </>
  );
}

function LaterSteps({ template }: { template: Template | undefined }) {
  return (
    <>
      <Step number={3} title="Match the columns">
        <p className="soft">Once your rows are here, you say which column goes where.</p>
      </Step>
      <SpecimenStep template={template} />
      <Step number={5} title="Make the documents">
        <p className="soft">One PDF for each row, in one ZIP.</p>
      </Step>
    </>
  );
}
