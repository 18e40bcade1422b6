import assert from "node:assert/strict";
import { test } from "node:test";
import { isIban, plainIban } from "./iban.ts";

/** The registry's examples, one per account number format. */
const valid =
  `AD1200012030200359100100 AE070331234567890123456 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678
  BR1800360305000010009795493C1 CH9300762011623852957 CY17002001280000001200527600 DE89370400440532013000
  DK5000400440116243 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 GB29NWBK60161331926819
  GI75NWBK000000007099453 HU42117730161111101800000000 IE29AIBK93115212345678 IT60X0542811101000000123456
  LC55HEMM000100010012001200023015 LU280019400644750000 MT84MALT011000012345MTLCAST001S
  MU17BOMM0101101030300200000MUR NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874
  PT50000201231234567890154 SE4550000000058398257466 SM86U0322509800000000270100 VA59001123000012345678`
    .trim()
    .split(/\s+/);

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** ISO 7064 MOD 97-10 by long division, independently of the code under test. */
function withCheckDigits(country: string, account: string): string {
  let rest = 0;
  for (const character of `${account}${country}00`) {
    const value = alphabet.indexOf(character);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return `${country}${String(98 - rest).padStart(2, "0")}${account}`;
}

test("the registry's examples are IBANs, however they are spaced and written", () => {
  assert.deepEqual(valid.filter(isIban), valid);
  assert.ok(isIban("DE89 3704 0044 0532 0130 00"));
  assert.ok(isIban("no93 8601 1117 947"));
  assert.equal(plainIban(" no93 8601 1117 947"), "NO9386011117947");
});

test("anything but an IBAN is rejected", () => {
  const wrong = ["", "DE89 3704 0044 0532 0130 0O", "GB00 BANK 0000 0000 0000 00", "89370400440532013000"];
  assert.deepEqual(wrong.filter(isIban), []);
});

test("no mistyped character and no two swapped ones pass", () => {
  const kinds = ["0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const missed: string[] = [];
  let tried = 0;
  const expectRefused = (typo: string) => {
    tried++;
    if (isIban(typo)) missed.push(typo);
  };
  for (const iban of valid) {
    for (const [at, character] of [...iban].entries()) {
      const others = kinds.find((kind) => kind.includes(character)) ?? "";
      for (const other of others.replace(character, "")) expectRefused(iban.slice(0, at) + other + iban.slice(at + 1));
      const next = iban.charAt(at + 1);
      if (next !== "" && next !== character) expectRefused(iban.slice(0, at) + next + character + iban.slice(at + 2));
    }
  }
  assert.deepEqual(missed, []);
  assert.ok(tried > 8_000, `${tried} typos`);
});

test("an account number of another country's length or shape is refused though its check digits fit", () => {
  const wrong = valid.flatMap((iban) => {
    const [country, account] = [iban.slice(0, 2), iban.slice(4)];
    const shapes = [`${account}0`, account.slice(0, -1), `0${account}`, account.slice(1)];
    return shapes.map((shape) => withCheckDigits(country, shape));
  });
  wrong.push(withCheckDigits("DE", "37040044053201300A"), withCheckDigits("GB", "123460161331926819"));
  wrong.push(withCheckDigits("US", "021000021123456789"));
  assert.ok(valid.every((iban) => withCheckDigits(iban.slice(0, 2), iban.slice(4)) === iban));
  assert.deepEqual(wrong.filter(isIban), []);
});

test("check digits run from 02 to 98", () => {
  // Adding 97 keeps the remainder, so 99 would pass for 02, and 00 and 01 for 97 and 98.
  const made = Array.from({ length: 400 }, (_, index) => withCheckDigits("DE", String(index).padStart(18, "0")));
  const outside = made.flatMap((iban) => {
    const check = Number(iban.slice(2, 4));
    const others = [check - 97, check + 97].filter((other) => other >= 0 && other < 100);
    return others.map((other) => `DE${String(other).padStart(2, "0")}${iban.slice(4)}`);
  });
  assert.ok(outside.length > 0);
  assert.deepEqual(
    made.filter((iban) => !isIban(iban)),
    [],
  );
  assert.deepEqual(outside.filter(isIban), []);
});
