import { expect, test } from "@playwright/test";
import { bring, click, inEachLanguage, proofOf, type Scene } from "../support/scene.ts";
import { answerAs, holdBack } from "../support/stand-ins.ts";

// A trace takes screenshots of every action, which takes more time than ours.
test.use({ trace: "off" });

inEachLanguage("every state from a file to the start", async (scene) => {
  await scene.page.goto("/");
  await scene.look("01-empty");
  await bringFile(scene);
  await checkRows(scene);
  await matchColumns(scene);
  await chooseRows(scene);
  await lookCloser(scene);
  await beginAnew(scene);
});

async function bringFile(scene: Scene): Promise<void> {
  const { page, look } = scene;
  const release = await holdBack(page, "**/api/upload");
  await bring(scene);
  await expect(page.getByRole("main").getByRole("progressbar")).toBeVisible();
  await look("02-reading");
  release();
  await expect(proofOf(scene, 1)).toBeVisible();
}

async function checkRows({ page, say, look }: Scene): Promise<void> {
  const done = await answerAs(page, "**/api/generation/session", (session) => ({
    ...session,
    problems: [],
    problemCount: 0,
    preflight: { state: "running", checked: 5, total: 8, right: 5 },
  }));
  await page.reload();
  await expect(page.getByLabel(say("check.progress"))).toBeVisible();
  await look("04-checking");
  await done();
  await page.reload();
  await expect(page.getByRole("region", { name: say("problems.label") })).toBeVisible();
  await page.getByText(say("reading.title")).click();
  await page.getByText(say("make.more")).click();
  await look("05-read");
}

async function matchColumns({ page, say, sheet, look }: Scene): Promise<void> {
  const course = page.getByRole("combobox", { name: `${sheet.field.course} ${say("match.required")}` });
  await course.selectOption(say("match.nothing"));
  await expect(page.getByText(say("make.unmapped", { fields: sheet.field.course }))).toBeVisible();
  await look("06-missing-column");
  await course.selectOption(sheet.field.course);

  const title = page.getByRole("textbox", { name: sheet.title, exact: true });
  const before = await title.inputValue();
  await title.fill(sheet.fault);
  await expect(page.locator("mark")).toHaveText("u");
  await look("07-wrong-text");
  await title.fill(before);
  await expect(page.locator("mark")).toHaveCount(0);
}

/** A condition by value, and one by number that still lacks its bounds. */
async function chooseRows(scene: Scene): Promise<void> {
  const { page, say, sheet, look } = scene;
  await page.getByText(say("rows.title")).click();
  for (const column of [sheet.field.course, sheet.field.score]) {
    await page.getByLabel(say("rows.column"), { exact: true }).selectOption(column);
    await page.getByRole("button", { name: say("rows.add") }).click();
    await expect(page.getByRole("group", { name: say("rows.condition", { column }) })).toBeVisible();
  }
  await page.getByRole("checkbox").filter({ visible: true }).first().waitFor();
  const number = page.getByRole("group", { name: say("rows.condition", { column: sheet.field.score }) });
  await number.getByRole("combobox").selectOption(say("rows.kind.number"));
  const course = page.getByRole("group", { name: say("rows.condition", { column: sheet.field.course }) });
  await course.getByRole("checkbox").first().uncheck();
  await expect(page.getByText(new RegExp(`^\\d .*: .*${sheet.field.course}`)).first()).toBeVisible();
  await look("12-chosen-rows");
  for (const group of [number, course]) {
    await group.getByRole("button").first().click();
    await expect(group).toHaveCount(0);
  }
  // The first row was skipped meanwhile.
  await expect(proofOf(scene, 1)).toBeVisible();
  await page.getByText(say("rows.title")).click();
}

/** Another row, the paper's real size, the confirmation of a deletion, another template. */
async function lookCloser(scene: Scene): Promise<void> {
  const { page, say, sheet, look } = scene;
  await page.getByText(say("reading.title")).click();
  await page.getByText(say("make.more")).click();
  await click(scene, say("check.next").replace(/<\/?hidden>/g, ""));
  await expect(proofOf(scene, 2)).toBeVisible();
  await page.getByLabel(say("check.zoom")).selectOption(say("check.zoom.real"));
  await look("08-zoomed");
  await click(scene, say("file.delete"));
  await look("09-delete-asked");
  await click(scene, say("confirm.keep"));
  await page.getByRole("radio", { name: sheet.template.badge, exact: true }).check();
  await expect(page.getByLabel(say("pictures.label"))).toBeVisible();
  await expect(page.getByRole("button", { name: /\d/ }).last()).toBeEnabled();
  await look("10-badge");
}

async function beginAnew(scene: Scene): Promise<void> {
  const { page, say, sheet, look } = scene;
  await click(scene, say("file.delete"));
  await click(scene, say("file.delete.confirm"));
  // The answer to the deletion chooses a template itself.
  await expect(page.getByText(say("file.none"))).toBeVisible();
  await page.getByRole("radio", { name: sheet.template.certificate, exact: true }).check();
  await bring(scene, [""]);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await look("03-refused");
  await click(scene, say("file.sample"));
  await expect(page.getByText(say("check.fine"), { exact: true })).toBeVisible();
  await look("11-fine");
}
