import { useEffect, useEffectEvent, useRef } from "react";
import { keepImage } from "#lib/client/setups/setup-store.ts";
import type { DesignRequest } from "#lib/contracts/design.ts";
import { designLimits } from "#lib/contracts/design-limits.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { sizeInWords } from "../../_site/numbers.ts";
import { useSay } from "../../_site/say.tsx";
import { useSentFile } from "../match/use-sent-file.ts";

interface PageFileProps {
  /** A page that was dropped somewhere else. */
  file: File | null;
  onChoose: (design: DesignRequest) => void;
}

/** A PDF or an image as the page of a design. */
export function PageFile({ file, onChoose }: PageFileProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const { sending, take, drop, retry, send } = useSentFile({
    maxBytes: limits.uploadBytes,
    kind: ["design", "image"],
    choose: say("own.file.choose"),
    onSent(upload: UploadId, sent: File) {
      void keepImage(upload, sent);
      onChoose({ upload });
    },
  });
  const sendDropped = useEffectEvent((dropped: File) => send([{ path: dropped.name, file: dropped }]));
  useEffect(() => {
    if (file) sendDropped(file);
  }, [file]);

  return (
    <div>
      <Labelled
        label={say("own.file")}
        help={say("own.file.help", { pages: designLimits.pages, size: sizeInWords(limits.uploadBytes, say) })}
        error={sending.state === "failed" ? errorInWords(sending.error, say) : null}
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
      <p role="status" className="small">
        {sending.state === "sending" && say("own.reading", { name: sending.name })}
        {sending.state === "sent" && say("own.file.sent", { name: sending.name })}
      </p>
      {retry && <RetryButton onRetry={retry} heir={() => input.current} />}
    </div>
  );
}
