import { labelSheets } from "#lib/contracts/label-sheets.ts";
import type { TemplateSetting } from "#lib/contracts/template.ts";
import type { TemplateDefinition } from "../definition.ts";

type NumberSetting = Extract<TemplateSetting, { type: "number" }>;

/** Adds the sheet settings before and after a template's own, if its sheets can be chosen. */
export function withSheetSettings(template: TemplateDefinition): TemplateDefinition {
  const { sheet, settings } = template;
  if (!sheet?.choices || sheet.start === null) return template;
  const choices = sheet.choices.map((value) => ({ value, label: nameOf(value, sheet.sheets) }));
  const layout: TemplateSetting = {
    name: sheet.layout,
    label: "Sheet",
    help: "Print at 100% (“Actual size”). If the page is scaled to fit, the text won’t line up with the labels.",
    type: "choice",
    default: choices[0]?.value ?? "custom",
    choices: [...choices, { value: "custom", label: "Other sheet (enter its dimensions)" }],
  };
  const start = count(sheet.start, "Start at label", 1, 400);
  start.help = "For a partly used sheet. Count labels row by row from the top left.";
  const isOwn = { setting: sheet.layout, is: ["custom"] };
  const own = ownGrid.map((setting) => ({ ...setting, when: isOwn }));
  return { ...template, settings: [layout, start, ...own, ...settings, ...alignment] };
}

function nameOf(value: string, own: Record<string, { name: string }>): string {
  const sheet = own[value] ?? labelSheets[value];
  if (!sheet?.name) throw new Error(`No sheet is called "${value}"`);
  return sheet.name;
}

function count(name: string, label: string, usual: number, max: number): NumberSetting {
  return { name, label, help: "", type: "number", default: usual, min: 1, max, step: 1, unit: "" };
}

function millimetres(name: string, label: string, usual: number, min: number, max: number): NumberSetting {
  return { name, label, help: "", type: "number", default: usual, min, max, step: 0.01, unit: "mm" };
}

/** The settings that `sheet.ts` turns into a sheet; by default three by seven labels, which fit on A4 and on Letter. */
const ownGrid: TemplateSetting[] = [
  {
    name: "paper",
    label: "Paper",
    help: "",
    type: "choice",
    default: "a4",
    choices: [
      { value: "a4", label: "A4" },
      { value: "letter", label: "US Letter" },
    ],
  },
  count("columns", "Labels across", 3, 20),
  count("rows", "Labels down", 7, 40),
  millimetres("labelWidth", "Label width", 64, 10, 300),
  millimetres("labelHeight", "Label height", 36, 8, 300),
  millimetres("marginLeft", "Left margin", 9, 0, 150),
  millimetres("marginTop", "Top margin", 13.5, 0, 150),
  millimetres("gapAcross", "Gap across", 0, 0, 100),
  millimetres("gapDown", "Gap down", 0, 0, 100),
  { name: "cutMarks", label: "Cut marks", help: "For plain paper.", type: "switch", default: false },
  {
    name: "folded",
    label: "Folded",
    help: "Tents: the top half repeats the bottom half upside down.",
    type: "switch",
    default: false,
  },
];

const alignment: TemplateSetting[] = [
  {
    name: "outlines",
    label: "Outlines",
    help: "For a test print: print at 100% on plain paper, hold it against the sheet, and correct any offset below.",
    type: "switch",
    default: false,
  },
  { ...millimetres("shiftX", "Move right", 0, -20, 20), help: "Negative values move left." },
  { ...millimetres("shiftY", "Move down", 0, -20, 20), help: "Negative values move up." },
];
