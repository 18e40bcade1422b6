import { memo, useId, useState } from "react";
import type { Preview } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { NumberInput } from "../drafts/number-input.tsx";
import { useNumberDraft } from "../drafts/use-number-draft.ts";
import styles from "./check.module.css";
import { pageMillimetres, pageSource } from "./page-source.ts";
import { Sheet } from "./sheet.tsx";
import { type Zoom, ZoomSelect } from "./zoom-select.tsx";

/** The preview in its step, as opposed to the one that a phone opens above the page. */
export const previewId = "preview";

interface RowPreviewProps {
  id?: string;
  preview: Preview | null;
  /** The requested row; its preview may still be loading. */
  row: number;
  rowCount: number;
  /** A newer preview is loading. */
  isSaving: boolean;
  onShowRow: (row: number) => void;
}

/** The document of one row as it will be printed, page by page, with navigation to the other rows. */
export function RowPreview({ id: ownId, preview, row, rowCount, isSaving, onShowRow }: RowPreviewProps) {
  const say = useSay();
  const id = useId();
  const [zoom, setZoom] = useState<Zoom>("whole");
  const draft = useNumberDraft({ value: row, min: 1, max: rowCount, onChange: onShowRow });
  const control = draft.fault === null ? {} : ({ "aria-describedby": id, "aria-invalid": true } as const);
  return (
    <div className={styles.proof} id={ownId}>
      <fieldset className={styles.rows}>
        <legend className="visually-hidden">{say("check.shown")}</legend>
        <span className={styles.row}>
          <span aria-hidden="true">{say("check.row")}</span>
          <NumberInput control={control} label={say("check.row")} draft={draft} />
          <span className="figures">{say("check.of", { count: rowCount })}</span>
        </span>
        <span className={styles.turns}>
          <RowButton label={say("check.previous")} row={row - 1} rowCount={rowCount} onShowRow={onShowRow} />
          <RowButton label={say("check.next")} row={row + 1} rowCount={rowCount} onShowRow={onShowRow} />
        </span>
        <p className={styles.rowFault} id={id}>
          {draft.fault}
        </p>
      </fieldset>
      <section
        className={styles.bench}
        aria-label={say("check.proof")}
        aria-busy={isSaving}
        data-zoom={zoom}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: several pages scroll, which must work by keyboard too
        tabIndex={0}
      >
        {preview?.pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
          <Page key={index} page={page} alt={pageInWords(preview, index + 1, say)} />
        ))}
      </section>
      <div className={styles.scale}>
        <p className="soft small figures">
          {preview?.pages[0] && say("check.caption", { row: preview.row, ...pageMillimetres(preview.pages[0]) })}
        </p>
        <ZoomSelect zoom={zoom} onZoom={setZoom} />
      </div>
    </div>
  );
}

/** A page's SVG may have megabytes, so its URL is only built when it changes. */
const Page = memo(function Page({ page, alt }: { page: string; alt: string }) {
  return (
    <Sheet>
      {/* biome-ignore lint/performance/noImgElement: inside an image, an SVG cannot run scripts, load anything or access the page */}
      <img src={pageSource(page)} alt={alt} />
    </Sheet>
  );
});

interface RowButtonProps {
  /** Its accessible name, with details that others see from its position. */
  label: string;
  row: number;
  rowCount: number;
  onShowRow: (row: number) => void;
}

/** At either end it does nothing, but keeps the focus, which a disabled button would lose. */
function RowButton({ label, row, rowCount, onShowRow }: RowButtonProps) {
  const isRow = row >= 1 && row <= rowCount;
  return (
    <button className="quiet-button" type="button" aria-disabled={!isRow} onClick={() => isRow && onShowRow(row)}>
      <Rich text={label} parts={{ hidden: (text) => <span className="visually-hidden">{text}</span> }} />
    </button>
  );
}

function pageInWords({ row, pages }: Preview, page: number, say: Say): string {
  return pages.length === 1 ? say("check.document", { row }) : say("check.page", { row, page, pages: pages.length });
}
