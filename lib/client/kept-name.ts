import { limits } from "#lib/contracts/limits.ts";
import { cutText } from "#lib/contracts/shorten.ts";

/** A name as setups and designs are kept under: trimmed, because names are also trimmed when they are read again. */
export function keptName(wanted: string, most: number = limits.setupNameCharacters): string {
  return cutText(wanted.trim(), most).trim();
}

/** The name, or the first of "Invoice 2", "Invoice 3" ... that none of `kept` has. */
export function freeName(wanted: string, kept: readonly { name: string }[]): string {
  // Leaves room for the number.
  const name = keptName(wanted, limits.setupNameCharacters - 4);
  const isTaken = (tried: string) => kept.some((each) => each.name === tried);
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
