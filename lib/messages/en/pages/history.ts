/** Undo and redo. */
export const history = {
  "history.undo": "Undo",
  "history.redo": "Redo",
  "history.undone": "Undone: {what}",
  "history.redone": "Redone: {what}",
  "history.template": "Template",
  "history.corrections": "Correction",
  "history.several": "Several changes",
} as const;
