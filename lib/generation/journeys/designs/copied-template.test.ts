import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { copyableTemplates } from "#lib/contracts/designs/design-limits.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { rasterise } from "../../templates/checks/printed/rasterise.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const visitor = "copier";
/** The header and three rows, which differ. */
const sampleOf = (template: string) =>
  readFileSync(`lib/generation/templates/${template}/sample.csv`, "utf8").split("\n").slice(0, 4).join("\n");

/** The largest part of a copy's pixels that may differ much from the template's, by style and settings. */
const looks: [template: (typeof copyableTemplates)[number], settings: Record<string, string>, most: number][] = [
  ["certificate", { style: "classical", issuer: "Acme Academy", signatory: "Ann Lee", role: "Head" }, 0.02],
  ["certificate", { style: "modern", issuer: "Acme", signatory: "Ann Lee", title: "Certificate for {course}" }, 0.02],
  ["certificate", { style: "playful", signatory: "Ann Lee", orientation: "portrait" }, 0.02],
  // Large letters in two lines shrink to within 3 % of the template's size.
  ["badge", { style: "bold", event: "Conference", place: "Vienna" }, 0.03],
  ["badge", { style: "fine", event: "Conference", place: "Vienna", layout: "a4-a6" }, 0.02],
  ["labels", { style: "classic" }, 0.02],
  ["labels", { style: "modern", sender: "Acme, Vienna" }, 0.02],
  ["labels", { style: "parcel" }, 0.02],
  ["ticket", { style: "stage", event: "Concert", date: "1 May 2026", venue: "Hall" }, 0.02],
  ["ticket", { style: "house", event: "Concert", date: "1 May 2026", venue: "Hall" }, 0.02],
];

describe("a template that is opened in the designer", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  async function printed(sessionId: Parameters<TestSite["made"]>[1]) {
    const { status, results } = await site.made(visitor, sessionId);
    assert.equal(status, "succeeded");
    const combined = results.find(({ kind }) => kind === "combined");
    return site.download(visitor, combined?.resultId ?? "");
  }

  for (const [template, settings, most] of looks) {
    test(`looks as before: ${template}, ${settings.style}`, async () => {
      const choices = { template, settings, output: { archive: false, combined: true } };
      const own = await site.session(visitor, sampleOf(template), choices);
      const copy = await site.session(visitor, sampleOf(template), choices);
      const { sessionId } = copy;
      const copied = await changeSession(site.container, visitor, {
        sessionId,
        template: "design",
        design: { copyOf: template },
      });
      assert.deepEqual([copied.template.id, copied.unmapped, copied.unit], ["design", [], own.unit]);
      const columns = (mapping: typeof own.mapping) =>
        Object.values(mapping)
          .flatMap((source) => (source && "column" in source ? source.column : []))
          .sort();
      const seen = columns(own.mapping).filter((column) => column !== "Colour");
      assert.deepEqual(
        columns(copied.mapping).filter((column) => !seen.includes(column)),
        [],
      );
      const pages = await Promise.all(
        [own, copy].map(async (each) => Array.fromAsync(rasterise(await printed(each.sessionId), 60))),
      );
      const [[before], [after]] = pages as [(typeof pages)[0], (typeof pages)[0]];
      assert.ok(before && after && before.width === after.width && before.height === after.height);
      let different = 0;
      for (let at = 0; at < before.data.length; at += 4) {
        if (Math.abs((before.data[at + 1] ?? 0) - (after.data[at + 1] ?? 0)) > 96) different += 1;
      }
      const part = different / (before.data.length / 4);
      assert.ok(part <= most, `${part}`);
    });
  }

  test("stays on its sheet, as far off as its printer is", async () => {
    const settings = { sheet: "l7160", start: 3, shiftX: 1.5, shiftY: -0.8, outlines: true };
    const { sessionId } = await site.session(visitor, sampleOf("labels"), { template: "labels", settings });
    const { design } = await changeSession(site.container, visitor, {
      sessionId,
      template: "design",
      design: { copyOf: "labels" },
    });
    const { sheet: layout, ...others } = settings;
    assert.partialDeepStrictEqual(design?.sheet, { layout, ...others });
  });

  test("is refused where the session has another template", async () => {
    const { sessionId } = await site.session(visitor, sampleOf("certificate"), { template: "certificate" });
    const change = { sessionId, template: "design", design: { copyOf: "badge" } } as const;
    await assert.rejects(changeSession(site.container, visitor, change), (error: unknown) => {
      return error instanceof AppError && error.errors?.[0]?.path === "design.copyOf";
    });
  });
});
