const ascii = /^[\x20-\x7e]*$/;

/**
 * A text for comparing without case: Unicode's full case folding of the decomposed text (Unicode 3.13, D146), without what
 * is never drawn. "straße", "STRASSE" and "STRAẞE" give the same. A dotless "ı" is no "i", so it is kept from becoming "I".
 */
export function foldCase(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const bare = text.normalize("NFD").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const folded = bare.replace(/[^ı]+/g, (part) => part.toLowerCase().toUpperCase().toLowerCase());
  return folded.replaceAll("ς", "σ").normalize("NFD");
}
