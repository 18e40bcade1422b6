import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { boundsOf } from "./boxes.ts";
import { aDesign, box, text } from "./designer.fixture.ts";
import { type DesignerEvent, designerReducer } from "./designer.ts";
import { type DesignerState, openDesigner } from "./designer-state.ts";

const run = (state: DesignerState, ...events: DesignerEvent[]) => events.reduce(designerReducer, state);
const open = (...elements: DesignElement[]) => openDesigner(aDesign(elements));
const select = (...ids: string[]): DesignerEvent => ({ type: "selected", ids });
const drag = (x: number, y: number, reach = 0): DesignerEvent => ({ type: "dragged", by: { x, y }, reach });
const dropped: DesignerEvent = { type: "dropped" };
const undone: DesignerEvent = { type: "undone" };
const redone: DesignerEvent = { type: "redone" };
const element = ({ design }: { design: Design }, id: string) => {
  const found = design.elements.find((each) => each.id === id);
  assert.ok(found, id);
  return found;
};
const placeOf = (state: DesignerState, id: string) => {
  const { x, y } = element(state, id);
  return [x, y];
};
const idsOf = ({ design }: DesignerState) => design.elements.map(({ id }) => id);

test("a drag moves the selection from its start, and is one step", () => {
  const state = run(
    open(text("a"), text("b", { y: 60 })),
    select("a", "b"),
    drag(1, 1),
    drag(5, 2),
    drag(10, 3),
    dropped,
  );
  assert.deepEqual(
    [placeOf(state, "a"), placeOf(state, "b")],
    [
      [30, 33],
      [30, 63],
    ],
  );
  assert.equal(state.past.length, 1);
  assert.deepEqual(placeOf(run(state, undone), "a"), [20, 30]);
});

test("a drag that returns to its start, or is canceled, changes nothing", () => {
  const first = run(open(text("a")), select("a"));
  for (const end of [[drag(0, 0), dropped], [{ type: "canceled" } as const]]) {
    const state = run(first, drag(10, 3), ...end);
    assert.equal(state.design, first.design);
    assert.deepEqual([state.past, state.gesture, state.guides], [[], null, []]);
  }
});

test("part of a dragged element stays on the page", () => {
  const state = run(open(text("a")), select("a"), drag(-5_000, 5_000), dropped);
  const { right, top } = boundsOf([element(state, "a")]);
  assert.deepEqual([right, top], [2, 295]);
});

test("locked elements stay where they are, and can't be deleted", () => {
  const state = run(
    open(text("a", { locked: true }), text("b")),
    ...[select("a", "b"), drag(10, 0), dropped],
    ...[{ type: "edited", edit: { type: "nudge", ids: ["a", "b"], x: 1, y: 0 } } as const],
    ...[{ type: "edited", edit: { type: "remove", ids: ["a"] } } as const],
  );
  assert.deepEqual(
    [placeOf(state, "a"), placeOf(state, "b")],
    [
      [20, 30],
      [31, 30],
    ],
  );
  assert.equal(state.past.length, 2);
});

test("snaps to the page's margin and centre and to other boxes, with a line for each", () => {
  const state = run(open(text("a"), text("b", { x: 101, y: 100, width: 70 })), select("a"));
  const atMargin = run(state, drag(-9, 0, 2));
  assert.deepEqual(placeOf(atMargin, "a"), [10, 30]);
  assert.deepEqual(atMargin.guides, [{ axis: "x", at: 10, from: 0, to: 297 }]);
  const atOther = run(state, drag(80, 40, 2));
  assert.deepEqual(placeOf(atOther, "a"), [101, 70]);
  assert.deepEqual(atOther.guides, [{ axis: "x", at: 101, from: 70, to: 110 }]);
  const atCentre = run(state, drag(46, 0, 2));
  assert.deepEqual(placeOf(atCentre, "a"), [65, 30]);
  assert.equal(run(state, drag(-9, 0, 0)).guides.length, 0);
  assert.deepEqual(run(atMargin, dropped).guides, []);
});

