import assert from "node:assert/strict";
import { test } from "node:test";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { aDesign, box, text } from "./designer.fixture.ts";
import { type DesignerEvent, designerReducer } from "./designer.ts";
import { type DesignerState, openDesigner } from "./designer-state.ts";
import { chosenFrame } from "./placing.ts";
import type { Handle } from "./resize.ts";

const run = (state: DesignerState, ...events: DesignerEvent[]) => events.reduce(designerReducer, state);
const open = (...elements: DesignElement[]) =>
  run(openDesigner(aDesign(elements)), { type: "selected", ids: elements.map(({ id }) => id) });
const resize = (handle: Handle, x: number, y: number, how: object = {}): DesignerEvent => ({
  ...{ type: "resized", handle, by: { x, y }, keepsRatio: false, fromCentre: false, reach: 0 },
  ...how,
});
const place = (side: "x" | "y" | "width" | "height" | "angle", value: number): DesignerEvent => ({
  ...{ type: "placed", side, value },
});
const dropped: DesignerEvent = { type: "dropped" };
const undone: DesignerEvent = { type: "undone" };
const boxesOf = ({ design }: DesignerState) =>
  Object.fromEntries(
    design.elements.map(({ id, x, y, width, height, angle }) => [id, [x, y, width, height, angle]] as const),
  );
const frameIn = (state: DesignerState) => {
  const frame = chosenFrame(state);
  assert.ok(frame);
  return [frame.x, frame.y, frame.width, frame.height, frame.angle].map((value) => Math.round(value * 100) / 100);
};

/** Two boxes in a frame from 20, 30 to 120, 80 mm. */
const pair = () => [
  box("a", { x: 20, y: 30, width: 40, height: 10 }),
  box("b", { x: 80, y: 60, width: 40, height: 20 }),
];

test("resizes several elements by their frame, keeping their places in it, as one step", () => {
  const first = open(...pair());
  assert.deepEqual(frameIn(first), [20, 30, 100, 50, 0]);
  const state = run(first, resize("se", 10, 5), resize("se", 100, 50), dropped);
  assert.deepEqual(boxesOf(state), { a: [20, 30, 80, 20, 0], b: [140, 90, 80, 40, 0] });
  assert.equal(state.past.length, 1);
  assert.deepEqual(boxesOf(run(state, undone)), boxesOf(first));
  assert.deepEqual(boxesOf(run(state, undone, { type: "redone" })), boxesOf(state));
  assert.deepEqual(run(first, resize("se", 100, 50), { type: "canceled" }).design, first.design);
});

test("each of the eight handles of a frame moves its own sides", () => {
  const expected = {
    nw: [10, 20, 110, 60, 0],
    n: [20, 20, 100, 60, 0],
    ne: [20, 20, 90, 60, 0],
    e: [20, 30, 90, 50, 0],
    se: [20, 30, 90, 40, 0],
    s: [20, 30, 100, 40, 0],
    sw: [10, 30, 110, 40, 0],
    w: [10, 30, 110, 50, 0],
  };
  for (const [handle, frame] of Object.entries(expected)) {
    assert.deepEqual(frameIn(run(open(...pair()), resize(handle as Handle, -10, -10))), frame, handle);
  }
});

test("a frame keeps its ratio or its centre on request, and snaps", () => {
  const first = open(...pair());
  assert.deepEqual(frameIn(run(first, resize("se", 50, 0, { keepsRatio: true }))), [20, 30, 150, 75, 0]);
  assert.deepEqual(frameIn(run(first, resize("e", 10, 0, { fromCentre: true }))), [10, 30, 120, 50, 0]);
  // The page's right margin is at 200 mm.
  const snapped = run(first, resize("e", 79, 0, { reach: 2 }));
  assert.deepEqual(frameIn(snapped), [20, 30, 180, 50, 0]);
  assert.deepEqual(snapped.guides, [{ axis: "x", at: 200, from: 0, to: 297 }]);
});

test("an element at a right angle in its frame is stretched along its own sides", () => {
  const upright = box("b", { x: 80, y: 60, width: 20, height: 40, angle: 90 });
  // On the page, it reaches from 70 to 110 and from 70 to 90 mm.
  const first = open(box("a", { x: 10, y: 70, width: 20, height: 20 }), upright);
  assert.deepEqual(frameIn(first), [10, 70, 100, 20, 0]);
  const { b } = boxesOf(run(first, resize("e", 100, 0)));
  assert.deepEqual(b, [160, 40, 20, 80, 90]);
});

test("with an oblique element in the frame, every handle keeps the ratio, so nothing is skewed", () => {
  const askew = box("b", { x: 80, y: 60, width: 40, height: 20, angle: 30 });
  const first = open(box("a", { x: 20, y: 30, width: 40, height: 10 }), askew);
  const [x = 0, y = 0, width = 0, height = 0] = frameIn(first);
  const state = run(first, resize("e", width, 0), dropped);
  assert.deepEqual(
    frameIn(state),
    [x, y - height / 2, width * 2, height * 2, 0].map((each) => Math.round(each * 100) / 100),
  );
  assert.deepEqual(boxesOf(state).b?.slice(2), [80, 40, 30]);
});

