import type { ReactNode } from "react";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { NumberInput } from "../_generate/drafts/number-input.tsx";
import { useNumberDraft } from "../_generate/drafts/use-number-draft.ts";
import { rowsBeside } from "../_generate/rows/rows-beside.ts";
import { useSay } from "../_site/words/say.tsx";
import styles from "./designer.module.css";
import { IconButton } from "./icon-button.tsx";
import type { Zoom } from "./stage/use-zoom.ts";
import type { DesignerHandle } from "./use-designer.ts";

interface RowBarProps {
  designer: DesignerHandle;
  zoom: Zoom;
  session: SessionResponse;
  row: number;
  isSaving: boolean;
  onShowRow: (row: number) => void;
}

/** The displayed row and page, and the zoom. */
export function RowBar({ designer: { state, act }, zoom, session, row, isSaving, onShowRow }: RowBarProps) {
  const say = useSay();
  const { rowCount } = session.source;
  const draft = useNumberDraft({ value: row, min: 1, max: rowCount, onChange: onShowRow });
  const { previous, next } = rowsBeside(session.preview, row, rowCount);
  const { page, design } = state;
  const pages = design.pages.length;
  const showPage = (to: number) => act({ type: "pageShown", page: to });
  return (
    <div className={styles.rows}>
      <Turn what="row" previous={previous} next={next} onTurn={onShowRow}>
        <span aria-hidden="true">{say("check.row")}</span>
        <NumberInput
          control={draft.fault === null ? {} : { "aria-invalid": true, "aria-describedby": "designer-row-fault" }}
          label={say("check.row")}
          draft={draft}
        />
        <span className="figures">{say("check.of", { count: rowCount })}</span>
      </Turn>
      <span id="designer-row-fault" className={styles.fault}>
        {draft.fault}
      </span>
      {pages > 1 && (
        <Turn what="page" previous={page > 1 ? page - 1 : null} next={page < pages ? page + 1 : null} onTurn={showPage}>
          <span className="figures">{say("designer.page.of", { page, pages })}</span>
        </Turn>
      )}
      <span className={`${styles.saving} soft small`} data-saving={isSaving || undefined}>
        {isSaving ? say("designer.drawing") : say("designer.drawn")}
      </span>
      <span className={styles.turn}>
        <IconButton icon="minus" label={say("designer.zoom.out")} onPress={() => zoom.zoomBy(1 / 1.25)} />
        <button className={styles.percent} type="button" onClick={zoom.fit} title={say("designer.zoom.fit")}>
          <span className="visually-hidden">{say("designer.zoom.fit")}</span> {Math.round(zoom.factor * 100)} %
        </button>
        <IconButton icon="plus" label={say("designer.zoom.in")} onPress={() => zoom.zoomBy(1.25)} />
      </span>
    </div>
  );
}

interface TurnProps {
  what: "row" | "page";
  /** Null where there's none. */
  previous: number | null;
  next: number | null;
  onTurn: (to: number) => void;
  children: ReactNode;
}

/** Buttons to the previous and the next one, about what says which one is displayed. */
function Turn({ what, previous, next, onTurn, children }: TurnProps) {
  const say = useSay();
  const button = (direction: "previous" | "next", to: number | null) => (
    <IconButton
      icon={direction}
      label={say(`designer.${what}.${direction}`)}
      isOff={to === null}
      onPress={() => to !== null && onTurn(to)}
    />
  );
  return (
    <span className={styles.turn}>
      {button("previous", previous)}
      {children}
      {button("next", next)}
    </span>
  );
}
