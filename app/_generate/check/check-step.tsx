import { useCallback } from "react";
import { problemsInWords } from "../../_controls/problem-counts.ts";
import { ProblemTable } from "../../_controls/problem-table.tsx";
import { useSpeech } from "../../_site/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { Step } from "../step.tsx";
import styles from "./check.module.css";
import { PreflightLine } from "./preflight-line.tsx";
import { RowPreview } from "./row-preview.tsx";

interface CheckStepProps extends Omit<OpenStepProps, "errors"> {
  /** The displayed row. */
  row: number;
  isSaving: boolean;
}

/** The preview of one row, and the problems of all rows. */
export function CheckStep({ session, row, isSaving, onChange }: CheckStepProps) {
  const speech = useSpeech();
  const { problems, problemCount, preview, source } = session;
  const showRow = useCallback((row: number) => onChange({ preview: { row } }), [onChange]);
  return (
    <Step number={4} title={speech.say("check.title")}>
      <RowPreview preview={preview} row={row} rowCount={source.rowCount} isSaving={isSaving} onShowRow={showRow} />
      <PreflightLine session={session} />
      {problemCount > 0 && (
        <details className={styles.problems} open>
          <summary>{problemsInWords(problems, problemCount, speech)}</summary>
          <ProblemTable problems={problems} problemCount={problemCount} onShowRow={showRow} />
        </details>
      )}
    </Step>
  );
}