test("each handle moves its own sides", () => {
  const expected = {
    nw: [23, 34, 77, 6],
    n: [20, 34, 80, 6],
    ne: [20, 34, 83, 6],
    e: [20, 30, 83, 10],
    se: [20, 30, 83, 14],
    s: [20, 30, 80, 14],
    sw: [23, 30, 77, 14],
    w: [23, 30, 77, 10],
  };
  for (const [handle, box] of Object.entries(expected)) {
    const how = { handle: handle as "nw", by: { x: 3, y: 4 }, keepsRatio: false, fromCentre: false, reach: 0 };
    const { x, y, width, height } = element(run(open(text("a")), select("a"), { type: "resized", ...how }), "a");
    assert.deepEqual([x, y, width, height], box, handle);
  }
});

test("resizing keeps the ratio or the centre on request, snaps its own sides, and stops at a millimetre", () => {
  const state = run(open(text("a")), select("a"));
  const resize = (by: { x: number; y: number }, how: object = {}, reach = 0) => {
    const options = { handle: "se" as const, keepsRatio: false, fromCentre: false, ...how };
    const { x, y, width, height } = element(run(state, { type: "resized", by, reach, ...options }), "a");
    return [x, y, width, height];
  };
  assert.deepEqual(resize({ x: 80, y: 1 }, { keepsRatio: true }), [20, 30, 160, 20]);
  assert.deepEqual(resize({ x: 5, y: 2 }, { fromCentre: true }), [15, 28, 90, 14]);
  assert.deepEqual(resize({ x: 99, y: 0 }, {}, 2), [20, 30, 180, 10]);
  assert.deepEqual(resize({ x: -500, y: -500 }), [20, 30, 1, 1]);
});

test("a rotated box keeps its opposite corner when it is resized", () => {
  const state = run(open(box("a", { x: 50, y: 50, width: 40, height: 20, angle: 90 })), select("a"));
  // Its right side points down: the centre is at 70, 60.
  const next = run(state, {
    ...{ type: "resized", handle: "e", by: { x: 0, y: 10 } },
    ...{ keepsRatio: false, fromCentre: false, reach: 0 },
  });
  const { width, height } = element(next, "a");
  assert.deepEqual([width, height], [50, 20]);
  const { top, bottom } = boundsOf([element(next, "a")]);
  assert.deepEqual([Math.round(top), Math.round(bottom)], [40, 90]);
});

test("rotates towards the pointer, in steps on request, and prefers right angles", () => {
  const state = run(open(box("a", { x: 50, y: 50, width: 40, height: 40 })), select("a"));
  const angle = (x: number, y: number, step = 0) =>
    element(run(state, { type: "rotated", pointer: { x, y }, step }), "a").angle;
  assert.equal(angle(100, 70), 90);
  assert.equal(angle(100, 71), 90);
  assert.equal(angle(70, 0), 0);
  assert.equal(angle(100, 40), 45);
  assert.equal(angle(100, 45, 15), 45);
  assert.equal(angle(20, 70), -90);
});

test("undo and redo are unlimited, and restore the selection", () => {
  let state = run(open(text("a")), select("a"));
  const nudge: DesignerEvent = { type: "edited", edit: { type: "nudge", ids: ["a"], x: 0.1, y: 0 } };
  for (let count = 0; count < 500; count += 1) state = designerReducer(state, nudge);
  assert.deepEqual(placeOf(state, "a"), [70, 30]);
  for (let count = 0; count < 600; count += 1) state = designerReducer(state, undone);
  assert.deepEqual(placeOf(state, "a"), [20, 30]);
  assert.deepEqual(state.selection, ["a"]);
  for (let count = 0; count < 600; count += 1) state = designerReducer(state, redone);
  assert.deepEqual([placeOf(state, "a"), state.future.length], [[70, 30], 0]);
  assert.equal(run(state, undone, nudge).future.length, 0);
});

