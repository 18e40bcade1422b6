/** Where the local storage has this browser's jobs, and whether it keeps setups: IndexedDB would have to be opened. */
export const keptNames = { jobs: "jobs", setups: "setups" };

/** Whether the browser keeps anything for its visitor. */
export const hasKept = (): boolean => isKept(keptNames.jobs) || hasSetups();

export const hasSetups = (): boolean => isKept(keptNames.setups);

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

export function noteSetups(areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(keptNames.setups, "1");
    else localStorage.removeItem(keptNames.setups);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
