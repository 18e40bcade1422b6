/**
 * For the `ref` of an element that replaces the control that was just used: moves the lost focus there, so keyboard
 * users keep their place. The element needs a `tabIndex` of -1.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
