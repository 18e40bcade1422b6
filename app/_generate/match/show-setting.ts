/** The id of the element around a text setting's label and control. */
export const settingId = (name: string) => `setting-${name}`;

/** Moves the focus to a text setting, and the page with it. */
export function showSetting(name: string) {
  document.getElementById(settingId(name))?.querySelector<HTMLElement>("input, textarea")?.focus();
}
