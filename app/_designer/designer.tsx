import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { chosenOf } from "#lib/client/designer/designer-state.ts";
import { usedColumns } from "#lib/client/designer/used-columns.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { DesignerMessages } from "#lib/messages/en/pages/designer.ts";
import { rowOnShow } from "../_generate/workbench/workbench-state.ts";
import type { Workbench } from "../_generate/workbench/workbench-store.ts";
import { useSay } from "../_site/words/say.tsx";
import { ColumnChips } from "./column-chips.tsx";
import styles from "./designer.module.css";
import { DesignerFooter } from "./designer-footer.tsx";
import { DesignerSpeech } from "./designer-speech.tsx";
import { ElementList } from "./element-list.tsx";
import { PageProperties } from "./properties/page-properties.tsx";
import { Properties } from "./properties/properties.tsx";
import { Stage } from "./stage/stage.tsx";
import { useStageGestures } from "./stage/use-stage-gestures.ts";
import { useWheel } from "./stage/use-wheel.ts";
import { useZoom } from "./stage/use-zoom.ts";
import { Toolbar } from "./toolbar.tsx";
import { useAddElement } from "./use-add-element.ts";
import { type DesignerHandle, useDesigner } from "./use-designer.ts";
import { useDesignerKeys } from "./use-designer-keys.ts";

/** What the dialog returns. */
const done = "done";

interface DesignerProps {
  workbench: Workbench;
  /** The design, including changes that the server has not confirmed yet. */
  session: SessionResponse & { design: Design };
  /** @param isDone false if the visitor left it with Escape */
  onClose: (isDone: boolean) => void;
}

/** The designer, in a dialog that fills the window. */
export function Designer({ messages, ...props }: DesignerProps & { messages: DesignerMessages }) {
  return (
    <DesignerSpeech messages={messages}>
      <DesignerDialog {...props} />
    </DesignerSpeech>
  );
}

export { loadDesignerMessages } from "./designer-speech.tsx";

function DesignerDialog({ workbench, session, onClose }: DesignerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { state: bench, changeDesign, change } = workbench;
  const designer = useDesigner(session.design, changeDesign);
  const { state } = designer;
  const page = state.design.pages[state.page - 1] ?? { width: 210, height: 297, background: null };
  const zoom = useZoom(stage, sheet, page);
  const mayEdit = !useIsOnPhone();
  const [choosesSeveral, chooseSeveral] = useState(false);
  const work = useStageGestures({ designer, zoom, stage, sheet, mayEdit, choosesSeveral });
  useDesignerKeys(dialog, stage, designer);
  useWheel(stage, zoom);
  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
  }, []);
  usePreviewOfPage(state.design.sheet !== null, (onSheet) => change({ preview: { row: rowOnShow(bench), onSheet } }));

  const { columns } = session.source;
  const isSaving = bench.activity === "saving" || designer.isUnsent;
  const used = useMemo(() => usedColumns(state.design), [state.design]);
  const add = useAddElement({ designer, page, columns, used, stage, sheet, onPage: work.onPage });
  return (
    <dialog
      ref={dialog}
      className={styles.designer}
      aria-labelledby="designer-title"
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === done)}
    >
      <Header>
        {mayEdit && <Toolbar {...{ designer, choosesSeveral }} onAdd={add} onChooseSeveral={chooseSeveral} />}
      </Header>
      <ContentPanel {...{ designer, session, used, mayEdit, choosesSeveral }} onAdd={add} />
      <Stage
        ref={stage}
        sheet={sheet}
        {...{ designer, zoom, mayEdit, work }}
        drawn={useDrawn(columns, bench.session)}
        isBehind={isSaving || state.gesture !== null}
      />
      <div className={styles.right}>
        {chosenOf(state).length > 0 ? (
          <Properties designer={designer} columns={columns} errors={bench.fieldErrors} />
        ) : (
          <PageProperties designer={designer} />
        )}
      </div>
      <DesignerFooter {...{ workbench, session, designer, zoom, isSaving }} heir={() => stage.current} />
      <p className="visually-hidden" role="status">
        {designer.news}
      </p>
    </dialog>
  );
}

function Header({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <header className={styles.header}>
      <h2 id="designer-title">{say("designer.title")}</h2>
      {children}
      <form method="dialog">
        <button className="button" type="submit" value={done}>
          {say("designer.done")}
        </button>
      </form>
    </header>
  );
}

interface ContentPanelProps {
  designer: DesignerHandle;
  session: SessionResponse;
  used: ReturnType<typeof usedColumns>;
  mayEdit: boolean;
  choosesSeveral: boolean;
  onAdd: ReturnType<typeof useAddElement>;
}

/** The columns to put on the page, and what is on it. */
function ContentPanel({ designer, session, used, mayEdit, choosesSeveral, onAdd }: ContentPanelProps) {
  const say = useSay();
  const faulty = useMemo(() => new Set(session.problems.flatMap(({ element }) => element ?? [])), [session.problems]);
  const { columns } = session.source;
  return (
    <div className={styles.left}>
      {mayEdit && (
        <section aria-labelledby="designer-columns">
          <h3 id="designer-columns">{say("designer.columns")}</h3>
          <p className="soft small">{say("designer.columns.help")}</p>
          <ColumnChips columns={columns} used={used} onPlace={(column, kind, at) => onAdd(kind, column, at)} />
        </section>
      )}
      <section aria-labelledby="designer-elements">
        <h3 id="designer-elements">{say("designer.elements")}</h3>
        <ElementList {...{ designer, faulty, choosesSeveral }} />
      </section>
    </div>
  );
}

/** The preview that the server has drawn last: its pages, the design on them, and the row's cells by column. */
function useDrawn(columns: SessionResponse["source"]["columns"], drawn: SessionResponse | null) {
  const values = useMemo(
    () => new Map(columns.map(({ name }, index) => [name, drawn?.preview?.cells[index] ?? ""])),
    [columns, drawn],
  );
  return { pages: drawn?.preview?.pages ?? [], design: drawn?.design ?? null, values };
}

/** While the designer is open, the preview shows the label itself; elsewhere, it shows the row's label on its sheet. */
function usePreviewOfPage(isOnSheet: boolean, show: (onSheet: boolean) => void): void {
  const showSheet = useEffectEvent(show);
  useEffect(() => {
    if (!isOnSheet) return;
    showSheet(false);
    return () => showSheet(true);
  }, [isOnSheet]);
}

/** On a phone, elements can only be viewed and edited by numbers. A window may be as narrow because it's zoomed. */
const phone = "(max-width: 43.99rem) and (pointer: coarse)";

function useIsOnPhone(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(phone);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    () => matchMedia(phone).matches,
  );
}
