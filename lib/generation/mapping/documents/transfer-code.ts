import type { CodeValue, FilledSettings, Fit } from "../fit/fit.ts";
import { qrCode } from "../values/codes/qr-code.ts";
import { isIban, plainIban } from "../values/iban.ts";
import type { Document } from "./document.ts";
import { pricedLines, termsOf, textOr, totalsOf } from "./invoice-totals.ts";

/** What a banking app fills in for a transfer in euros. */
export interface Transfer {
  beneficiary: string;
  iban: string;
  cents: bigint;
  /** The reference by which the beneficiary identifies the payment. */
  remittance: string;
}

/** EPC069-12, version 2.1: the limits for texts in characters, for the whole code in bytes, and for the amount. */
const most = { beneficiary: 70, remittance: 140, bytes: 331, cents: 99_999_999_999n };

/**
 * The text of a European payment code ("GiroCode"): EPC069-12, version 002 in UTF-8, without a BIC. Null for an amount
 * that cannot be transferred (such as a credit note's), without a beneficiary, or for an invalid IBAN.
 */
export function transferText({ beneficiary, iban, cents, remittance }: Transfer): string | null {
  const name = oneLine(beneficiary, most.beneficiary);
  if (cents < 1n || cents > most.cents || name === "" || !isIban(iban)) return null;
  const amount = `EUR${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
  const head = ["BCD", "002", "1", "SCT", "", name, plainIban(iban), amount];
  const text = [...head, "", "", oneLine(remittance, most.remittance)].join("\n").trimEnd();
  return Buffer.byteLength(text) <= most.bytes ? text : null;
}

function oneLine(text: string, most: number): string {
  return Array.from(text.replace(/\s+/g, " ").trim()).slice(0, most).join("").trim();
}

/**
 * The payment code of a grouped document, if its template has one, the visitor wants it, and the amount is in euros.
 */
export function transferCode(
  { values, settings: filled }: Pick<Document, "values" | "settings">,
  { template, settings }: Pick<Fit, "template" | "settings">,
): CodeValue | null {
  const { transfer, group } = template;
  const settingText = (name: string) => textOf(name, filled, settings);
  if (!transfer || !group || settings[transfer.wanted] !== true || !isInEuros(transfer.currency, filled, settings))
    return null;
  const text = transferText({
    beneficiary: settingText(transfer.beneficiary),
    iban: settingText(transfer.iban),
    cents: totalsOf(pricedLines(values.lines, transfer), termsOf({ values, settings: filled }, { template, settings }))
      .due,
    remittance: textOr(values[group.field]) ?? "",
  });
  const code = text === null ? null : qrCode(text);
  return code === null || "wording" in code ? null : code;
}

/** What the row fills in as the IBAN, if that is not a valid IBAN. */
export function wrongIban(
  { settings: filled }: Pick<Document, "settings">,
  { template: { transfer }, settings }: Pick<Fit, "template" | "settings">,
): string | null {
  const iban = transfer && settings[transfer.wanted] === true ? textOf(transfer.iban, filled, settings).trim() : "";
  return iban === "" || isIban(iban) ? null : iban;
}

function isInEuros(name: string, filled: FilledSettings, settings: Fit["settings"]): boolean {
  const currency = filled[name] ?? settings[name];
  return (typeof currency === "object" ? currency?.code : currency) === "EUR";
}

/** A setting's text, with the row's values filled in. */
function textOf(name: string, filled: FilledSettings, settings: Fit["settings"]): string {
  return String(filled[name] ?? settings[name] ?? "");
}
