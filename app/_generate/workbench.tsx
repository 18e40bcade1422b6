"use client";

import { useState } from "react";
import type { OpenedWordFile } from "#lib/client/designs/designs.ts";
import { useExpiry } from "#lib/client/use-expiry.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
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
import { isOwnFile, isWordFile } from "./template/own-file.ts";
import { type OfferedCard, ownFile, TemplateStep } from "./template/template-step.tsx";
import { TroubleBar } from "./trouble-bar.tsx";
import { useSameParts } from "./use-same-parts.ts";
import { useWorkbench } from "./use-workbench.ts";
import type { WorkbenchState } from "./workbench/workbench-state.ts";
import { ownDesign } from "./workbench/workbench-store.ts";

interface WorkbenchProps {
  /** The template chosen at first. */
  firstTemplate: string;
  templates: TemplateCard[];
  /** Designs of the site's owner, each with its picture as a data URL. */
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

/** The five steps from a sheet to documents. */
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
  const say = useSay();
  const own = useWorkbench(firstTemplate);
  const workbench = { ...own, state: useSameParts(inPageWords(own.state, templateWords)) };
  const { state, chooseDesign, chooseTemplate, loadParts } = workbench;
  const [isFileWanted, setFileWanted] = useState(false);
  /** What was dropped where spreadsheets go; it is sent once its place on the page is there. */
  const [brought, takeOwn] = useState<File | null>(null);
  /** Why `loadOwn` failed. */
  const [lost, setLost] = useState<unknown>(null);
  const chosen = isFileWanted || isOwnFile(state.template) ? ownFile : state.template;

  /** What shows an own design or Word file: usually there already, see `useOpenParts`. */
  function loadOwn() {
    setLost(null);
    loadParts().catch(setLost);
  }

  function choose(template: string, own?: OpenedWordFile) {
    setFileWanted(template === ownFile);
    takeOwn(null);
    if (template === ownFile || template === ownDesign) loadOwn();
    if (template !== ownFile) chooseTemplate(template, own);
  }

  function openDesign(design: Design) {
    setFileWanted(false);
    takeOwn(null);
    chooseDesign(design);
  }

  useExpiry(state.session?.expiresAt ?? null, serverNow, own.arrive);
  const open = state.session?.state === "open" ? workbench.parts : null;
  /** Nothing is known of a Word file that isn't there yet, and nothing of another template stands for it. */
  const isAwaited = isFileWanted && chosen === ownFile && !isOwnFile(state.template);

  /** A page or a Word file that was dropped where spreadsheets go takes the place of a template. */
  function bringOwn(file: File) {
    const own = isWordFile(file) ? ownFile : ownDesign;
    if (chosen !== own) choose(own);
    takeOwn(file);
    document.getElementById("step-2")?.scrollIntoView({ block: "start" });
  }

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
        <FileStep {...{ workbench, maxUploadBytes, maxRows, maxColumns, retentionHours }} onOwn={bringOwn}>
          {open && <open.ReadFile workbench={workbench} />}
        </FileStep>
        <TemplateStep {...{ templates, offered }} chosen={chosen} onChoose={choose}>
          {chosen === ownDesign && workbench.parts && (
            <workbench.parts.OwnDesign
              workbench={workbench}
              file={brought}
              onWord={(opened) => choose(opened.template, opened)}
            />
          )}
          {lost !== null && (chosen === ownFile || chosen === ownDesign) && (
            <Notice kind="refusal">
              <p>{errorInWords(lost, say)}</p>
              <RetryButton onRetry={loadOwn} heir={() => document.getElementById("step-2")} />
            </Notice>
          )}
          {open && !isAwaited && <open.CopyTemplate workbench={workbench} />}
          {chosen === ownFile && workbench.parts && (
            <workbench.parts.OwnWordFile {...{ workbench, maxUploadBytes }} file={brought} onDesign={openDesign} />
          )}
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

/** The server's answers describe the session's template in English; replaces this with the page's language. */
function inPageWords(state: WorkbenchState, words: TemplatesWords): WorkbenchState {
  const { session } = state;
  return session ? { ...state, session: { ...session, template: templateIn(words, session.template) } } : state;
}

interface LaterStepsProps {
  template: TemplateCard | undefined;
  /** Whether a Word file is to be chosen first. */
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
