import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { killSite, startOwnSite, startOwnWorker } from "../support/own-site.ts";
import { ports } from "../support/ports.ts";
import { bring, click, expectHeading, inEachLanguage, make, proofOf, type Scene } from "../support/scene.ts";
import { answerAs } from "../support/stand-ins.ts";

// A trace takes screenshots of every action, which takes more time than ours.
test.use({ trace: "off", baseURL: `http://localhost:${ports.waiting}` });
// One language after the other, on one site.
test.describe.configure({ mode: "default" });

const dataDir = mkdtempSync(join(tmpdir(), "rowpress-waiting-"));
let site: ChildProcess | undefined;
test.beforeAll(async () => {
  site = await startOwnSite(ports.waiting, dataDir, { RENDER_WORKERS: "0" });
});
test.afterAll(async () => {
  if (site) await killSite(site);
  rmSync(dataDir, { recursive: true, force: true });
});

inEachLanguage("every state of a job", async (scene) => {
  await scene.page.goto("/");
  await bring(scene);
  await expect(proofOf(scene, 1)).toBeVisible();
  await make(scene);
  await expect(scene.page.getByText(scene.say("job.waiting"))).toBeVisible();
  await scene.look("21-queued");
  await seeBadEnds(scene);
  const worker = await watchJob(scene);
  try {
    await seeResults(scene);
    await deleteAll(scene);
  } finally {
    await killSite(worker);
  }
});

const status = "**/api/generation/status/*";
const total = 8;
const none = { results: [], problems: [], problemCount: 0, error: null, newest: [] };
const newest = [
  { row: 1, name: "Zoë Müller" },
  { row: 2, name: "João da Silva" },
  { row: 5, name: "Ελένη Παπαδοπούλου" },
  { row: 6, name: "Ğülşen Yıldız" },
];

/** The end states of a waiting job, while no process works on it. */
async function seeBadEnds(scene: Scene): Promise<void> {
  const { page, say, server, look } = scene;
  const ended = { ...none, pollAfterMs: 0 };
  const error = { code: "no_documents", message: server["job.noDocuments"] };
  const failed = await answerAs(page, status, () => ({ ...ended, status: "failed", error }));
  await page.reload();
  await expectHeading(scene, say("job.failed.document"));
  await look("25-failed");
  await failed();
  const canceled = await answerAs(page, status, () => ({ ...ended, status: "canceled" }));
  await page.reload();
  await expectHeading(scene, say("job.stopped.title"));
  await look("26-canceled");
  await canceled();
}

/** Starts a process that creates the documents, and watches the job for longer than it takes. Returns that process. */
async function watchJob({ page, say, look }: Scene): Promise<ChildProcess> {
  const progress = { total, done: 5, failed: 1, perSecond: 60, etaSeconds: 2 };
  const running = await answerAs(page, status, ({ pollAfterMs }) => ({
    ...none,
    status: "running",
    progress,
    newest: pollAfterMs === 0 ? newest : [],
    pollAfterMs: 500,
  }));
  await page.reload();
  const worker = await startOwnWorker(dataDir);
  const pictures = page.getByRole("region", { name: say("job.newest") }).getByRole("img");
  // They come one by one, and the worker is only starting.
  await expect(pictures).toHaveCount(newest.length, { timeout: 90_000 });
  await expect(page.getByRole("progressbar")).toBeVisible();
  await look("22-running");
  await running();
  return worker;
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
  await make(scene);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await look("23-done");
  await click(scene, say("job.delete"));
  await look("29-delete-asked");
  await click(scene, say("job.delete.confirm"));
  await expectHeading(scene, say("job.deleted.title"));
  await look("30-deleted");
  await page.goto("/jobs/job_AAAAAAAAAAAAAAAAAAAAAA");
  await expectHeading(scene, say("job.gone.title"));
  await look("27-gone");
}
