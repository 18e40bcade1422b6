import Link from "next/link";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { Message } from "../../_site/message.tsx";
import { hoursInWords } from "../../_site/words.ts";

const titles = {
  deleted: "Everything is deleted",
  canceled: "These documents were stopped",
  gone: "These documents are not here",
};

/** A job that has nothing more to give. */
export function JobEnd({ kind, retentionHours }: { kind: keyof typeof titles; retentionHours: number }) {
  const reasons = {
    deleted: "Your sheet and all documents made from it are gone from this server.",
    canceled: "They were stopped before they were ready, and their files are deleted.",
    gone: `Documents are deleted after ${hoursInWords(retentionHours)}, and shown only in the browser that made them.`,
  };
  return (
    <Message title={titles[kind]}>
      <p role="status" tabIndex={-1} ref={focusIfLost}>
        {reasons[kind]}
      </p>
      <p>
        <Link className="button" href="/">
          Make another one
        </Link>
      </p>
    </Message>
  );
}
