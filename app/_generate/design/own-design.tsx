import { useState } from "react";
import { withChanges } from "#lib/client/changes/with-changes.ts";
import { type OpenedWordFile, saveDesign } from "#lib/client/designs/designs.ts";
import type { DesignRequest } from "#lib/contracts/designs/design-request.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useSay } from "../../_site/words/say.tsx";
import type { Workbench } from "../workbench/workbench-store.ts";
import { BlankPage } from "./blank-page.tsx";
import styles from "./design.module.css";
import { MyDesigns } from "./my-designs.tsx";
import { OpenDesigner } from "./open-designer.tsx";
import { PageFile } from "./page-file.tsx";

interface OwnDesignProps {
  workbench: Workbench;
  /** A file that was dropped elsewhere on the page. */
  file: File | null;
  /** Takes a Word file that was saved as a template. */
  onWord: (word: OpenedWordFile) => void;
}

/** The visitor's own page instead of a template: a file or an empty page, and the button to the designer. */
export function OwnDesign({ workbench, file, onWord }: OwnDesignProps) {
  const say = useSay();
  const { state, chooseDesign } = workbench;
  /** Whether the designer opens once the chosen page is there. */
  const [isAwaited, setAwaited] = useState(state.unsent.design !== undefined && "copyOf" in state.unsent.design);
  const [saved, openSaved] = useState<File | null>(null);

  function choose(design: DesignRequest) {
    chooseDesign(design);
    setAwaited(true);
  }

  const seen = state.session && withChanges(state.session, state.unsent);
  const design = seen?.state === "open" && seen.template.id === state.template ? seen.design : null;
  const errors = state.fieldErrors.filter(({ path }) => path.startsWith("design"));
  return (
    <div className={styles.own}>
      {design && seen && (
        <OpenDesigner
          workbench={workbench}
          session={{ ...seen, design }}
          isAwaited={isAwaited && state.activity !== "saving"}
          onOpened={() => setAwaited(false)}
        />
      )}
      {!state.session && !state.sending && state.design && <Notice kind="news">{say("own.next")}</Notice>}
      {errors.map(({ path, message }) => (
        <Notice key={path} kind="refusal">
          {message}
        </Notice>
      ))}
      <PageFile file={file} onChoose={choose} onSaved={openSaved} />
      <BlankPage onChoose={choose} />
      <MyDesigns
        saving={
          design && {
            ...{ label: say("own.name"), action: say("own.save"), start: "" },
            save: (name) => saveDesign(design, name),
          }
        }
        file={saved}
        onOpen={(opened) => ("template" in opened ? onWord(opened) : choose(opened))}
      />
    </div>
  );
}
