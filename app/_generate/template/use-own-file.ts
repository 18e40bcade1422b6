import { useState } from "react";
import type { OpenedWordFile } from "#lib/client/designs/designs.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { Workbench } from "../workbench/workbench-store.ts";
import { isWordFile } from "./template-files.ts";
import { isOwnFile, ownDesign, ownFile } from "./template-ids.ts";

/** The choice of a template, which may be the visitor's own design or Word file. */
export function useOwnFile({
  state,
  loadParts,
  chooseTemplate,
  chooseDesign,
}: Pick<Workbench, "state" | "chooseTemplate" | "chooseDesign"> & { loadParts: () => Promise<unknown> }) {
  const [isFileWanted, setFileWanted] = useState(false);
  /** A page or a Word file that was dropped on the spreadsheet step; it is uploaded once its component is loaded. */
  const [dropped, setDropped] = useState<File | null>(null);
  /** Why `load` failed. */
  const [failure, setFailure] = useState<unknown>(null);
  const chosen = isFileWanted || isOwnFile(state.template) ? ownFile : state.template;
  const isOwn = chosen === ownFile || chosen === ownDesign;

  /** Loads the components for the visitor's own designs and Word files, usually already loaded (`useOpenParts`). */
  function load() {
    setFailure(null);
    loadParts().catch(setFailure);
  }

  function choose(template: string, own?: OpenedWordFile) {
    setFileWanted(template === ownFile);
    setDropped(null);
    if (template === ownFile || template === ownDesign) load();
    if (template !== ownFile) chooseTemplate(template, own);
  }

  return {
    chosen,
    /** Whether a Word file is still to be chosen: until then, no other template is shown instead. */
    isAwaited: isFileWanted && chosen === ownFile && !isOwnFile(state.template),
    dropped,
    failure: isOwn ? failure : null,
    load,
    choose,
    openDesign(design: Design) {
      setFileWanted(false);
      setDropped(null);
      chooseDesign(design);
    },
    /** Takes a dropped page or Word file as the template. */
    takeFile(file: File) {
      const own = isWordFile(file) ? ownFile : ownDesign;
      if (chosen !== own) choose(own);
      setDropped(file);
      document.getElementById("step-2")?.scrollIntoView({ block: "start" });
    },
  };
}
