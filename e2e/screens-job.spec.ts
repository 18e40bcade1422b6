import { expect, test } from "@playwright/test";
import { bring, click, expectHeading, inEachLanguage, make, proofOf, type Scene } from "./scene.ts";
import { answerAs } from "./stand-ins.ts";

// A trace takes its own pictures of all that is done, which costs more time than ours.
test.use({ trace: "off" });

inEachLanguage("every state of a job", async (scene) => {
  await scene.page.goto("/");
  await bring(scene);
  await expect(proofOf(scene, 1)).toBeVisible();
  await watchJob(scene);
  await seeOtherEnds(scene);
  await seeResults(scene);
  await deleteAll(scene);
});

const status = "**/api/generation/status/*";
const total = 8;
const none = { results: [], problems: [], problemCount: 0, error: null, newest: [], pollAfterMs: 500 };
const waiting = { total, done: 0, failed: 0, perSecond: null, etaSeconds: null };
const newest = [
  { row: 1, name: "Zoë Müller" },
  { row: 2, name: "João da Silva" },
  { row: 5, name: "Ελένη Παπαδοπούλου" },
  { row: 6, name: "Ğülşen Yıldız" },
];

async function watchJob(scene: Scene): Promise<void> {
  const { page, say, look } = scene;
  const queued = await answerAs(page, status, () => ({ ...none, status: "queued", progress: waiting }));
  await make(scene, total);
  await expect(page.getByText(say("job.waiting"))).toBeVisible();
  await look("21-queued");
  await queued();
  const progress = { total, done: 5, failed: 1, perSecond: 60, etaSeconds: 2 };
  const running = await answerAs(page, status, () => ({ ...none, status: "running", progress, newest }));
  await page.reload();
  const pictures = page.getByRole("region", { name: say("job.newest") }).getByRole("img");
  await expect(pictures).toHaveCount(newest.length);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await look("22-running");
  await running();
}

async function seeOtherEnds(scene: Scene): Promise<void> {
  const { page, say, look } = scene;
  const ended = { results: [], newest: [], progress: waiting, pollAfterMs: 0 };
  const error = { code: "no_document", message: say("make.noneRight") };
  const failed = await answerAs(page, status, () => ({ ...ended, status: "failed", error }));
  await page.reload();
  await expectHeading(scene, say("job.failed.document"));
  await look("25-failed");
  await failed();
  const canceled = await answerAs(page, status, () => ({ ...ended, status: "canceled", error: null }));
  await page.reload();
  await expectHeading(scene, say("job.stopped.title"));
  await look("26-canceled");
  await canceled();
  await page.reload();
}

async function seeResults({ page, say, sheet, look }: Scene): Promise<void> {
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("region", { name: say("problems.label") })).toBeVisible();
  await look("24-done-but-for-some");
  await page.getByRole("link", { name: say("job.again") }).click();
  await expect(page.getByText(sheet.name)).toBeVisible();
  await look("28-again");
}

async function deleteAll(scene: Scene): Promise<void> {
  const { page, say, sheet, look } = scene;
  await page.goto("/");
  const right = sheet.lines.filter((_, line) => !sheet.wrongLines.includes(line));
  await bring(scene, right);
  await page.getByLabel(say("make.combined")).check();
  await make(scene, right.length - 1);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await look("23-done");
  await click(scene, say("job.delete"));
  await look("29-delete-asked");
  await click(scene, say("job.delete.deed"));
  await expectHeading(scene, say("job.deleted.title"));
  await look("30-deleted");
  await page.goto("/jobs/job_AAAAAAAAAAAAAAAAAAAAAA");
  await expectHeading(scene, say("job.gone.title"));
  await look("27-gone");
}
