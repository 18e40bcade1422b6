/** Shows a notification; a press on it leads back to the tab. A later one with the same tag takes its place. */
export function notify(title: string, tag: string): void {
  try {
    const shown = new Notification(title, { body: "Rowpress", icon: "/icon-192.png", tag });
    shown.addEventListener("click", () => window.focus());
  } catch (error) {
    // Chrome on Android has the constructor and lets only service workers use it; the tab's title tells there.
    if (!(error instanceof TypeError)) throw error;
  }
}
