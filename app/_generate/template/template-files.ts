/** Judged by its name; the server checks the content. */
export const isWordFile = ({ name }: { name: string }) => /\.do[ct][xm]$/i.test(name);

/** An image that can be the page of a design, judged by its name. */
export const isPicture = ({ name }: { name: string }) => /\.(png|jpe?g|webp|svg)$/i.test(name);

/** What can't be a spreadsheet, but could be the page of a design, a saved one or a Word file, judged by its name. */
export const canBeTemplate = (file: { name: string }) =>
  isPicture(file) || isWordFile(file) || /\.(pdf|rowpress)$/i.test(file.name);
