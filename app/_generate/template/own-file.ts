/** Whether a template's id is that of an upload: a Word file of the visitor's. */
export const isOwnFile = (template: string) => template.startsWith("upl_");

/** By its name; the server looks at the content. */
export const isWordFile = ({ name }: { name: string }) => /\.do[ct][xm]$/i.test(name);

/** Whether a template's id is that of a design that the site's owner offers; once opened, it is a visitor's own design. */
export const isOffered = (template: string) => template.startsWith("site-");
