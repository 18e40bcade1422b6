/** Whether a template's id is that of an upload: a Word file of the visitor's. */
export const isOwnFile = (template: string) => template.startsWith("upl_");