test("rotates several elements about the centre of their frame, which rotates with them", () => {
  const first = open(...pair());
  // The middle is at 70, 55 mm; the pointer to the right of it means 90°.
  const turn: DesignerEvent = { type: "rotated", pointer: { x: 200, y: 55 }, step: 0 };
  const state = run(first, { ...turn, pointer: { x: 200, y: 200 } }, turn, dropped);
  // Their centres were 30 mm to the left and 20 above, and 30 to the right and 15 below.
  assert.deepEqual(boxesOf(state), { a: [70, 20, 40, 10, 90], b: [35, 75, 40, 20, 90] });
  assert.deepEqual(frameIn(state), [20, 30, 100, 50, 90]);
  assert.equal(state.past.length, 1);
  assert.deepEqual(boxesOf(run(state, undone)), boxesOf(first));
});

test("a frame of elements with different angles keeps its angle until others are selected", () => {
  const [a, b] = pair() as [DesignElement, DesignElement];
  const first = open(a, { ...b, angle: 90 });
  const turned = run(first, place("angle", 25), place("angle", 30));
  assert.deepEqual(boxesOf(turned).a?.[4], 30);
  assert.deepEqual(boxesOf(turned).b?.[4], 120);
  assert.equal(frameIn(turned)[4], 30);
  assert.equal(turned.past.length, 1);
  assert.deepEqual(boxesOf(run(turned, place("angle", 0))), boxesOf(first));
  assert.equal(frameIn(run(turned, undone))[4], 0);
  assert.equal(frameIn(run(turned, undone, { type: "redone" }))[4], 30);
  assert.equal(frameIn(run(turned, { type: "selected", ids: ["b", "a"] }))[4], 0);
  const canceled = run(first, { type: "rotated", pointer: { x: 200, y: 200 }, step: 0 }, { type: "canceled" });
  assert.equal(frameIn(canceled)[4], 0);
});

test("locked elements stay out of the frame", () => {
  const [a, b] = pair() as [DesignElement, DesignElement];
  const state = run(open(a, b, box("c", { x: 0, y: 0, locked: true })), resize("se", 100, 50), dropped);
  assert.deepEqual(boxesOf(state).c, [0, 0, 80, 10, 0]);
  assert.deepEqual(frameIn(state), [20, 30, 200, 100, 0]);
  const locked = open({ ...a, locked: true }, { ...b, locked: true });
  assert.equal(run(locked, resize("se", 100, 50)), locked);
  assert.equal(chosenFrame(locked), null);
});

test("numbers set the frame, and typing in one field is one step, rounded once", () => {
  const first = open(...pair());
  const state = run(first, place("width", 1), place("width", 10), place("width", 150));
  assert.deepEqual(boxesOf(state), { a: [20, 30, 60, 10, 0], b: [110, 60, 60, 20, 0] });
  assert.equal(state.past.length, 1);
  const moved = run(state, place("x", 5), place("y", 7), place("height", 100));
  assert.deepEqual(frameIn(moved), [5, 7, 150, 100, 0]);
  assert.equal(moved.past.length, 4);
  assert.deepEqual(boxesOf(run(moved, undone, undone, undone, undone)), boxesOf(first));
});

test("the numbers of one element are its own, also of a locked one", () => {
  const state = run(open(text("a", { angle: 20, locked: true })), place("width", 33.3), place("x", 4));
  assert.deepEqual(boxesOf(state).a, [4, 30, 33.3, 10, 20]);
});

test("keys make a frame wider and higher at its right and bottom sides", () => {
  const grow = (width: number, height: number): DesignerEvent => ({ type: "grown", width, height });
  const state = run(open(...pair()), grow(1, 0), grow(1, 0), grow(0, -5));
  assert.deepEqual(frameIn(state), [20, 30, 102, 45, 0]);
  // Both keys have the same step.
  assert.equal(state.past.length, 1);
});

test("letters, lines and corners keep their size, or grow with their boxes in one ratio", () => {
  const elements = [
    text("a", { size: 12, minSize: 6, x: 20, y: 30, width: 40, height: 10 }),
    box("b", { x: 80, y: 60, width: 40, height: 20, strokeWidth: 0.5, radius: 3 }),
  ];
  const [kept] = run(open(...elements), resize("e", 100, 0)).design.elements;
  assert.ok(kept?.kind === "text");
  assert.deepEqual([kept.size, kept.minSize, kept.width, kept.height], [12, 6, 80, 10]);
  const scaling: DesignerEvent = { type: "scalingSet", scales: true };
  for (const event of [resize("se", 100, 0), resize("e", 100, 0), place("width", 200)]) {
    const state = run(open(...elements), scaling, event);
    const [letters, shape] = state.design.elements;
    assert.ok(letters?.kind === "text" && shape?.kind === "rectangle");
    assert.deepEqual([letters.size, letters.minSize], [24, 12]);
    assert.deepEqual([shape.strokeWidth, shape.radius], [1, 6]);
    assert.deepEqual(frameIn(state).slice(2), [200, 100, 0]);
  }
  const [largest] = run(open(...elements), scaling, place("width", 1_900), place("x", 0)).design.elements;
  assert.ok(largest?.kind === "text");
  assert.equal(largest.size, 228);
});

test("leaves every element of a frame where the contract lets boxes begin", () => {
  const { side } = designLimits;
  const state = run(open(...pair()), place("x", 2 * side), place("y", -side - 50));
  for (const { x, y } of state.design.elements) assert.deepEqual([x <= 2 * side, y >= -side], [true, true]);
});
