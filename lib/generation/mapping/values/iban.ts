/**
 * Every country's account number (BBAN) format from the SWIFT IBAN Registry (ISO 13616-2, the `BBAN structure` of
 * https://www.swift.com/standards/data-standards/iban-international-bank-account-number), with adjacent parts of one
 * kind merged: `n` digits, `a` capitals, `c` either.
 */
const structures = `
  AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c CR18n CY8n16c
  CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n
  GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c
  LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a NI4a20n
  NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c SA2n18c SC4a20n3a SD14n SE20n
  SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA18n VG4a16n XK16n YE4a4n18c
`;

const kinds: Record<string, string> = { n: "\\d", a: "[A-Z]", c: "[A-Z\\d]" };

/** By country, the format after its code and the check digits. */
const accounts = new Map(
  structures
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const shape = entry.slice(2).replace(/(\d+)([nac])/g, (_, count, kind) => `${kinds[kind]}{${count}}`);
      return [entry.slice(0, 2), new RegExp(`^${shape}$`)];
    }),
);

/** The IBAN without spaces, in capitals. */
export function plainIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/**
 * Whether a text, with or without spaces, is an IBAN of a registered country: its account number has that country's
 * length and format, and its check digits, 02 to 98, are correct (ISO 13616, by ISO 7064 MOD 97-10).
 */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  const [country, check, account] = [iban.slice(0, 2), iban.slice(2, 4), iban.slice(4)];
  if (!/^(?:0[2-9]|[1-8]\d|9[0-8])$/.test(check) || !accounts.get(country)?.test(account)) return false;
  const digits = (account + country + check).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
