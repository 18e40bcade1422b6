/** Whether a template's id is that of an upload: the visitor's Word file. */
export const isOwnFile = (template: string) => template.startsWith("upl_");

/** Judged by its name; the server checks the content. */
export const isWordFile = ({ name }: { name: string }) => /\.do[ct][xm]$/i.test(name);

/** Whether a template's id is that of a design that the site's owner offers; once opened, it is a visitor's own design. */
export const isOffered = (template: string) => template.startsWith("site-");
