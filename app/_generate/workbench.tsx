"use client";

import { useExpiry } from "#lib/client/use-expiry.ts";
import { type TemplateCard, type TemplatesWords, templateIn } from "#lib/messages/template-words.ts";
import { Notice } from "../_controls/notice.tsx";
import { RetryButton } from "../_controls/retry-button.tsx";
import { Mine } from "../_mine/mine.tsx";
import { errorInWords } from "../_site/words/error-words.ts";
import { useSay } from "../_site/words/say.tsx";
import { AgainNotice } from "./again/again-notice.tsx";
import { Announcer } from "./announcer.tsx";
import { SpecimenStep } from "./check/specimen.tsx";
import { FileStep } from "./file/file-step.tsx";
import styles from "./step.module.css";
import { Step } from "./step.tsx";
import { ownDesign, ownFile } from "./template/template-ids.ts";
import { type OfferedCard, TemplateStep } from "./template/template-step.tsx";
import { useOwnFile } from "./template/use-own-file.ts";
import { TroubleBar } from "./trouble-bar.tsx";
import { useSameParts } from "./use-same-parts.ts";
import { useWorkbench } from "./use-workbench.ts";
import type { WorkbenchState } from "./workbench/workbench-state.ts";

interface WorkbenchProps {
  /** The template chosen at first. */
  firstTemplate: string;
  templates: TemplateCard[];
  /** Designs that the site offers, each with its picture as a data URL. */
  offered: OfferedCard[];
  /** The session's template texts in the page's language. */
  templateWords: TemplatesWords;
  maxUploadBytes: number;
  maxPicturesBytes: number;
  maxRows: number;
  maxColumns: number;
  retentionHours: number;
  /** By the server's clock, in ms. */
  serverNow: number;
}

/** The five steps from a spreadsheet to documents. */
export function WorkbenchSteps(props: WorkbenchProps) {
  const {
    firstTemplate,
    templates,
    offered,
    templateWords,
    maxUploadBytes,
    maxPicturesBytes,
    maxRows,
    maxColumns,
    retentionHours,
    serverNow,
  } = props;
  const onServer = useWorkbench(firstTemplate);
  const workbench = { ...onServer, state: useSameParts(inPageWords(onServer.state, templateWords)) };
  const { state } = workbench;
  const own = useOwnFile(workbench);
  const { chosen, isAwaited } = own;
  useExpiry(state.session?.expiresAt ?? null, serverNow, workbench.arrive);
  const open = state.session?.state === "open" ? workbench.parts : null;
  return (
    <>
      <TroubleBar workbench={workbench} />
      <AgainNotice workbench={workbench} />
      <div className={styles.news} role="status">
        {open && <open.SetupLine workbench={workbench} />}
      </div>
      {open && <open.UndoBar workbench={workbench} />}
      {!state.session && !state.sending && <Mine templates={templates} />}
      <div className={styles.steps} data-needs-script>
        <FileStep {...{ workbench, maxUploadBytes, maxRows, maxColumns, retentionHours }} onOwn={own.takeFile}>
          {open && <open.ReadFile workbench={workbench} />}
        </FileStep>
        <TemplateStep {...{ templates, offered }} chosen={chosen} onChoose={own.choose}>
          <ChosenTemplate {...{ workbench, own, maxUploadBytes }} />
        </TemplateStep>
        {open && !isAwaited ? (
          <open.OpenSteps {...{ workbench, templates, maxPicturesBytes, retentionHours }} />
        ) : (
          <LaterSteps
            template={templates.find(({ id }) => id === (isAwaited ? null : state.template))}
            {...{ isAwaited }}
          />
        )}
      </div>
      <Announcer sending={state.sending}>{open && state.session && <open.Found session={state.session} />}</Announcer>
    </>
  );
}

interface ChosenTemplateProps {
  workbench: ReturnType<typeof useWorkbench>;
  own: ReturnType<typeof useOwnFile>;
  maxUploadBytes: number;
}

/** What the chosen template needs from the visitor, and what can be done with it. */
function ChosenTemplate({ workbench, own, maxUploadBytes }: ChosenTemplateProps) {
  const say = useSay();
  const { state, parts } = workbench;
  const { chosen, isAwaited } = own;
  const open = state.session?.state === "open" ? parts : null;
  return (
    <>
      {chosen === ownDesign && parts && (
        <parts.OwnDesign
          workbench={workbench}
          file={own.dropped}
          onWord={(opened) => own.choose(opened.template, opened)}
        />
      )}
      {own.failure !== null && (
        <Notice kind="refusal">
          <p>{errorInWords(own.failure, say)}</p>
          <RetryButton onRetry={own.load} heir={() => document.getElementById("step-2")} />
        </Notice>
      )}
      {open && !isAwaited && <open.CopyTemplate workbench={workbench} />}
      {chosen === ownFile && parts && (
        <parts.OwnWordFile {...{ workbench, maxUploadBytes }} file={own.dropped} onDesign={own.openDesign} />
      )}
    </>
  );
}

/** The server's answers describe the session's template in English; replaces this with the page's language. */
function inPageWords(state: WorkbenchState, words: TemplatesWords): WorkbenchState {
  const { session } = state;
  return session ? { ...state, session: { ...session, template: templateIn(words, session.template) } } : state;
}

interface LaterStepsProps {
  template: TemplateCard | undefined;
  /** Whether a Word file has to be chosen first. */
  isAwaited: boolean;
}

function LaterSteps({ template, isAwaited }: LaterStepsProps) {
  const say = useSay();
  return (
    <>
      <Step number={3} title={say("match.title")}>
        <p className="soft">{say(isAwaited ? "docx.first" : "match.later")}</p>
      </Step>
      <SpecimenStep template={template} />
      <Step number={5} title={say("make.title")}>
        <p className="soft">{say("make.later")}</p>
      </Step>
    </>
  );
}
