import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readCatalogue } from "../catalogue.ts";
import { lookFaults, looksOf } from "./looks.fixture.ts";
import { variantsOf } from "./variants.fixture.ts";

describe("a document in any script", () => {
  for (const template of readCatalogue(process.cwd()).all) {
    test(`comes out right from ${template.id}, each script in one of its looks`, async () => {
      const variants = variantsOf(template).map(({ name }) => name);
      const looks = looksOf(template);
      const scripts = Array.from(new Set(looks.map(({ script }) => script)));
      const chosen = scripts.map((script, index) => {
        const variant = variants[index % variants.length];
        return looks.find((look) => look.script === script && look.variant === variant);
      });
      const faults = [];
      for (const look of chosen) if (look) faults.push(...(await lookFaults(look)));
      assert.equal(faults.length, 0, faults.join("\n"));
    });
  }
});
