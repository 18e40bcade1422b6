import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { freePlace } from "#lib/client/designer/adding/free-place.ts";
import { columnForCode, type Kind, newElement, sizeOfNew } from "#lib/client/designer/adding/new-element.ts";
import { placeWithoutPoint, textPlaceAt } from "#lib/client/designer/adding/text-place.ts";
import { chosenOf, elementsOn } from "#lib/client/designer/designer-state.ts";
import { usedColumns } from "#lib/client/designer/used-columns.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { DesignerMessages } from "#lib/messages/en/pages/designer.ts";
import { Notice } from "../_controls/notice.tsx";
import { RetryButton } from "../_controls/retry-button.tsx";
import type { Workbench } from "../_generate/bench/bench.ts";
import { rowOnShow } from "../_generate/bench/workbench-state.ts";
import { errorInWords } from "../_site/words/error-words.ts";
import { useSay } from "../_site/words/say.tsx";
import { ColumnChips } from "./column-chips.tsx";
import styles from "./designer.module.css";
import { DesignerSpeech } from "./designer-speech.tsx";
import { ElementList } from "./element-list.tsx";
import panels from "./panels.module.css";
import { ProblemList } from "./problem-list.tsx";
import { PageProperties } from "./properties/page-properties.tsx";
import { Properties } from "./properties/properties.tsx";
import { RowBar } from "./row-bar.tsx";
import { pixelsOf } from "./stage/page-pixels.ts";
import { Stage } from "./stage/stage.tsx";
import { useStageGestures } from "./stage/use-stage-gestures.ts";
import { useWheel } from "./stage/use-wheel.ts";
import { useZoom } from "./stage/use-zoom.ts";
import { Toolbar } from "./toolbar.tsx";
import { useDesigner } from "./use-designer.ts";
import { useDesignerKeys } from "./use-designer-keys.ts";

/** What the dialog returns. */
const done = "done";

interface DesignerProps {
  workbench: Workbench;
  /** With what the server has not confirmed yet. */
  session: SessionResponse & { design: Design };
  /** @param isDone whether the visitor is done with it, rather than having left it by Escape */
  onClose: (isDone: boolean) => void;
}

/** The designer, over the whole window. */
export function Designer({ messages, ...props }: DesignerProps & { messages: DesignerMessages }) {
  return (
    <DesignerSpeech messages={messages}>
      <DesignerDialog {...props} />
    </DesignerSpeech>
  );
}

export { loadDesignerMessages } from "./designer-speech.tsx";

function DesignerDialog({ workbench, session, onClose }: DesignerProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { state: bench, changeDesign, change, retry } = workbench;
  const designer = useDesigner(session.design, changeDesign);
  const { state, act, tell } = designer;
  const page = state.design.pages[state.page - 1] ?? { width: 210, height: 297, background: null };
  const zoom = useZoom(stage, sheet, page);
  const mayEdit = !useIsNarrow();
  const [choosesSeveral, chooseSeveral] = useState(false);
  const work = useStageGestures({ designer, zoom, stage, sheet, mayEdit, choosesSeveral });
  useDesignerKeys(dialog, stage, designer);
  useWheel(stage, zoom);
  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
  }, []);

  const isOnSheet = state.design.sheet !== null;
  // The picture is that of the page; elsewhere, a row is seen on its sheet.
  const showSheet = useEffectEvent((onSheet: boolean) => change({ preview: { row: rowOnShow(bench), onSheet } }));
  useEffect(() => {
    if (!isOnSheet) return;
    showSheet(false);
    return () => showSheet(true);
  }, [isOnSheet]);

  const { columns } = session.source;
  const row = rowOnShow(bench);
  const isSaving = bench.activity === "saving" || designer.isUnsent;
  const drawn = bench.session;
  const values = useMemo(
    () => new Map(columns.map(({ name }, index) => [name, drawn?.preview?.cells[index] ?? ""])),
    [columns, drawn],
  );
  const used = useMemo(() => usedColumns(state.design), [state.design]);
  const faulty = useMemo(() => new Set(session.problems.flatMap(({ element }) => element ?? [])), [session.problems]);
  const showRow = (next: number) => change({ preview: { row: next } });

  function add(kind: Kind, column?: string, dropped?: { x: number; y: number }) {
    if (state.design.elements.length >= designLimits.elements) {
      return tell(say("designer.full", { most: designLimits.elements }));
    }
    const others = elementsOn(state);
    const pixels = kind === "text" ? pixelsOf(sheet.current, page) : null;
    const at = dropped
      ? work.onPage({ clientX: dropped.x, clientY: dropped.y })
      : kind === "text"
        ? placeWithoutPoint(page, others, pixels)
        : undefined;
    const free = (kind === "code" || kind === "picture") && !at ? freePlace(page, others, sizeOfNew(kind, page)) : null;
    const isOutside = at && (at.x < 0 || at.y < 0 || at.x > page.width || at.y > page.height);
    if (isOutside) return;
    const place = kind === "text" && at ? textPlaceAt(page, at, others, pixels) : undefined;
    const shown = column ?? (kind === "code" ? columnForCode(columns, used) : undefined);
    const wanted = { kind, column: shown, at, page: state.page, ...free };
    act({ type: "added", elements: [newElement(wanted, page, say("designer.newText"), place)] });
    stage.current?.focus({ preventScroll: true });
  }

  const trouble = bench.trouble?.kind === "unsaved" ? bench.trouble.error : null;
  return (
    <dialog
      ref={dialog}
      className={styles.designer}
      aria-labelledby="designer-title"
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === done)}
    >
      <header className={styles.header}>
        <h2 id="designer-title">{say("designer.title")}</h2>
        {mayEdit && <Toolbar {...{ designer, choosesSeveral }} onAdd={add} onChooseSeveral={chooseSeveral} />}
        <form method="dialog">
          <button className="button" type="submit" value={done}>
            {say("designer.done")}
          </button>
        </form>
      </header>
      <div className={styles.left}>
        {mayEdit && (
          <section aria-labelledby="designer-columns">
            <h3 id="designer-columns">{say("designer.columns")}</h3>
            <p className="soft small">{say("designer.columns.help")}</p>
            <ColumnChips columns={columns} used={used} onPlace={(column, kind, at) => add(kind, column, at)} />
          </section>
        )}
        <section aria-labelledby="designer-elements">
          <h3 id="designer-elements">{say("designer.elements")}</h3>
          <ElementList {...{ designer, faulty, choosesSeveral }} />
        </section>
      </div>
      <Stage
        ref={stage}
        sheet={sheet}
        {...{ designer, zoom, mayEdit, work }}
        drawn={{ pages: drawn?.preview?.pages ?? [], design: drawn?.design ?? null, values }}
        isBehind={isSaving || state.gesture !== null}
      />
      <div className={styles.right}>
        {chosenOf(state).length > 0 ? (
          <Properties designer={designer} columns={columns} errors={bench.fieldErrors} />
        ) : (
          <PageProperties designer={designer} />
        )}
      </div>
      <footer className={styles.footer}>
        {trouble !== null && (
          <Notice kind="refusal">
            <p>{errorInWords(trouble, say)}</p>
            <RetryButton onRetry={retry} heir={() => stage.current} />
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
            // All documents of an empty page are alike, which nobody needs to be told.
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
      <p className="visually-hidden" role="status">
        {designer.news}
      </p>
    </dialog>
  );
}

/** A telephone: what is there can be looked at, and its numbers changed. */
const narrow = "(max-width: 43.99rem)";

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(narrow);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    () => matchMedia(narrow).matches,
  );
}
