import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design } from "#lib/contracts/designs/design.ts";
import { type JobId, JobIdSchema, SessionIdSchema, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { session as answer } from "../../../app/_generate/workbench/session.fixture.ts";
import { text } from "../designer/designer.fixture.ts";
import type { SessionChanges } from "./session-changes.ts";
import { type Direction, emptyTimeline, type SessionRef } from "./timeline.ts";
import { hasSession, inverseOf, nextStep, withChange, withoutSession, withSession } from "./undo.ts";
import { withChanges } from "./with-changes.ts";

const refTo = (name: string): SessionRef => ({
  sessionId: SessionIdSchema.parse(`ses_${name.repeat(22)}`),
  filename: `${name}.csv`,
});
const first = answer({
  ...refTo("a"),
  mapping: { name: { column: "Name" }, role: null },
  settings: { title: "A", accent: "#000000" },
});

/** A page that applies changes as the server would. */
function openPage() {
  let session: SessionResponse = first;
  let timeline = emptyTimeline;
  return {
    change(changes: SessionChanges, isTyped = false) {
      timeline = withChange(timeline, changes, session, isTyped);
      session = withChanges(session, changes);
    },
    go(direction: Direction) {
      const next = nextStep(timeline, direction, session);
      if (!next) return null;
      timeline = next.timeline;
      if ("changes" in next.step) session = withChanges(session, next.step.changes);
      return next.step.what;
    },
    values: () => [session.mapping, session.settings, session.output, session.rows],
  };
}

test("undoes each kind of change, latest first, and redoes it", () => {
  const page = openPage();
  const changes: SessionChanges[] = [
    { mapping: { role: { text: "Guest" } } },
    { settings: { accent: "#ff0000" }, preview: { row: 3 } },
    { output: { combined: true } },
    { rows: { from: 2, to: 4 } },
  ];
  const states = [page.values()];
  for (const each of changes) {
    page.change(each);
    states.push(page.values());
  }
  const said: unknown[] = [];
  for (const state of states.toReversed().slice(1)) {
    said.push(page.go("undo"));
    assert.deepEqual(page.values(), state);
  }
  assert.deepEqual(said, [["rows"], ["output.combined"], ["settings.accent"], ["mapping.role"]]);
  assert.equal(page.go("undo"), null);
  for (const state of states.slice(1)) {
    page.go("redo");
    assert.deepEqual(page.values(), state);
  }
  assert.equal(page.go("redo"), null);
});

test("a new change clears what could be redone", () => {
  const page = openPage();
  page.change({ settings: { accent: "#ff0000" } });
  page.go("undo");
  page.change({ settings: { title: "B" } });
  assert.equal(page.go("redo"), null);
  assert.deepEqual(page.go("undo"), ["settings.title"]);
});

test("consecutive typing in one field is one step, but consecutive choices are steps of their own", () => {
  const page = openPage();
  for (const title of ["AB", "ABC", "ABCD"]) page.change({ settings: { title } }, true);
  for (const accent of ["#111111", "#222222"]) page.change({ settings: { accent } });
  page.change({ settings: { title: "X" } }, true);
  const titles = [];
  while (page.go("undo")) titles.push(page.values()[1]);
  assert.deepEqual(titles, [
    { title: "ABCD", accent: "#222222" },
    { title: "ABCD", accent: "#111111" },
    { title: "ABCD", accent: "#000000" },
    { title: "A", accent: "#000000" },
  ]);
});

test("corrections are steps of their own, cell by cell", () => {
  const page = openPage();
  const one = { row: 1, column: "Name", value: "A" };
  page.change({ corrections: [one] }, true);
  page.change({ corrections: [one, { row: 2, column: "Name", value: "B" }] }, true);
  assert.deepEqual([page.go("undo"), page.go("undo"), page.go("undo")], [["corrections"], ["corrections"], null]);
});

test("skips text that was typed and deleted again, and changes of the displayed row", () => {
  const page = openPage();
  page.change({ settings: { accent: "#ff0000" } });
  for (const title of ["AB", "A"]) page.change({ settings: { title } }, true);
  page.change({ preview: { row: 2 } });
  assert.deepEqual(page.go("undo"), ["settings.accent"]);
});

test("brings back the conditions that aren't used", () => {
  const staleConditions = [{ column: "Status", filled: true }];
  const seen = { ...first, staleConditions };
  for (const changes of [{ staleConditions: [] }, { rows: null }, { rows: { where: [] } }, { sheet: "B" }]) {
    const timeline = withChange(emptyTimeline, changes, seen);
    const after = { ...first, staleConditions: [] };
    const step = nextStep(timeline, "undo", after)?.step;
    assert.deepEqual(
      step && "changes" in step && step.changes.staleConditions,
      staleConditions,
      JSON.stringify(changes),
    );
  }
  assert.deepEqual(inverseOf({ rows: { from: 2 } }, seen), { rows: { from: first.rows.from } });
});

test("also undoes the side effects of a change", () => {
  const jobId: JobId = JobIdSchema.parse(`job_${"j".repeat(22)}`);
  const before = { ...first, reading: { delimiter: ";" }, failedIn: jobId, rows: { from: 2, to: 3 } };
  const { mapping, settings, output, rows } = before;
  const pictures = UploadIdSchema.parse(`upl_${"p".repeat(22)}`);
  assert.deepEqual(inverseOf({ sheet: "B", delimiter: null }, before), {
    ...{ sheet: null, delimiter: ";" },
    ...{ mapping, rows, only: null },
  });
  assert.deepEqual(inverseOf({ pictures }, before), { pictures: null, mapping });
  const chosen = { ...before, localeFrom: "chosen" as const };
  assert.deepEqual(inverseOf({ output: { locale: "de-DE" } }, chosen), { output, settings });
  // Undone, a locale that nobody had chosen still isn't chosen.
  const usual = { ...before, localeFrom: "usual" as const };
  assert.deepEqual(inverseOf({ output: { locale: "de-DE" } }, usual), {
    output: { ...output, locale: null },
    settings,
  });
  assert.deepEqual(inverseOf({ template: "letter" }, before), { template: "badge" });
  const corrected = { ...before, corrections: [{ row: 2, column: "Name", value: "Zoë", was: "Zoe" }] };
  assert.deepEqual(inverseOf({ corrections: [], staleCorrections: [] }, corrected), {
    corrections: [{ row: 2, column: "Name", value: "Zoë" }],
  });
  assert.deepEqual(inverseOf({ failedIn: null, rows: null }, before), {
    failedIn: jobId,
    rows: { where: [], ...rows },
  });
});

test("returns to the session of an earlier sheet, and from it to the later one", () => {
  const timeline = withSession(withChange(emptyTimeline, { settings: { title: "B" } }, first), refTo("b"));
  const back = nextStep(timeline, "undo", first);
  assert.deepEqual(back?.step, { what: ["file"], session: refTo("b") });
  const forth = nextStep(back?.timeline ?? emptyTimeline, "redo", { ...first, ...refTo("b") });
  assert.deepEqual(forth?.step, { what: ["file"], session: refTo("a") });
  assert.deepEqual(forth?.timeline, timeline);
});

test("drops the step to an ended session, and keeps later ones", () => {
  const since = withChange(
    withSession(withChange(emptyTimeline, { rows: null }, first), refTo("b")),
    { settings: { title: "C" } },
    first,
  );
  assert.ok(hasSession(since, refTo("b").sessionId));
  const left = withoutSession(since, refTo("b").sessionId);
  assert.deepEqual(
    left.past.map(({ what }) => what),
    [["settings.title"]],
  );
  assert.ok(!hasSession(left, refTo("b").sessionId));
});

test("keeps the latest steps, within a tab's storage", () => {
  let timeline = emptyTimeline;
  const long = { ...first, settings: { title: "x".repeat(9_000) } };
  for (let step = 0; step < 300; step += 1) timeline = withChange(timeline, { settings: { title: `${step}` } }, long);
  assert.ok(timeline.past.length > 20);
  assert.ok(JSON.stringify(timeline).length < 450_000);
  for (let step = 0; step < 300; step += 1) timeline = withChange(timeline, { rows: { from: 1, to: step } }, first);
  assert.equal(timeline.past.length, 100);
});

test("one visit to the designer is one step, and a template is restored with its design", () => {
  const page = { width: 100, height: 100, background: null };
  const design = (id: string): Design => ({ version: 1, pages: [page], sheet: null, elements: [text(id)] });
  const own = { ...first, template: { ...first.template, id: "design" }, design: design("a") };
  const opened = withChange(emptyTimeline, { design: design("b") }, own);
  const went = withChange(opened, { design: design("c") }, { ...own, design: design("b") }, true);
  assert.deepEqual(went.past, opened.past);
  const back = nextStep(went, "undo", { ...own, design: design("c") });
  assert.deepEqual(back?.step, { what: ["design"], isTyped: false, changes: { design: design("a") } });
  const again = withChange(went, { design: design("d") }, { ...own, design: design("c") });
  assert.equal(again.past.length, 2);
  assert.deepEqual(inverseOf({ template: "badge" }, own), { template: "design", design: design("a") });
});
