import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ConnectionError } from "#lib/client/requests/api-error.ts";
import { timeLimitsMs } from "#lib/client/requests/time-limits.ts";
import { whileMoving } from "#lib/client/requests/while-moving.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Notice } from "../../_controls/notice.tsx";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSpeech } from "../../_site/words/say.tsx";
import { startButtonId } from "../output/start-button.ts";
import { designerPlace } from "../problems/problem-places.ts";
import type { Workbench } from "../workbench/workbench-store.ts";
import styles from "./design.module.css";
import { designInWords } from "./design-words.ts";

interface DesignerProps {
  workbench: Workbench;
  session: SessionResponse & { design: Design };
}

const isEmpty = ({ elements, pages }: Design) => elements.length === 0 && pages.every(({ background }) => !background);

/** The designer with its messages. */
async function loadDesigner(language: string) {
  try {
    return await whileMoving(timeLimitsMs.own, undefined, async () => {
      const { Designer, loadDesignerMessages } = await import("../../_designer/designer.tsx");
      return { Designer, messages: await loadDesignerMessages(language) };
    });
  } catch (cause) {
    throw new ConnectionError(cause);
  }
}

interface OpenDesignerProps extends DesignerProps {
  /** Opens it immediately. */
  isAwaited: boolean;
  onOpened: () => void;
}

/** A summary of the design, and the button that loads and opens the designer. */
export function OpenDesigner({ isAwaited, onOpened, ...shown }: OpenDesignerProps) {
  const { language, say } = useSpeech();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDesigner>> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);

  function open() {
    setError(null);
    onOpened();
    loadDesigner(language).then((designer) => {
      setLoaded(designer);
      setOpen(true);
    }, setError);
  }
  const openAwaited = useEffectEvent(open);
  useEffect(() => {
    if (isAwaited) openAwaited();
  }, [isAwaited]);

  return (
    <div className={styles.open} data-mends={designerPlace}>
      {/* Before there is a page, bringing one comes first. */}
      <button
        ref={button}
        className={isEmpty(shown.session.design) ? "quiet-button" : "button"}
        type="button"
        onClick={open}
      >
        {say("own.open")}
      </button>
      <p className="soft small">{designInWords(shown.session.design, say)}</p>
      {error !== null && <Notice kind="refusal">{errorInWords(error, say)}</Notice>}
      {isOpen && loaded && (
        <loaded.Designer
          {...shown}
          messages={loaded.messages}
          onClose={(isDone) => {
            setOpen(false);
            const next = isDone ? document.getElementById(startButtonId) : null;
            next?.scrollIntoView({ block: "center" });
            (next ?? button.current)?.focus({ preventScroll: next !== null });
          }}
        />
      )}
    </div>
  );
}
