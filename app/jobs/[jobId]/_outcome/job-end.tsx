"use client";

import { focusIfLost } from "../../../_controls/focus-if-lost.ts";
import { Message } from "../../../_site/message.tsx";
import { hoursInWords } from "../../../_site/words/hours-in-words.ts";
import { useSay } from "../../../_site/words/say.tsx";

/** A job that has no more results. */
export function JobEnd({ kind, retentionHours }: { kind: "deleted" | "stopped" | "gone"; retentionHours: number }) {
  const say = useSay();
  const time = hoursInWords(retentionHours, say);
  return (
    <Message title={say(`job.${kind}.title`)}>
      <p tabIndex={-1} ref={focusIfLost}>
        {kind === "gone" ? say("job.gone.why", { time }) : say(`job.${kind}.why`)}
      </p>
      <p>
        <a className="button" href="/">
          {say("job.another")}
        </a>
      </p>
    </Message>
  );
}
