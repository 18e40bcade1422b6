import { isDesignFile } from "#lib/client/designs/design-file.ts";
import { keepFile } from "#lib/client/setups/setup-store.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import type { DesignRequest } from "#lib/contracts/designs/design-request.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";
import { SentFileInput } from "../sent-file/sent-file-input.tsx";
import { type Sending, useSentFile } from "../sent-file/use-sent-file.ts";

interface PageFileProps {
  /** A file that was dropped elsewhere on the page. */
  file: File | null;
  onChoose: (design: DesignRequest) => void;
  /** Takes a saved design instead of a page. */
  onSaved: (file: File) => void;
}

/** A PDF or an image as the page of a design. */
export function PageFile({ file, onChoose, onSaved }: PageFileProps) {
  const say = useSay();
  const sent = useSentFile({
    maxBytes: limits.uploadBytes,
    kind: ["design", "image"],
    choose: say("own.file.choose"),
    divert(chosen) {
      if (isDesignFile(chosen)) onSaved(chosen);
      return isDesignFile(chosen);
    },
    onSent(upload, page) {
      void keepFile(upload, page);
      onChoose({ upload });
    },
  });
  return (
    <SentFileInput
      label={say("own.file")}
      help={say("own.file.help", { pages: designLimits.pages, size: sizeInWords(limits.uploadBytes, say) })}
      sent={sent}
      accept=".pdf,.png,.jpg,.jpeg,.webp,.svg,.rowpress"
      status={pageInWords(sent.sending, file, say)}
      isFilled={sent.sending.state === "sent"}
      dropped={file}
    />
  );
}

function pageInWords(sending: Sending, dropped: File | null, say: Say): string {
  if (sending.state === "sending") return say("own.reading", { name: sending.name });
  if (sending.state !== "sent") return "";
  const sent = say("own.file.sent", { name: sending.name });
  // Whoever drops a page where the spreadsheet goes may mean the table that it shows.
  return dropped ? `${sent} ${say("own.file.table")}` : sent;
}
