import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { designer as inGerman } from "#lib/messages/de/pages/designer.ts";
import { de } from "#lib/messages/de.ts";
import { type DesignerMessages, designer as inEnglish } from "#lib/messages/en/pages/designer.ts";
import { en } from "#lib/messages/en.ts";
import { barriersOf } from "../support/barriers.ts";

/** Tablet, laptop and a large screen. */
const sizes = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];
/** Only these can differ between light and dark. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];
const schemes = ["light", "dark"] as const;

const sheet = {
  name: "kurs.csv",
  mimeType: "",
  buffer: Buffer.from("Name,Kurs,Nummer\nZoë Müller,Buchbinden,4006381333931\nŁukasz Żółć,Schriftsatz,17"),
};
const page = {
  name: "seite.pdf",
  mimeType: "",
  buffer: onePage("0.9 0.95 1 rg 0 0 300 200 re f 0 g BT /F 18 Tf 40 100 Td ({{Name}}) Tj 0 -40 Td (Abendkurs) Tj ET"),
};

const languages = {
  en: { locale: "en-GB", file: en.messages, words: inEnglish },
  de: { locale: "de-DE", file: de.messages, words: inGerman },
};

/** Brings a page that has a note, with a sheet, by which the designer opens. */
async function openOwnPage(
  tab: Page,
  file: Record<"file.label" | "file.another", string>,
  title: string,
): Promise<Locator> {
  await tab.goto("/");
  await tab.getByLabel(file["file.label"], { exact: true }).setInputFiles(sheet);
  await tab.getByLabel(file["file.another"], { exact: true }).setInputFiles(page);
  const designer = tab.getByRole("dialog", { name: title });
  await expect(designer).toBeVisible();
  return designer;
}

/** What a visitor sees one after the other; each state is reached from the one before, on a screen of 1,280 pixels. */
function states(
  tab: Page,
  designer: Locator,
  words: DesignerMessages,
): [name: string, reach: () => Promise<unknown>][] {
  const say = (key: keyof DesignerMessages) => String(words[key]);
  const press = (key: keyof DesignerMessages) => designer.getByRole("button", { name: say(key), exact: true }).click();
  const field = (key: keyof DesignerMessages) => designer.getByLabel(say(key), { exact: true });
  const stage = designer.getByRole("application");
  const add = async (key: keyof DesignerMessages) => {
    await press(key);
    // Elements lie on each other otherwise.
    for (const arrow of ["Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowRight"]) await tab.keyboard.press(arrow);
  };
  const fonts = designer.locator("details").first();
  return [
    ["notes", () => designer.locator("footer summary").first().click()],
    ["text", () => designer.getByRole("button", { name: "Kurs", exact: true }).click()],
    ["fonts", () => fonts.locator("summary").click()],
    [
      "own-font",
      async () => {
        const buffer = Buffer.from("\0\x01\0\0 no font at all", "latin1");
        await field("designer.ownFont").setInputFiles({ name: "Broken.ttf", mimeType: "", buffer });
        await expect(
          fonts
            .locator("xpath=..")
            .getByText(/TTF|damaged|beschädigt/)
            .last(),
        ).toBeVisible();
        await fonts.locator("summary").click();
      },
    ],
    ["image", () => add("designer.kind.picture")],
    ["rectangle", () => add("designer.kind.rectangle")],
    ["ellipse", () => add("designer.kind.ellipse")],
    ["line", () => add("designer.kind.line")],
    ["code", () => add("designer.kind.code")],
    [
      "rows-in-error",
      async () => {
        await field("designer.code.kind").selectOption("ean-13");
        await field("designer.code.value").fill("{Nummer}");
        await expect(designer.locator("footer li[data-severity=error]")).toHaveCount(1);
        await designer.locator("footer summary").first().click();
      },
    ],
    [
      "accents",
      async () => {
        await designer.getByRole("option", { name: /Kurs/ }).click();
        await field("designer.accents").check();
        await field("designer.text").fill("**{Kurs}** *{Name}*");
      },
    ],
    [
      "field-faults",
      async () => {
        await field("designer.text").fill("{Kurs | nothing}");
        await expect(designer.locator("[role=alert]").first()).toBeVisible();
        for (const key of ["designer.width", "designer.lineHeight"] as const) {
          const number = designer.getByLabel(new RegExp(`^${say(key)}( mm)?\\s*$`));
          await number.fill("99999");
          await number.press("Tab");
          await expect(number).toHaveAttribute("aria-invalid", "true");
        }
      },
    ],
    [
      "mended",
      async () => {
        await field("designer.text").fill("{Kurs}");
        await expect(designer.locator("[role=alert]")).toHaveCount(0);
      },
    ],
    ["several", () => stage.press("ControlOrMeta+a")],
    ["locked", () => press("designer.lock")],
    ["page", () => stage.press("Escape")],
    ["second-page", () => press("designer.page.add")],
    [
      "on-sheet",
      async () => {
        await field("designer.sheet").selectOption("custom");
        await expect(field("designer.sheet.back")).toBeVisible();
      },
    ],
  ];
}

for (const [language, { locale, file, words }] of Object.entries(languages)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, actionTimeout: 30_000 });

    test("the designer has no barrier in any state, on tablets and screens, light and dark", async ({ page: tab }, {
      project,
    }) => {
      test.setTimeout(900_000);
      const look = async (designer: Locator, state: string) => {
        await expect(designer.locator("[data-saving]")).toHaveCount(0);
        for (const size of sizes) {
          // Each width is examined in one language: words change little but their length, which the overflow shows.
          const isExamined = (language === "en") === (size !== sizes[1]);
          for (const colorScheme of isExamined ? schemes : schemes.slice(0, 1)) {
            await tab.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            await tab.setViewportSize(size);
            await tab.mouse.move(0, 0);
            const seen = `${state}, ${size.width} pixels wide, ${colorScheme}`;
            const wide = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(wide, seen).toBeLessThanOrEqual(0);
            if (!isExamined) continue;
            const rules = colorScheme === "dark" ? rulesOfColour : undefined;
            expect.soft(await barriersOf(tab, rules), seen).toEqual([]);
            const path = join(
              project.outputDir,
              "screens",
              `designer-${language}-${size.width}-${colorScheme}`,
              `${state}.png`,
            );
            if (process.env.TAKE_PICTURES) await tab.screenshot({ path });
          }
        }
      };
      const designer = await openOwnPage(tab, file, String(words["designer.title"]));
      await look(designer, "found");
      for (const [state, reach] of states(tab, designer, words)) {
        await tab.setViewportSize(sizes[1] ?? { width: 1280, height: 800 });
        await reach();
        await look(designer, state);
      }
    });
  });
}
