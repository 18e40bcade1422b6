/*
 * What a browser keeps for its visitor between visits:
 *
 *   jobs          localStorage, `jobs/my-jobs.ts`
 *   unstarted     localStorage, the session whose job hasn't been started: `jobs/unstarted-session.ts`
 *   corrections   localStorage, which session corrects which: `changes/corrected-sessions.ts`
 *   setups        IndexedDB, `setups/setup-store.ts`, and the files that they use
 *   designs       IndexedDB, `designs/designs.ts`, and Word files
 *
 * A tab keeps unsent changes, what can be undone, the setup in use and declined offers in sessionStorage:
 * `tab-storage.ts`.
 */

/** Keys in localStorage. `setups` only says that there are some, which saves opening IndexedDB. */
export const keptNames = { jobs: "jobs", setups: "setups", unstarted: "unstarted" };

/** Whether there are jobs, setups or an unstarted session to list. */
export const hasKept = (): boolean => Object.values(keptNames).some(isKept);

/** Whether there are setups to list. */
export const hasSetups = (): boolean => isKept(keptNames.setups);

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Remembers whether there are setups, so that pages without the code for them know. */
export function noteSetups(areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(keptNames.setups, "1");
    else localStorage.removeItem(keptNames.setups);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
