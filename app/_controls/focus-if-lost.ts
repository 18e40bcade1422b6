/**
 * For the `ref` of what takes the place of a control that was used and is gone: keeps those who go by keyboard where
 * they were. The element needs a `tabIndex` of -1.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
