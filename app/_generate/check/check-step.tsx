import { useCallback } from "react";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { problemsInWords } from "../../_controls/problem-counts.ts";
import { ProblemTable } from "../../_controls/problem-table.tsx";
import { useSay, useSpeech } from "../../_site/words/say.tsx";
import { errorAt } from "../error-at.ts";
import type { OpenStepProps } from "../open-step.ts";
import { CancelledRows } from "../rows/cancelled-rows.tsx";
import { ChosenRows } from "../rows/chosen-rows.tsx";
import { Step } from "../step.tsx";
import styles from "./check.module.css";
import { CorrectionList } from "./correction-list.tsx";
import { preflightInWords } from "./preflight-words.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { PreviewNote } from "./preview-note.tsx";
import { RowCells } from "./row-cells.tsx";
import { previewId, RowPreview } from "./row-preview.tsx";
import { SkipChoices } from "./skip-choices.tsx";
import { WordLocaleNote, WordNotesLine } from "./word-note.tsx";

interface CheckStepProps extends OpenStepProps {
  /** The displayed row. */
  row: number;
  isSaving: boolean;
  /** Leads to what has to be changed to mend a problem. */
  onOpenProblem: (problem: RowProblem, row: number) => void;
}

/** The preview of one row, and the problems of all rows. */
export function CheckStep({ session, errors, row, isSaving, onChange, onOpenProblem }: CheckStepProps) {
  const speech = useSpeech();
  const { problems, problemCount, preview, source } = session;
  const showRow = useCallback((row: number) => onChange({ preview: { row } }), [onChange]);
  return (
    <Step number={4} title={speech.say("check.title")}>
      <PreviewNote
        key={session.sessionId}
        session={session}
        onMark={(placeholders) => onChange({ preview: { row, placeholders } })}
      />
      <WordLocaleNote session={session} onChange={onChange} />
      <CancelledRows key={`${session.sessionId} rows`} session={session} onChange={onChange} />
      <RowPreview
        id={previewId}
        preview={preview}
        row={row}
        rowCount={source.rowCount}
        isSaving={isSaving}
        onShowRow={showRow}
      />
      <PreviewBar session={session} row={row} isSaving={isSaving} onShowRow={showRow} />
      <ChosenRows
        key={`${session.sessionId} list`}
        session={session}
        errors={errors}
        isSaving={isSaving}
        onChange={onChange}
      />
      <RowCells session={session} row={row} error={errorAt(errors, "corrections")} onChange={onChange} />
      <CorrectionList session={session} isSaving={isSaving} onShowRow={showRow} onChange={onChange} />
      <WordNotesLine notes={session.templateNotes} />
      <PreflightLine session={session} />
      {problemCount > 0 && (
        <details className={styles.problems} open>
          <summary>{problemsInWords(problems, problemCount, speech)}</summary>
          <ProblemTable problems={problems} problemCount={problemCount} onOpen={onOpenProblem} />
          <SkipChoices session={session} onChange={onChange} />
        </details>
      )}
    </Step>
  );
}

/** The progress of checking all documents, and the result. */
function PreflightLine({ session }: { session: SessionResponse }) {
  const say = useSay();
  const { preflight, unmapped } = session;
  const isRunning = preflight?.state === "running" && unmapped.length === 0;
  return (
    <div className={styles.preflight}>
      <p className={isRunning ? "soft figures" : "figures"}>{preflightInWords(session, say)}</p>
      {isRunning && <progress aria-label={say("check.progress")} max={preflight.total} value={preflight.checked} />}
    </div>
  );
}
