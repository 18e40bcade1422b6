/** The card of Word files; a chosen file has the id of its upload. */
export const ownFile = "word";

/** The template id of a visitor's own design. */
export const ownDesign = "design";

/** Whether a template's id is that of an upload: the visitor's Word file. */
export const isOwnFile = (template: string) => template.startsWith("upl_");

/**
 * Whether a template's id is that of a design that the site's owner offers; once opened, it is a visitor's own design.
 */
export const isOffered = (template: string) => template.startsWith("site-");
