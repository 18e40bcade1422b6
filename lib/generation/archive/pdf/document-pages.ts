/**
 * Divides the pages of a file among its documents, in order.
 * @param documents how many pages each has
 * @throws Error if the numbers don't add up
 */
export function dividePages(pages: readonly number[], documents: readonly { pages: number }[]): number[][] {
  let next = 0;
  const divided = documents.map((document) => {
    const first = next;
    next += document.pages;
    return pages.slice(first, next);
  });
  if (next !== pages.length) throw new Error(`Documents of ${next} pages cannot make a PDF of ${pages.length}`);
  return divided;
}

/** The index of each page's document, by the page's object number. */
export function ownersOf(divided: readonly (readonly number[])[]): number[] {
  const owners: number[] = [];
  for (const [owner, pages] of divided.entries()) for (const page of pages) owners[page] = owner;
  return owners;
}
