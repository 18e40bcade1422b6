/** A store-bought sheet: its maker's name and sizes, in the unit of its paper, millimetres or inches. */
export interface SoldSheet {
  name: string;
  paper: "a4" | "letter";
  /** Labels across and down. */
  count: Pair;
  label: Pair;
  /** From the paper's left and top edges to the first label. */
  first: Pair;
  /** From the start of one label to the start of the next one. */
  pitch: Pair;
}

type Pair = readonly [horizontal: number, vertical: number];

/**
 * Common sheets of Avery, Herma and Avery Zweckform. Those on A4 are from LibreOffice's list of labels
 * (`extras/source/labels/labels.xml`), those on Letter from gLabels' templates (`templates/avery-us-templates.xml`),
 * both made from the makers' own templates. Herma 4464 is an eighth of the paper high, 37.125 mm, Herma 4470 a quarter.
 * Sheets whose sizes in these lists disagree, or leave unequal margins, are not here.
 */
export const soldSheets: Readonly<Record<string, SoldSheet>> = {
  l7161: {
    name: "Avery L7161: A4, 18 of 63.5 × 46.6 mm",
    paper: "a4",
    count: [3, 6],
    label: [63.5, 46.56],
    first: [7.21, 8.82],
    pitch: [66.04, 46.56],
  },
  l7162: {
    name: "Avery L7162: A4, 16 of 99.1 × 33.9 mm",
    paper: "a4",
    count: [2, 8],
    label: [99.1, 33.87],
    first: [4.65, 13.02],
    pitch: [101.6, 33.87],
  },
  l7164: {
    name: "Avery L7164: A4, 12 of 63.5 × 72 mm",
    paper: "a4",
    count: [3, 4],
    label: [63.5, 71.97],
    first: [7.21, 4.57],
    pitch: [66.04, 71.97],
  },
  l7166: {
    name: "Avery L7166: A4, 6 of 99.1 × 93.1 mm",
    paper: "a4",
    count: [2, 3],
    label: [99.1, 93.13],
    first: [4.65, 8.81],
    pitch: [101.6, 93.13],
  },
  l7173: {
    name: "Avery L7173: A4, 10 of 99.1 × 57 mm",
    paper: "a4",
    count: [2, 5],
    label: [99.1, 57],
    first: [4.65, 6],
    pitch: [101.6, 57],
  },
  "herma-4677": {
    name: "Herma 4677: A4, 21 of 63.5 × 38.1 mm",
    paper: "a4",
    count: [3, 7],
    label: [63.5, 38.1],
    first: [7.21, 15.15],
    pitch: [66.04, 38.1],
  },
  "herma-4464": {
    name: "Herma 4464: A4, 24 of 70 × 37 mm",
    paper: "a4",
    count: [3, 8],
    label: [70, 37.125],
    first: [0, 0],
    pitch: [70, 37.125],
  },
  "herma-4470": {
    name: "Herma 4470, 4626: A4, 8 of 105 × 74 mm",
    paper: "a4",
    count: [2, 4],
    label: [105, 74.25],
    first: [0, 0],
    pitch: [105, 74.25],
  },
  "herma-4457": {
    name: "Herma 4457: A4, 12 of 105 × 48 mm",
    paper: "a4",
    count: [2, 6],
    label: [105, 48],
    first: [0, 4.5],
    pitch: [105, 48],
  },
  "herma-4666": {
    name: "Herma 4666: A4, 12 of 88.9 × 46.6 mm",
    paper: "a4",
    count: [2, 6],
    label: [88.9, 46.56],
    first: [12.29, 8.8],
    pitch: [96.52, 46.56],
  },
  "herma-4667": {
    name: "Herma 4667: A4, 10 of 96 × 50.8 mm",
    paper: "a4",
    count: [2, 5],
    label: [96, 50.8],
    first: [7.73, 21.5],
    pitch: [98.54, 50.8],
  },
  "zweckform-3475": {
    name: "Avery Zweckform 3475, 3490: A4, 24 of 70 × 36 mm",
    paper: "a4",
    count: [3, 8],
    label: [70, 36],
    first: [0, 4.43],
    pitch: [70, 36],
  },
  "zweckform-3652": {
    name: "Avery Zweckform 3652: A4, 21 of 70 × 42.3 mm",
    paper: "a4",
    count: [3, 7],
    label: [70, 42.41],
    first: [0, 0],
    pitch: [70, 42.41],
  },
  "zweckform-3658": {
    name: "Avery Zweckform 3658: A4, 24 of 64.6 × 33.8 mm",
    paper: "a4",
    count: [3, 8],
    label: [64.6, 33.8],
    first: [8.1, 13.23],
    pitch: [64.6, 33.8],
  },
  "zweckform-3659": {
    name: "Avery Zweckform 3659: A4, 12 of 97 × 42.3 mm",
    paper: "a4",
    count: [2, 6],
    label: [97, 42.3],
    first: [8, 21.53],
    pitch: [97, 42.3],
  },
  "zweckform-4744": {
    name: "Avery Zweckform 4744: A4, 10 of 96 × 50.8 mm",
    paper: "a4",
    count: [2, 5],
    label: [96, 50.8],
    first: [7.73, 21.43],
    pitch: [98.54, 50.8],
  },
  "zweckform-4745": {
    name: "Avery L4745, Zweckform 4745: A4, 8 of 96 × 63.5 mm",
    paper: "a4",
    count: [2, 4],
    label: [96, 63.5],
    first: [7.73, 21.43],
    pitch: [98.54, 63.5],
  },
  "avery-5161": {
    name: "Avery 5161, 8161: Letter, 20 of 1 × 4 in",
    paper: "letter",
    count: [2, 10],
    label: [4, 1],
    first: [0.15625, 0.5],
    pitch: [4.1875, 1],
  },
  "avery-5164": {
    name: "Avery 5164, 8164: Letter, 6 of 3 1/3 × 4 in",
    paper: "letter",
    count: [2, 3],
    label: [4, 10 / 3],
    first: [0.15625, 0.5],
    pitch: [4.1875, 10 / 3],
  },
  "avery-5159": {
    name: "Avery 5159: Letter, 14 of 1 1/2 × 4 in",
    paper: "letter",
    count: [2, 7],
    label: [4, 1.5],
    first: [0.15625, 0.25],
    pitch: [4.1875, 1.5],
  },
  "avery-5168": {
    name: "Avery 5168, 8168: Letter, 4 of 5 × 3 1/2 in",
    paper: "letter",
    count: [2, 2],
    label: [3.5, 5],
    first: [0.5, 0.5],
    pitch: [4, 5],
  },
  "avery-5395": {
    name: "Avery 5395, 8395: Letter, 8 badges of 2 1/3 × 3 3/8 in",
    paper: "letter",
    count: [2, 4],
    label: [3.375, 7 / 3],
    first: [0.6875, 7 / 12],
    pitch: [3.75, 2.5],
  },
};
