import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Notice } from "../_controls/notice.tsx";
import { RetryButton } from "../_controls/retry-button.tsx";
import { rowOnShow } from "../_generate/workbench/workbench-state.ts";
import type { Workbench } from "../_generate/workbench/workbench-store.ts";
import { errorInWords } from "../_site/words/error-words.ts";
import { useSay } from "../_site/words/say.tsx";
import styles from "./designer.module.css";
import panels from "./panels.module.css";
import { ProblemList } from "./problem-list.tsx";
import { RowBar } from "./row-bar.tsx";
import type { Zoom } from "./stage/use-zoom.ts";
import type { DesignerHandle } from "./use-designer.ts";

interface DesignerFooterProps {
  workbench: Workbench;
  session: SessionResponse;
  designer: DesignerHandle;
  zoom: Zoom;
  isSaving: boolean;
  /** Gets the focus when a focused notice disappears. */
  heir: () => HTMLElement | null;
}

/** Errors, the problems of all rows, the notes on the visitor's file, and the displayed row. */
export function DesignerFooter({ workbench, session, designer, zoom, isSaving, heir }: DesignerFooterProps) {
  const say = useSay();
  const { state: bench, change } = workbench;
  const { state, act } = designer;
  const row = rowOnShow(bench);
  const showRow = (next: number) => change({ preview: { row: next } });
  const trouble = bench.trouble?.kind === "unsaved" ? bench.trouble.error : null;
  return (
    <footer className={styles.footer}>
      {trouble !== null && (
        <Notice kind="refusal">
          <p>{errorInWords(trouble, say)}</p>
          <RetryButton onRetry={workbench.retry} heir={heir} />
        </Notice>
      )}
      {bench.fieldErrors.map(({ path, message }) => (
        <Notice key={path} kind="refusal">
          <p>{message}</p>
        </Notice>
      ))}
      <div className={panels.reports}>
        <ProblemList
          problems={session.problems}
          // On an empty page, all documents are the same anyway.
          problemCount={state.design.elements.length > 0 ? session.problemCount : 0}
          onShow={(next, element) => {
            showRow(next);
            if (element) act({ type: "selected", ids: [element] });
          }}
        />
        {session.designNotes.length > 0 && (
          <details className={panels.problems} open={session.designNotes.some(({ code }) => code === "unmarked")}>
            <summary>{say("designer.notes", { count: session.designNotes.length })}</summary>
            <ul>
              {session.designNotes.map((note) => (
                <li key={`${note.page} ${note.code} ${note.message}`}>{note.message}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <RowBar {...{ designer, zoom, session, row, isSaving }} onShowRow={showRow} />
    </footer>
  );
}
