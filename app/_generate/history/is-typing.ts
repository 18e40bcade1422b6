const buttons = new Set(["button", "checkbox", "file", "image", "radio", "reset", "submit"]);

/**
 * Whether the focus is in a control that sends many changes for one value: a text, a number, or a colour that is
 * dragged.
 */
export function isTyping(): boolean {
  return isTypedIn(document.activeElement);
}

function isTypedIn(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !buttons.has(element.type);
}
