import type { ReactNode } from "react";
import { useSay } from "../_site/words/say.tsx";
import type { WorkbenchState } from "./workbench/workbench-state.ts";

interface AnnouncerProps {
  sending: WorkbenchState["sending"];
  /** What is announced about the open session. */
  children: ReactNode;
}

/** Announces changes on the page to screen readers. */
export function Announcer({ sending, children }: AnnouncerProps) {
  const say = useSay();
  return (
    <p role="status" className="visually-hidden">
      {sending ? say(sending.sent < 1 ? "file.uploading" : "file.reading", { name: sending.filename }) : children}
    </p>
  );
}
