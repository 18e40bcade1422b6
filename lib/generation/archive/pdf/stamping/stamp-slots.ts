import type { StampPage, StampText } from "./stamp-texts.ts";
import type { PageContent, TextRun } from "./text-runs.ts";

/** A place on a page where a field's text stands: the run of its sample, and how to find where another text starts. */
export interface Slot {
  /** Index of the run among those of the page. */
  index: number;
  sample: TextRun;
  /** As a {@link StampText} has it. */
  sampleStart: number;
  /**
   * How much of what a text is narrower moves its start: none at the left, half of it in the middle, all at the right.
   */
  share: number;
  page: StampPage;
}

const tolerance = 0.01;
const shares = [0, 0.5, 1];

/**
 * Finds the places of fields on a page that was set with each field's first text, by comparing it with the same page
 * with the second texts.
 * @returns null if the pages differ by more than these texts and where they start
 */
export function findSlots(first: PageContent, second: PageContent | null, pages: readonly StampPage[]): Slot[] | null {
  if (!second || !isAlike(first.around, second.around) || first.runs.length !== second.runs.length) return null;
  const slots: Slot[] = [];
  for (const [index, sample] of first.runs.entries()) {
    const other = second.runs[index];
    if (!other) return null;
    if (sample.shown === other.shown && isSamePlace(sample, other) && isSameLook(sample, other)) continue;
    const slot = slotOf(index, sample, other, pages);
    if (!slot) return null;
    slots.push(slot);
  }
  return slots;
}

function slotOf(index: number, sample: TextRun, other: TextRun, pages: readonly StampPage[]): Slot | null {
  for (const page of pages) {
    const [one, two] = [page.texts.get(0), page.texts.get(1)];
    if (!one || !two || !isText([sample], one) || !isText([other], two)) continue;
    const [a = 1, b = 0] = sample.turn.split(" ").map(Number);
    const moved = (other.x - sample.x) * a + (other.y - sample.y) * b;
    const across = (other.y - sample.y) * a - (other.x - sample.x) * b;
    const narrower = two.start - one.start;
    const share = shares.find((each) => Math.abs(moved - each * narrower) < tolerance);
    if (share === undefined || Math.abs(across) > tolerance || Math.abs(narrower) < 1) return null;
    return { index, sample, sampleStart: one.start, share, page };
  }
  return null;
}

/** A text's runs at a slot. The first takes the place of the sample's run; the ids of others are new, from `nextId`. */
export function placeText({ sample, sampleStart, share }: Slot, text: StampText, nextId: number): TextRun[] {
  const [a = 1, b = 0] = sample.turn.split(" ").map(Number);
  const start = (text.start - sampleStart) * share;
  return text.runs.map((run, index) => ({
    ...run,
    tag: sample.tag,
    id: index === 0 ? sample.id : nextId + index - 1,
    turn: sample.turn,
    color: sample.color,
    x: sample.x + a * (start + run.x),
    y: sample.y + b * (start + run.x),
  }));
}

/** Whether a page that the engine has set is the one that was made of a slot's page and texts. */
export function isSamePage(one: PageContent, other: PageContent | null): boolean {
  return (
    other !== null &&
    isAlike(one.around, other.around) &&
    one.runs.length === other.runs.length &&
    one.runs.every((run, index) => {
      const twin = other.runs[index];
      return twin?.shown === run.shown && isSamePlace(run, twin) && isSameLook(run, twin);
    })
  );
}

const isAlike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => unnumbered(text) === unnumbered(other[index] ?? ""));

/** What follows a text of more lines has other ids. */
const unnumbered = (content: string) => content.replace(/\/MCID \d+/g, "/MCID");

export const isSamePlace = (one: TextRun, other: TextRun) =>
  one.turn === other.turn && Math.abs(one.x - other.x) < tolerance && Math.abs(one.y - other.y) < tolerance;

export const isSameLook = (one: TextRun, other: TextRun) =>
  one.tag === other.tag && one.paint === other.paint && one.font === other.font && one.size === other.size;

const isText = (runs: readonly TextRun[], { runs: own }: StampText) =>
  runs.length === own.length &&
  runs.every((run, index) => {
    const twin = own[index];
    return twin?.shown === run.shown && isSameLook(run, { ...twin, tag: run.tag });
  });
