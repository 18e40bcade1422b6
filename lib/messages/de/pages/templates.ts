import type { templates as english } from "../../en/pages/templates.ts";
import type { Translated } from "../../translated.ts";

export const templates: Translated<typeof english> = {
  "choose.title": "Vorlage wählen",
  "choose.label": "Vorlage",

  "gallery.title": "Vorlagen",
  "gallery.heading": "Druckfertige Vorlagen",
  "gallery.intro":
    "Jede Vorlage passt Ihren Text an die Seite an, unterstützt viele Schriftsysteme und funktioniert mit Ihrer Tabelle, so wie sie ist.",
  "gallery.more": "{template} ansehen",

  "template.use": "Diese Vorlage verwenden",
  "template.sample": "Beispieltabelle herunterladen",
  "template.specimen": "Beispiel: {template}",
  "template.fields": "Felder",
  "template.fieldsIntro":
    "Benennen Sie Ihre Spalten so oder anders: Wir ordnen sie automatisch zu, und Sie können die Zuordnung ändern.",
  "template.field": "Feld",
  "template.what": "Beschreibung",
  "template.required": "erforderlich",
  "template.settings": "Einstellungen",
  "template.all": "Alle Vorlagen",
};
