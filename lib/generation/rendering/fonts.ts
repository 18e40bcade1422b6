import { join } from "node:path";

/** The npm packages whose TTF files the templates are set in; each covers Latin, Greek and Cyrillic. */
const fontPackages = ["eb-garamond", "inter"];

export function fontFolders(rootDir: string): string[] {
  return fontPackages.map((name) => join(rootDir, "node_modules/@expo-google-fonts", name));
}
