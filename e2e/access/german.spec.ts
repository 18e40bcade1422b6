import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf } from "../support/downloads.ts";
import { englishIn } from "../support/page-words.ts";

test.use({ locale: "de-DE" });

const sheet = [
  "Name;Kurs;Datum;Punkte",
  "Zoë Müller;Buchbinden für Anfänger;21.11.2026;1,5",
  ";Schriftsatz;22.11.2026;2,0",
  "Jörg Weiß;Schriftsatz;bald;1,0",
].join("\r\n");

async function bring(page: Page, label: string, content: string): Promise<void> {
  await chooseSheet(page, content, { name: "Abendkurs.csv", label });
}

for (const width of [320]) {
  test(`speaks German all the way, ${width} pixels wide`, async ({ page }) => {
    const check = async (state: string) => {
      expect(await englishIn(page), state).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
    };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein fertiges Dokument für jede Zeile");
    await check("empty");

    await page.getByRole("radio", { name: "Namensschild" }).check();
    await bring(page, "Tabelle", sheet);
    await expect(page.getByLabel("Bilder: ZIP")).toBeVisible();
    await expect(page.getByRole("img", { name: "Dokument für Zeile 1" })).toBeVisible();
    await check("badge");

    await page.getByRole("radio", { name: "Urkunde", exact: true }).check();
    const reading = "UTF-8, getrennt durch Semikolons, Spaltennamen in Zeile 1, 4 Spalten, 3 Zeilen";
    await expect(page.getByText(reading, { exact: true })).toBeVisible();
    await expect(
      page.getByText("3 Urkunden, davon 2 bereit: Fehler in 1 Zeile, Warnungen in 1 Zeile.").first(),
    ).toBeVisible();
    await page.getByText("Importoptionen").click();
    await page.getByText("Zeilen, Dateinamen, Sprache").click();
    await expect(page.getByLabel("Sprache für Datum und Zahlen")).toHaveValue("de-DE");
    await page.getByLabel("Ergebnis", { exact: true }).selectOption("Eigener Text …");
    await check("matched");

    await page.getByRole("combobox", { name: "Kurs erforderlich" }).selectOption("Leer lassen");
    await expect(page.getByText("Noch keine Spalte gewählt: Kurs.")).toBeVisible();
    await page.getByLabel("Ein ZIP mit einem PDF pro Dokument").uncheck();
    await check("blocked");
    await page.getByRole("combobox", { name: "Kurs erforderlich" }).selectOption("Kurs");
    await page.getByLabel("Ein ZIP mit einem PDF pro Dokument").check();

    await page.getByRole("button", { name: "Datei löschen" }).click();
    await check("asked");
    await page.getByRole("button", { name: "Behalten" }).click();

    const address = page.url();
    await page.getByRole("button", { name: /^\d Urkunden? erstellen$/ }).click();
    await expect(page).toHaveURL(/\/jobs\/job_/);
    const [first] = await archiveOf(page, /ZIP/);
    const { pages } = await readBack(first?.data ?? Buffer.alloc(0));
    expect(pages[0]?.text).toContain("21. November 2026");

    await page.goto(address);
    await expect(page.getByRole("button", { name: "Fortschritt ansehen" })).toBeVisible();
    await check("started");
  });
}

test("says in German what is wrong with a file, a text, a row and a start", async ({ page }) => {
  const isGerman = async () => {
    expect(await englishIn(page)).toEqual([]);
    await expect(page.locator('main [lang="en"]')).toHaveCount(0);
  };
  await page.goto("/");
  await bring(page, "Tabelle", "%PDF-1.7 und nichts weiter");
  await expect(page.getByText("Das ist ein PDF. Speichern Sie die Tabelle als .xlsx")).toBeVisible();
  await isGerman();

  await bring(page, "Tabelle", sheet);
  const problems = page.getByRole("region", { name: "Probleme nach Zeile" });
  await expect(problems.getByText("„Name“ ist erforderlich, aber leer.")).toBeVisible();
  await expect(problems.getByText("„Datum“ muss ein Datum sein, ist aber „bald“")).toBeVisible();
  await page.getByLabel("Ergebnis", { exact: true }).selectOption("Eigener Text …");
  await page.getByLabel("Text für „Ergebnis“").fill("{Punkte | numer: 1}");
  await expect(
    page.getByText("Bei Zeichen 11: Es gibt keinen Filter „numer“. Meinten Sie „number“?").first(),
  ).toBeVisible();
  await isGerman();
  await page.getByLabel("Text für „Ergebnis“").fill("{Punkte | number: 1}");
  await expect(page.getByText("Bei Zeichen")).toHaveCount(0);

  const sessionId = new URL(page.url()).searchParams.get("session");
  // The button shows the number of valid rows only after the preflight, whose polling finds the closed session by
  // itself.
  const start = page.getByRole("button", { name: "2 Urkunden erstellen" });
  await expect(start).toBeEnabled();
  await page.request.post("/api/generation/session", { data: { sessionId, state: "closed" } });
  await start.click();
  await expect(page.getByText("Diese Sitzung ist geschlossen. Laden Sie Ihre Datei erneut hoch.")).toBeVisible();
  await isGerman();
});

test("names the rows that failed in German, in the file as on the page", async ({ page }) => {
  await page.goto("/");
  await bring(page, "Tabelle", sheet);
  await page.getByRole("button", { name: "2 Urkunden erstellen" }).click();
  await expect(page.getByText("„Name“ ist erforderlich, aber leer.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Problemliste herunterladen" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Abendkurs - Probleme.csv");
  expect(await readFile(await file.path(), "utf8")).toContain(
    '"Fehler","required_value_missing","„Name“ ist erforderlich',
  );
});

test("names the templates in German, and changes to English when asked", async ({ page }) => {
  await page.goto("/templates");
  await page.getByRole("link", { name: "Rechnung", exact: true }).click();
  await expect(page.getByRole("rowheader", { name: "Einzelpreis" })).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice");
  expect((await englishIn(page)).length).toBeGreaterThan(0);
});
