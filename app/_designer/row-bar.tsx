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
  return (
    <div className={styles.rows}>
      <span className={styles.turn}>
        <IconButton
          icon="previous"
          label={say("designer.row.previous")}
          isOff={previous === null}
          onPress={() => onShowRow(previous ?? row)}
        />
        <span aria-hidden="true">{say("check.row")}</span>
        <NumberInput
          control={draft.fault === null ? {} : { "aria-invalid": true, "aria-describedby": "designer-row-fault" }}
          label={say("check.row")}
          draft={draft}
        />
        <span className="figures">{say("check.of", { count: rowCount })}</span>
        <IconButton
          icon="next"
          label={say("designer.row.next")}
          isOff={next === null}
          onPress={() => onShowRow(next ?? row)}
        />
      </span>
      <span id="designer-row-fault" className={styles.fault}>
        {draft.fault}
      </span>
      {pages > 1 && (
        <span className={styles.turn}>
          <IconButton
            icon="previous"
            label={say("designer.page.previous")}
            isOff={page <= 1}
            onPress={() => act({ type: "pageShown", page: page - 1 })}
          />
          <span className="figures">{say("designer.page.of", { page, pages })}</span>
          <IconButton
            icon="next"
            label={say("designer.page.next")}
            isOff={page >= pages}
            onPress={() => act({ type: "pageShown", page: page + 1 })}
          />
        </span>
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
