import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { currenciesOf } from "../../values/currency-marks.ts";

/**
 * Countries of the locale ids (MS-LCID) whose currency sign other countries use too; newer programs write the locale
 * itself (`[$$-en-CA]`).
 */
const countries = dictionary<string>({
  ...{
    "409": "US",
    "1009": "CA",
    c0c: "CA",
    c09: "AU",
    "1409": "NZ",
    "4809": "SG",
    "1004": "SG",
    c04: "HK",
    "404": "TW",
  },
  ...{ "80a": "MX", "2c0a": "AR", "340a": "CL", "240a": "CO", "380a": "UY", "2809": "BZ", "2009": "JM", "2c09": "TT" },
  ...{
    "41d": "SE",
    "414": "NO",
    "814": "NO",
    "406": "DK",
    "438": "DK",
    "40f": "IS",
    "809": "GB",
    "411": "JP",
    "804": "CN",
  },
  ...{ "4009": "IN", "439": "IN", "420": "PK", "45b": "LK", "461": "NP" },
});

/**
 * The ISO 4217 code of a number format's currency, if the locale next to its sign identifies it: `[$$-1009]` is the
 * Canadian dollar. Undefined if it does not, or if the format's sections show different currencies.
 */
export function currencyOfFormat(code: string): string | undefined {
  const found = new Set<string | undefined>();
  for (const [, sign = "", locale = ""] of code.matchAll(/\[\$([^\]-]+)-([\w-]+)\]/g)) {
    const country =
      countries[locale.toLowerCase().replace(/^0+/, "")] ?? /-([A-Z]{2})$/i.exec(locale)?.[1]?.toUpperCase();
    found.add(currenciesOf(sign.trim()).find((each) => each.slice(0, 2) === country));
  }
  return found.size === 1 ? [...found][0] : undefined;
}
