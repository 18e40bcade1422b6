const ascii = /^[\x20-\x7e]*$/;

/**
 * Folds a text for case-insensitive comparison: Unicode's full case folding of the decomposed text (Unicode 3.13,
 * D146), without invisible characters. "straße", "STRASSE" and "STRAẞE" fold to the same text. A dotless "ı" is not an
 * "i", so it is kept from becoming "I".
 */
export function foldCase(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const bare = text.normalize("NFD").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const folded = bare.replace(/[^ı]+/g, (part) => part.toLowerCase().toUpperCase().toLowerCase());
  return folded.replaceAll("ς", "σ").normalize("NFD");
}
