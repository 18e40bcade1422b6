import { memo, useId, useState } from "react";
import type { Preview } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { NumberInput } from "../drafts/number-input.tsx";
import { useNumberDraft } from "../drafts/use-number-draft.ts";
import { rowsBeside } from "../rows/rows-beside.ts";
import styles from "./check.module.css";
import { type PageOnShow, usePageOnShow } from "./page-on-show.ts";
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
  const pages = preview?.pages.length ?? 0;
  const onShow = usePageOnShow(pages);
  const { previous, next } = rowsBeside(preview, row, rowCount);
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
          <TurnButton
            label={say("check.previous")}
            isOff={previous === null}
            onPress={() => onShowRow(previous ?? row)}
          />
          <TurnButton label={say("check.next")} isOff={next === null} onPress={() => onShowRow(next ?? row)} />
        </span>
        <p className={styles.rowFault} id={id}>
          {draft.fault}
        </p>
      </fieldset>
      <section
        ref={onShow.bench}
        className={styles.bench}
        aria-label={say("check.proof")}
        aria-busy={isSaving}
        data-zoom={zoom}
        onScroll={onShow.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: several pages scroll, which must work by keyboard too
        tabIndex={0}
      >
        {preview?.pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
          <Page key={index} page={page} alt={pageInWords(preview, index + 1, say)} />
        ))}
      </section>
      <div className={styles.scale}>
        <p className="soft small figures">{preview && captionOf(preview, onShow.page, say)}</p>
        {pages > 1 && <PageTurns {...onShow} pages={pages} />}
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

interface TurnButtonProps {
  /** Its accessible name, with details that others see from its position. */
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/** At either end it does nothing, but keeps the focus, which a disabled button would lose. */
function TurnButton({ label, isOff, onPress }: TurnButtonProps) {
  return (
    <button className="quiet-button" type="button" aria-disabled={isOff} onClick={() => isOff || onPress()}>
      <Rich text={label} parts={{ hidden: (text) => <span className="visually-hidden">{text}</span> }} />
    </button>
  );
}

/** The pages of a document lie one below the other; these buttons say that there are others, and scroll to them. */
function PageTurns({ page, pages, show }: PageOnShow & { pages: number }) {
  const say = useSay();
  return (
    <span className={styles.turns}>
      <TurnButton label={say("check.page.previous")} isOff={page <= 1} onPress={() => show(page - 1)} />
      <TurnButton label={say("check.page.next")} isOff={page >= pages} onPress={() => show(page + 1)} />
    </span>
  );
}

function pageInWords({ row, pages, pageCount }: Preview, page: number, say: Say): string {
  return pages.length === 1 ? say("check.document", { row }) : say("check.page", { row, page, pages: pageCount });
}

function captionOf({ row, pages, pageCount }: Preview, page: number, say: Say): string {
  const svg = pages[page - 1];
  if (svg === undefined) return "";
  const size = pageMillimetres(svg);
  return pageCount === 1
    ? say("check.caption", { row, ...size })
    : say("check.caption.page", { row, page, pages: pageCount, ...size });
}
