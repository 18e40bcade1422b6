import assert from "node:assert/strict";
import { test } from "node:test";
import { areaBetween, dragEvent, pinchBetween } from "./gestures.ts";

const keys = { shiftKey: false, ctrlKey: false, metaKey: false };
const drag = { by: { x: 30, y: -4 }, pointer: { x: 50, y: 60 }, reach: 2 };

test("drags along one axis, keeps the ratio and rotates in steps with Shift", () => {
  const shift = { ...keys, shiftKey: true };
  const move = { type: "move", toggles: null } as const;
  assert.deepEqual(dragEvent(move, keys, drag), { type: "dragged", by: { x: 30, y: -4 }, reach: 2 });
  assert.deepEqual(dragEvent(move, shift, drag), { type: "dragged", by: { x: 30, y: 0 }, reach: 2 });
  const resized = dragEvent({ type: "resize", handle: "n" }, shift, drag);
  assert.deepEqual([resized.type === "resized" && resized.keepsRatio, resized.type], [true, "resized"]);
  assert.deepEqual(dragEvent({ type: "rotate" }, shift, drag), { type: "rotated", pointer: drag.pointer, step: 15 });
});

test("resizes from the centre with Ctrl or Command", () => {
  const fromCentre = (pressed: object) => {
    const event = dragEvent({ type: "resize", handle: "n" }, { ...keys, ...pressed }, drag);
    return event.type === "resized" && event.fromCentre;
  };
  assert.deepEqual([{}, { ctrlKey: true }, { metaKey: true }].map(fromCentre), [false, true, true]);
});

test("draws the same area in every direction", () => {
  const area = { left: 10, right: 40, top: 5, bottom: 25 };
  assert.deepEqual(areaBetween({ x: 10, y: 5 }, { x: 40, y: 25 }), area);
  assert.deepEqual(areaBetween({ x: 40, y: 5 }, { x: 10, y: 25 }), area);
});

test("zooms by the distance of two fingers, about the point between them", () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const after = [
    { x: 100, y: 100 },
    { x: 350, y: 100 },
  ];
  assert.deepEqual(pinchBetween(before, after), { moved: { x: 75, y: 0 }, centre: { x: 225, y: 100 }, factor: 2.5 });
  assert.equal(pinchBetween(before.slice(0, 1), after), null);
});
