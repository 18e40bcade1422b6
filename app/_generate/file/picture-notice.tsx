import type { ReactNode } from "react";
import { Notice } from "../../_controls/notice.tsx";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";
import { useSay } from "../../_site/words/say.tsx";

interface PictureNoticeProps {
  name: string;
  /** Uses the image as the page of a design. */
  onUse: () => void;
  /** The button that pastes rows. */
  children: ReactNode;
}

/** For a pasted image: it may be a screenshot of a table, or the page to print on. */
export function PictureNotice({ name, onUse, children }: PictureNoticeProps) {
  const say = useSay();
  useFocusHeir(() => document.getElementById("step-1"));
  return (
    <Notice kind="refusal">
      <p>{say("file.picture", { name })}</p>
      {children}
      <button className="quiet-button" type="button" onClick={onUse}>
        {say("file.picture.use")}
      </button>
    </Notice>
  );
}
