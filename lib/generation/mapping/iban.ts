/** An account's number without its spaces, in capitals. */
export function plainIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/** Whether a text, with or without spaces, is an IBAN whose check digits are right (ISO 13616, by ISO 7064 MOD 97-10). */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
