import { useEffect, useEffectEvent, useRef, useState } from "react";
import { withChanges } from "#lib/client/session-changes.ts";
import { keepImage } from "#lib/client/setups/setup-store.ts";
import { type DesignRequest, designLimits } from "#lib/contracts/design.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { Notice } from "../../_controls/notice.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { sizeInWords } from "../../_site/numbers.ts";
import { useSay } from "../../_site/say.tsx";
import type { Workbench } from "../bench.ts";
import { useSentFile } from "../match/use-sent-file.ts";
import { BlankPage } from "./blank-page.tsx";
import styles from "./design.module.css";
import { OpenDesigner } from "./open-designer.tsx";

interface OwnDesignProps {
  workbench: Workbench;
  /** A page that was dropped somewhere else. */
  file: File | null;
}

/** A page of the visitor's own in place of a template: a file, or an empty page; and the way to the designer. */
export function OwnDesign({ workbench, file }: OwnDesignProps) {
  const say = useSay();
  const { state, chooseDesign } = workbench;
  const input = useRef<HTMLInputElement>(null);
  /** Whether the designer opens once the chosen page is there. */
  const [isAwaited, setAwaited] = useState(false);

  function choose(design: DesignRequest) {
    chooseDesign(design);
    setAwaited(true);
  }
  const { sending, take, drop, retry, send } = useSentFile({
    maxBytes: limits.uploadBytes,
    kind: ["image"],
    choose: say("own.file.choose"),
    onSent(upload: UploadId, sent: File) {
      void keepImage(upload, sent);
      choose({ upload });
    },
  });
  const sendDropped = useEffectEvent((dropped: File) => send([{ path: dropped.name, file: dropped }]));
  useEffect(() => {
    if (file) sendDropped(file);
  }, [file]);

  const seen = state.session && withChanges(state.session, state.unsent);
  const design = seen?.state === "open" ? seen.design : null;
  const isSaving = state.activity === "saving";
  const fault = sending.state === "failed" ? errorInWords(sending.error, say) : null;
  const errors = state.fieldErrors.filter(({ path }) => path.startsWith("design"));
  return (
    <div className={styles.own}>
      {design && seen && (
        <OpenDesigner
          workbench={workbench}
          session={{ ...seen, design }}
          isAwaited={isAwaited && !isSaving}
          onOpened={() => setAwaited(false)}
        />
      )}
      {!state.session && state.design && <Notice kind="news">{say("own.next")}</Notice>}
      {errors.map(({ path, message }) => (
        <Notice key={path} kind="refusal">
          {message}
        </Notice>
      ))}
      <Labelled
        label={say("own.file")}
        help={say("own.file.help", { pages: designLimits.pages, size: sizeInWords(limits.uploadBytes, say) })}
        error={fault}
      >
        {(control) => (
          <input
            {...control}
            {...drop}
            ref={input}
            type="file"
            accept=".pdf,.png,.jpg,.jpeg,.webp,.svg"
            onChange={(event) => take(event.currentTarget)}
          />
        )}
      </Labelled>
      <p role="status">
        {sending.state === "sending" && say("own.reading", { name: sending.name })}
        {sending.state === "sent" && say("own.file.sent", { name: sending.name })}
      </p>
      {retry && <RetryButton onRetry={retry} heir={() => input.current} />}
      <BlankPage onChoose={choose} />
    </div>
  );
}
