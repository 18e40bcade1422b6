import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mapping, Output, Settings } from "#lib/contracts/sessions/choices.ts";
import { translateMessageOf } from "#lib/messages/translate.ts";
import { certificate, columns, fitOf } from "../mapping.fixture.ts";
import { completeSettings } from "./fit-defaults.ts";
import { validateFit } from "./validate-fit.ts";

const fit = fitOf(certificate, columns({ "Full name": "text", Course: "text" }));
const paths = (change: { mapping?: Mapping; settings?: Settings; output?: Partial<Output> }) =>
  validateFit({
    ...fit,
    mapping: change.mapping ?? fit.mapping,
    settings: change.settings ?? {},
    output: { ...fit.output, ...change.output },
  }).map(({ path }) => path);

test("a suggested mapping with the template's own settings has no errors", () => {
  assert.deepEqual(validateFit(fit), []);
});

test("names each invalid mapping", () => {
  const mapping: Mapping = {
    recipient: { column: "Nobody" },
    course: { text: "{Course" },
    date: { text: "{Day}" },
    grade: null,
    score: null,
  };
  assert.deepEqual(paths({ mapping }), ["mapping.recipient", "mapping.course", "mapping.date", "mapping.grade"]);
});

test("reports the position of an error in a text", () => {
  const mapping: Mapping = { recipient: { text: "{Full name | upcase}" }, course: { column: "Course" } };
  const faults = validateFit({ ...fit, mapping });
  assert.deepEqual(
    faults.map((fault) => translateMessageOf("en", fault)),
    [
      {
        path: "mapping.recipient",
        message: "At character 14: there’s no filter “upcase”; did you mean “upper”?",
        position: 14,
      },
    ],
  );
});

test("a field that refers to itself is an error, however indirectly", () => {
  const mapping: Mapping = {
    recipient: { text: "{course}!" },
    course: { text: "{date}!" },
    date: { text: "{recipient}!" },
  };
  assert.deepEqual(paths({ mapping }), ["mapping.recipient", "mapping.course", "mapping.date"]);
});

test("names each setting of the wrong kind", () => {
  const wrong: Settings = {
    title: true,
    text: "{Nothing}",
    accent: "red",
    logo: "logo.png",
    currency: "XYZ",
    border: "yes",
    paper: "a5",
    sound: "loud",
  };
  assert.deepEqual(
    paths({ settings: wrong }),
    Object.keys(wrong).map((name) => `settings.${name}`),
  );
  const right: Settings = {
    title: "Award",
    text: "For {Full name}",
    accent: "#FFaa00",
    logo: "upl_0123456789abcdefghijkl",
    currency: "JPY",
    border: false,
    paper: "letter",
  };
  assert.deepEqual(paths({ settings: right }), []);
});

test("names each invalid output choice", () => {
  assert.deepEqual(paths({ output: { filename: "{recipient", locale: "en_GB" } }), [
    "output.filename",
    "output.locale",
  ]);
});

test("settings are completed from the template, and unknown ones dropped", () => {
  const settings = completeSettings(certificate, { border: false, sound: "loud" });
  assert.deepEqual(
    Object.keys(settings),
    certificate.settings.map(({ name }) => name),
  );
  assert.equal(settings.border, false);
  assert.equal(settings.paper, "a4");
});

test("an IBAN that is the same for all rows is checked", () => {
  const iban = { name: "iban", label: "IBAN", help: "", type: "text" as const, default: "", multiline: false };
  const transfer = { wanted: "", iban: "iban", beneficiary: "", currency: "", quantity: "", unitPrice: "", rate: "" };
  const template = { ...certificate, settings: [iban], transfer };
  const faults = ["DE89 3704 0044 0532 0130 00", "", "{Course}", "DE88 3704 0044 0532 0130 00"].map((value) =>
    validateFit({ ...fit, template, settings: { iban: value } }).map(({ path }) => path),
  );
  assert.deepEqual(faults, [[], [], [], ["settings.iban"]]);
});
