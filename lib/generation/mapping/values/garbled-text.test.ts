import assert from "node:assert/strict";
import { test } from "node:test";
import { hasLostLetters, ungarbled } from "./garbled-text.ts";

test("finds what UTF-8 was before it was read as Windows-1252", () => {
  const names = [
    "Müller",
    "Ayşe Kılıç",
    "Łukasz Żółć",
    "Renée Gonçalves",
    "Ødegård",
    "O’Neill",
    "Jürgen – Straße",
    "Νίκος",
    "Šárka",
    "€ 5",
  ];
  const asWindows = new TextDecoder("windows-1252");
  for (const name of names) {
    const garbled = asWindows.decode(new TextEncoder().encode(name));
    assert.equal(ungarbled(garbled), name, garbled);
    assert.equal(ungarbled(name), null, name);
  }
});

test("finds question marks and other signs in the place of letters", () => {
  for (const lost of [
    "Ay?e K?l?ç",
    "M?ller",
    "?eyda",
    "Anna ?vec ?ermák",
    "Jos\u0082",
    "M√ºller",
    "M&uuml;ller",
    "Wei&#223;",
  ])
    assert.ok(hasLostLetters(lost), lost);
});

test("leaves what is meant as it is", () => {
  const meant = [
    ...[
      "Who? Ann",
      "Really?",
      "«CAFÉ» À la carte",
      "NÃO É ÓTIMO",
      "Ça va ?",
      "¿Qué?",

      "R&D; more",
      "AT&T",
      "√2",
    ],
    ...[
      "https://example.org/a?b=c",
      "example.org/page?id=4",
      "Straße 4, Ärztehaus",
      "Ž. Žižek",
      "Ångström",
      "5 °C ± 2",
      "Ürün No?",
    ],
  ];
  for (const text of meant) {
    assert.equal(ungarbled(text), null, text);
    assert.equal(hasLostLetters(text), false, text);
  }
});
