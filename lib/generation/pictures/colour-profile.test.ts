import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { hasProcessingElements } from "./colour-profile.ts";
import { colourProfile } from "./hostile/colour-profiles.fixture.ts";

test("distinguishes a profile with custom steps from others and from other data", async () => {
  assert.equal(hasProcessingElements(colourProfile(3)), true);
  assert.equal(hasProcessingElements(colourProfile(0)), false);
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  assert.equal(hasProcessingElements((await sharp(picture).metadata()).icc ?? colourProfile(3)), false);
  for (const none of [Buffer.of(), Buffer.alloc(140, 255), colourProfile(3).subarray(0, 150)])
    assert.equal(hasProcessingElements(none), false);
});