test("consecutive typing is one step, and another selection ends it", () => {
  const type = (value: string): DesignerEvent => ({
    ...{ type: "edited", key: "text" },
    edit: { type: "set", ids: ["a"], properties: { text: value } },
  });
  const state = run(open(text("a")), select("a"), type("H"), type("Hi"), select("a"), type("Hi!"));
  assert.equal(state.past.length, 2);
  assert.equal(Object(element(run(state, undone), "a")).text, "Hi");
  assert.equal(Object(element(run(state, undone, undone), "a")).text, "{Name}");
});

test("copies, cuts, pastes and duplicates with new ids", () => {
  const state = run(open(text("e1"), text("e3", { locked: true })), select("e1"), { type: "copied", isCut: false });
  const pasted = run(state, { type: "pasted" }, { type: "pasted" });
  assert.deepEqual(idsOf(pasted), ["e1", "e3", "e2", "e4"]);
  assert.deepEqual(
    [placeOf(pasted, "e2"), placeOf(pasted, "e4")],
    [
      [24, 34],
      [28, 38],
    ],
  );
  assert.deepEqual(pasted.selection, ["e4"]);
  const cut = run(state, { type: "copied", isCut: true });
  assert.deepEqual([idsOf(cut), cut.selection], [["e3"], []]);
  const twin = run(open(text("e3", { locked: true })), select("e3"), { type: "duplicated" });
  assert.equal(element(twin, "e1").locked, false);
});

test("pastes on another page in the same place", () => {
  const state = run(
    open(text("e1")),
    ...[select("e1"), { type: "copied", isCut: false } as const],
    ...[{ type: "edited", edit: { type: "addPage", after: 1 } } as const, { type: "pageShown", page: 2 } as const],
    ...[{ type: "pasted" } as const],
  );
  assert.deepEqual([placeOf(state, "e2"), element(state, "e2").page], [[20, 30], 2]);
});

test("deleting a page deletes its elements, and undo restores them", () => {
  const state = run(
    open(text("a"), text("b", { page: 2 })),
    ...[{ type: "pageShown", page: 2 } as const, select("b")],
    ...[{ type: "edited", edit: { type: "removePage", page: 2 } } as const],
  );
  assert.deepEqual([idsOf(state), state.page, state.selection], [["a"], 1, []]);
  const back = run(state, undone);
  assert.deepEqual([idsOf(back), back.page, back.selection], [["a", "b"], 2, ["b"]]);
  const first = run(back, { type: "edited", edit: { type: "removePage", page: 1 } });
  assert.deepEqual([idsOf(first), element(first, "b").page, first.page], [["b"], 1, 1]);
  const last: DesignerEvent = { type: "edited", edit: { type: "removePage", page: 1 } };
  assert.equal(run(first, last).design.pages.length, 1);
});

test("selects elements of a page by an area, all or one by one", () => {
  const first = open(text("a"), text("b", { y: 100 }), text("c", { locked: true }), text("d", { page: 2 }));
  const area = { left: 0, top: 0, right: 30, bottom: 50 };
  assert.deepEqual(run(first, { type: "selectedWithin", area, adds: false }).selection, ["a"]);
  assert.deepEqual(run(first, select("b"), { type: "selectedWithin", area, adds: true }).selection, ["b", "a"]);
  assert.deepEqual(run(first, { type: "allSelected" }).selection, ["a", "b"]);
  assert.deepEqual(run(first, select("a"), { type: "toggled", id: "b" }, { type: "toggled", id: "a" }).selection, [
    "b",
  ]);
  const other = run(first, select("d"));
  assert.deepEqual([other.page, other.selection], [2, ["d"]]);
});

test("the limit is 200 elements", () => {
  const many = Array.from({ length: 199 }, (_, index) => text(`e${index + 1}`));
  const state = run(open(...many), select("e1", "e2"), { type: "duplicated" });
  assert.equal(state.design.elements.length, 199);
  assert.equal(run(state, select("e1"), { type: "duplicated" }).design.elements.length, 200);
});
