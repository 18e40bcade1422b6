/*
 * What a tab stores so that it survives a reload or a crash. If the browser's storage is full or blocked, it isn't
 * stored.
 */

/** Stores a value as JSON; null removes it. */
export function keepInTab(name: string, value: object | null): void {
  try {
    sessionStorage.removeItem(name);
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The JSON that was stored, or null. The visitor may have edited it, or an older page written it. */
export function keptInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
