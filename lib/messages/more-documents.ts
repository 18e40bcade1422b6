import type { DocumentsWords, DocumentWords } from "./document-words.ts";

/**
 * Default texts of documents in languages that the pages don't have, where a visitor would hardly look for them: an
 * invoice's title in the viewer's window, and its note. Other words that templates print are in their `words.json`.
 */
export const moreDocuments: Readonly<Record<string, DocumentsWords>> = {
  fr: { invoice: invoice("Facture", "Avoir", "Merci de votre confiance.") },
  es: { invoice: invoice("Factura", "Factura rectificativa", "Gracias por su confianza.") },
  it: { invoice: invoice("Fattura", "Nota di credito", "Grazie per la fiducia.") },
  nl: { invoice: invoice("Factuur", "Creditfactuur", "Hartelijk dank voor uw opdracht.") },
  tr: { invoice: invoice("Fatura", "İade faturası", "Bizi tercih ettiğiniz için teşekkür ederiz.") },
  pt: { invoice: invoice("Fatura", "Nota de crédito", "Agradecemos a sua preferência.") },
  pl: { invoice: invoice("Faktura", "Faktura korygująca", "Dziękujemy za współpracę.") },
  ar: { invoice: invoice("فاتورة", "إشعار دائن", "شكرًا لتعاملكم معنا.") },
  he: { invoice: invoice("חשבונית", "חשבונית זיכוי", "תודה שבחרתם בנו.") },
  ja: { invoice: invoice("請求書", "返還請求書", "平素よりお引き立ていただき、誠にありがとうございます。") },
};

function invoice(title: string, credit: string, note: string): DocumentWords {
  return { documentTitle: `${title} {number}`, creditTitle: `${credit} {number}`, settings: { note } };
}
