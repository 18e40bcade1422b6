/** Shows a notification; a click on it focuses the tab. A later one with the same tag replaces it. */
export function notify(title: string, tag: string): void {
  try {
    const shown = new Notification(title, { body: "Rowpress", icon: "/icon-192.png", tag });
    shown.addEventListener("click", () => window.focus());
  } catch (error) {
    // Chrome on Android has the constructor but only lets service workers use it; the tab's title has to do there.
    if (!(error instanceof TypeError)) throw error;
  }
}
