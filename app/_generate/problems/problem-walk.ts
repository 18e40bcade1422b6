import { createContext, useEffect, useEffectEvent, useState } from "react";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { useStable } from "../../_controls/use-stable.ts";
import { previewId } from "../check/row-preview.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { isCell, nextPlace, type ProblemPlace, placeOf } from "./problem-places.ts";

/** The visitor's way from problem to problem. */
export interface ProblemWalk {
  /** The problem that was opened last. */
  current: ProblemPlace | null;
  /** Opens the one after it; null if there is none. */
  next: (() => void) | null;
  /** Whether the rows are still being checked, so there may be other problems. */
  isChecking: boolean;
}

export const ProblemWalkContext = createContext<ProblemWalk>({ current: null, next: null, isChecking: false });

/** Opens a problem: shows its row and, once that is there, moves the focus to what has to be changed. */
export function useProblemWalk(
  session: OpenStepProps["session"] | null,
  { row, isSaving, change }: { row: number; isSaving: boolean; change: OpenStepProps["onChange"] },
) {
  const [current, setCurrent] = useState<ProblemPlace | null>(null);
  const [focusFrom, setFocusFrom] = useState<{ element: Element | null } | null>(null);

  function go(place: ProblemPlace) {
    setCurrent(place);
    setFocusFrom({ element: document.activeElement });
    if (place.row !== row) change({ preview: { row: place.row } });
  }
  const open = useStable((problem: RowProblem, row: number) => {
    if (session) go({ row, at: placeOf(problem, session) });
  });

  const isThere = current !== null && (!isCell(current.at) || session?.preview?.row === current.row);
  const arrive = useEffectEvent(() => {
    setFocusFrom(null);
    const { activeElement, body } = document;
    const isAtPlace = activeElement?.closest<HTMLElement>("[data-mends]")?.dataset.mends === current?.at;
    const isWaiting = isAtPlace || activeElement === body || activeElement === focusFrom?.element;
    // Whoever does something else in the meantime isn't interrupted.
    if (current && isWaiting) focusOn(current.at);
  });
  useEffect(() => {
    if (isThere && focusFrom) arrive();
  }, [isThere, focusFrom]);

  const next = current && session && nextPlace(current, session);
  const isChecking = isSaving || session?.preflight?.state === "running";
  return { open, walk: { current, next: next && (() => go(next)), isChecking } satisfies ProblemWalk };
}

function focusOn(at: string): void {
  const places = document.querySelectorAll<HTMLElement>("[data-mends]");
  const place = [...places].find(({ dataset }) => dataset.mends === at) ?? document.getElementById(previewId);
  const details = place?.closest("details");
  if (details) details.open = true;
  const control =
    place?.querySelector<HTMLElement>("input[type=text], textarea") ??
    place?.querySelector<HTMLElement>("select, input, button, [tabindex]");
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
