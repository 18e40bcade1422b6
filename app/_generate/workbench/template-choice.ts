import type { DesignRequest } from "#lib/contracts/designs/design-request.ts";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import { isOffered, ownDesign } from "../template/template-ids.ts";
import type { OpenSession } from "./open-session.ts";
import type { SessionLoader } from "./session-loader.ts";
import type { WorkbenchPage } from "./workbench-page.ts";

/** The initial A4 page of a visitor's own design. */
const emptyDesign: DesignRequest = { blank: { width: 210, height: 297 } };

/** The visitor's choice of a template, for the session on the page or for the next one. */
export function createTemplateChoice(
  { getState, dispatch }: WorkbenchPage,
  session: Pick<OpenSession, "isOpen" | "change">,
  loader: Pick<SessionLoader, "isSampleNext" | "noteChange" | "trySample">,
) {
  let isChosen = false;

  /** Uses the visitor's own page instead of a template, also for the next sheet. */
  function chooseDesign(design: DesignRequest) {
    const chosen = { template: ownDesign, design };
    if (session.isOpen()) return session.change(chosen);
    dispatch({ type: "templateChosen", ...chosen });
    loader.noteChange(chosen);
  }

  /** @param own the visitor's own fonts and the documents' locale for a Word file */
  function chooseTemplate(template: string, own?: { wordFonts: WordFonts; locale: string | null }) {
    if (template === ownDesign) return chooseDesign(getState().design ?? emptyDesign);
    if (loader.isSampleNext() && !isOffered(template)) return loader.trySample(template);
    isChosen = true;
    const { wordFonts, locale = null } = own ?? {};
    const chosen = { template, ...(wordFonts && { wordFonts }), ...(locale && { output: { locale } }) };
    if (session.isOpen()) return session.change(chosen);
    dispatch({ type: "templateChosen", template, wordFonts, locale });
    loader.noteChange(chosen);
  }

  return {
    chooseDesign,
    chooseTemplate,
    isTemplateChosen: () => isChosen,
    /** Loads the chosen template's sample. An offered design has none. */
    trySample() {
      const { template } = getState();
      loader.trySample(isOffered(template) ? "certificate" : template);
    },
  };
}
