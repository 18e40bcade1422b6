import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOfText } from "./file-language.ts";

test("a letter's language is known by its small words, and that of a name or heading isn't", () => {
  const letters: [text: string, language: string | null][] = [
    ["Sehr geehrte Frau Krause, Ihre Rechnung vom 4. Oktober ist noch offen. Mit freundlichen Grüßen", "de"],
    ["Dear Ms Krause, please find your invoice enclosed. We thank you for the order. Yours sincerely", "en"],
    ["Madame, nous vous prions de régler votre facture dans les dix jours avec la référence", "fr"],
    ["Estimada señora: su factura del 4 de octubre está pendiente. Por favor, pague antes del día con la", "es"],
    ["Geachte mevrouw, wij sturen u hierbij uw factuur van de maand oktober", "nl"],
    ["Gentile signora, il nostro ordine con la fattura della merce non è nel pacco", "it"],
    ["Invitation Berlin Zürich Anna Krause", null],
    ["", null],
  ];
  for (const [text, language] of letters) assert.equal(languageOfText(text), language, text);
});

test("similar languages are distinguished by what the file states", () => {
  const text = "Kære Anna, vi sender hermed fakturaen for det, som er bestilt, og det er ikke til at ændre";
  assert.equal(languageOfText(text, "nb"), "nb");
  assert.equal(languageOfText(text, "da"), "da");
  assert.equal(languageOfText(text, "en"), null);
});
