import { drawnDesign } from "#lib/generation/designs/drawn-design.ts";
import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { FilledSettings, Fit } from "#lib/generation/mapping/fit/fit.ts";
import { markMarkup } from "#lib/generation/mapping/pattern/markup.ts";
import { currencyFacts, localeFacts } from "#lib/generation/mapping/values/locale.ts";
import { sheetOf } from "#lib/generation/templates/sheets/sheet.ts";
import type { Batch } from "#lib/generation/typesetting/typesetter.ts";
import type { Assignment } from "../../protocol.ts";

/** What all documents of an assignment share, as the typesetter expects it. The author can differ between documents. */
export function batchFrame(assignment: Assignment): Omit<Batch, "records"> {
  const { fit, images, word, fonts, pictures } = assignment;
  const { template, output } = fit;
  const settings = template.settings.map((setting) => {
    // A session of an earlier build lacks the settings that were added since.
    const value = fit.settings[setting.name] ?? setting.default;
    if (setting.type === "text" && setting.markup) return [setting.name, markMarkup(String(value ?? ""))] as const;
    if (setting.type !== "currency") return [setting.name, value] as const;
    return [setting.name, currencyFacts(String(value), output.locale)] as const;
  });
  return {
    template: template.id,
    title: template.title,
    settings: {
      ...Object.fromEntries(settings),
      ...(template.design && { design: drawnDesign(template.design) }),
    },
    author: null,
    locale: localeFacts(output.locale),
    sheet: sheetOf(template, fit.settings),
    images,
    ...(word && { word }),
    ...(fonts && { fonts }),
    pictures,
  };
}

/**
 * A document's author: the setting named by the template, filled from its row; for a sheet, the author all labels
 * share.
 */
export function authorOf(fit: Fit, document: Pick<Document, "values" | "settings">): string | null {
  return onlyOne((labelsOf(document) ?? [document]).map(({ settings }) => filledAuthor(fit, settings)));
}

/** The author that all these documents share; null if they differ. */
export function commonAuthor(fit: Fit, documents: readonly Pick<Document, "values" | "settings">[]): string | null {
  return onlyOne(documents.map((document) => authorOf(fit, document)));
}

function onlyOne(authors: (string | null)[]): string | null {
  const [author = null, ...others] = new Set(authors);
  return others.length === 0 ? author : null;
}

function filledAuthor({ template, settings }: Fit, filled: FilledSettings): string | null {
  const name = template.author;
  const author = name === null ? null : (filled[name] ?? settings[name]);
  return typeof author === "string" && author.trim() !== "" ? author.trim() : null;
}
