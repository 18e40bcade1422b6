import { type Box, turned } from "./boxes.ts";
import { chosenOf, type DesignerState, idOf } from "./designer-state.ts";
import { canStretch, type FrameSide, frameOf, freeOf } from "./frame.ts";
import { applied, beforeJoined } from "./history.ts";
import { resized } from "./resize.ts";

/** The elements that number fields show; a single element even if it is locked. */
function placeable(state: DesignerState) {
  const chosen = chosenOf(state);
  return chosen.length === 1 ? chosen : freeOf(state);
}

/** The frame whose numbers are shown; null if nothing in the selection can be moved. */
export const chosenFrame = (state: DesignerState): Box | null => frameOf(placeable(state), state.frameAngle);

const keepsRatio = (state: DesignerState, frame: Box) => state.scales || !canStretch(placeable(state), frame);

/** Sets a number of the frame; its top left corner before rotation stays in place. */
export function placedAt(after: DesignerState, side: FrameSide, value: number): DesignerState {
  const key = `place ${side} ${after.selection}`;
  const state = beforeJoined(after, key);
  const from = chosenFrame(state);
  if (!from) return after;
  const to: Box = { ...from, [side]: value };
  if ((side === "width" || side === "height") && keepsRatio(state, from)) {
    const times = value / from[side];
    [to.width, to.height] = [from.width * times, from.height * times];
  }
  return placing(state, from, to, key);
}

/** Makes the frame wider or higher by keys, at its right or bottom side. */
export function grown(state: DesignerState, by: { width: number; height: number }): DesignerState {
  const from = frameOf(freeOf(state), state.frameAngle);
  if (!from) return state;
  const how = { keepsRatio: keepsRatio(state, from), fromCentre: false };
  const handle = by.width === 0 ? "s" : "e";
  const to = resized(from, { handle, by: turned({ x: by.width, y: by.height }, from.angle), ...how });
  return placing(state, from, to, `grow ${state.selection}`);
}

function placing(state: DesignerState, from: Box, to: Box, key: string): DesignerState {
  const ids = placeable(state).map(idOf);
  const next = applied(state, { type: "place", ids, from, to, scales: state.scales }, key);
  return { ...next, frameAngle: to.angle };
}
