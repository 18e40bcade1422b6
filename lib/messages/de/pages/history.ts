import type { history as english } from "../../en/pages/history.ts";
import type { Translated } from "../../translated.ts";

export const history: Translated<typeof english> = {
  "history.undo": "Rückgängig",
  "history.redo": "Wiederholen",
  "history.undone": "Rückgängig gemacht: {what}",
  "history.redone": "Wiederholt: {what}",
  "history.template": "Vorlage",
  "history.corrections": "Korrektur",
  "history.several": "Mehrere Änderungen",
};
