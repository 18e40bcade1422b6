import { join } from "node:path";

const folder = join(process.cwd(), "node_modules/@expo-google-fonts");

/** The fonts of the plain certificate: both have all letters of the rows. */
export const fonts = {
  serif: join(folder, "eb-garamond/400Regular/EBGaramond_400Regular.ttf"),
  sans: join(folder, "inter/400Regular/Inter_400Regular.ttf"),
};

/** A4 in landscape, in points. */
export const page = { width: 841.89, height: 595.28 };

/**
 * The lines of a plain certificate, all in the middle: text, size, font, and the baseline from the top in points.
 * @param {{ name: string, course: string, date: string }} row
 */
export const linesOf = ({ name, course, date }) => [
  { text: "Certificate of Completion", size: 40, font: "serif", y: 150 },
  { text: "This is to certify that", size: 15, font: "sans", y: 220 },
  { text: name, size: 36, font: "serif", y: 280 },
  { text: "has successfully completed", size: 15, font: "sans", y: 330 },
  { text: course, size: 24, font: "serif", y: 380 },
  { text: date, size: 12, font: "sans", y: 480 },
  { text: "Academy of Crafts", size: 12, font: "sans", y: 510 },
];
