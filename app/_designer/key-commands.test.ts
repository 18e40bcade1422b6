import assert from "node:assert/strict";
import { test } from "node:test";
import { commandOf, type Key, stageCommandOf } from "./key-commands.ts";

const none: Key = { key: "", code: "", shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const shown = { selection: ["a"], gesture: null, page: 2, copied: [] };

test("with Ctrl or Cmd, letters work on any keyboard", () => {
  for (const keys of [
    { key: "z", code: "KeyY", ctrlKey: true },
    { key: "Z", code: "KeyZ", metaKey: true },
    { key: "я", code: "KeyZ", ctrlKey: true },
  ]) {
    assert.deepEqual(commandOf({ ...none, ...keys }, shown), { type: "undone" });
  }
  assert.equal(commandOf({ ...none, key: "z" }, shown), null);
});

test("brackets reorder by one or all the way", () => {
  const orderOf = (keys: Partial<Key>) => {
    const command = commandOf({ ...none, ctrlKey: true, ...keys }, shown);
    return command?.type === "edited" && command.edit.type === "reorder" ? command.edit.order : null;
  };
  assert.deepEqual(
    [{ key: "]" }, { key: "}", code: "BracketRight", shiftKey: true }, { key: "[" }, { key: "x" }].map(orderOf),
    ["forward", "front", "backward", null],
  );
});

test("arrows move by 1 mm, with Shift 5, with Alt 0.1, and with Ctrl they resize", () => {
  const movedBy = (keys: Partial<Key>) => {
    const command = stageCommandOf({ ...none, key: "ArrowLeft", ...keys }, shown);
    return command?.type === "edited" && command.edit.type === "nudge" ? command.edit.x : command;
  };
  assert.deepEqual([{}, { shiftKey: true }, { altKey: true, shiftKey: true }].map(movedBy), [-1, -5, -0.1]);
  assert.deepEqual(movedBy({ ctrlKey: true, shiftKey: true }), { type: "grown", width: -5, height: 0 });
});

test("Escape cancels a drag, then deselects, then is left to the dialog", () => {
  const pressed = { ...none, key: "Escape" };
  const gesture = { design: { pages: [], elements: [] } as never, frameAngle: 0 };
  assert.deepEqual(
    [{ ...shown, gesture }, shown, { ...shown, selection: [] }].map((state) => stageCommandOf(pressed, state)),
    [{ type: "canceled" }, { type: "selected", ids: [] }, null],
  );
});
