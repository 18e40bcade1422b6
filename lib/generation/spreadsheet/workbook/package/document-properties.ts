import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Package } from "./package.ts";
import { readRelationships } from "./relationships.ts";
import { readXml } from "./xml.ts";

/** What a workbook says about the program that last saved it; "" for missing properties. */
export interface DocumentProperties {
  /** `Microsoft Excel`, `LibreOffice/24.2 ...` */
  application: string;
  /** `16.0300` */
  version: string;
  /** What the program calls worksheets in its own language: `Worksheets`, `Arbeitsblätter`. */
  heading: string;
  /** A BCP 47 tag; Excel writes none. */
  language: string;
}

const elements = dictionary<keyof DocumentProperties>({
  Application: "application",
  AppVersion: "version",
  lpstr: "heading",
  language: "language",
});

/** Reads the extended and the core properties (ECMA-376 part 1, 22.2, and part 2, 11), if a package has them. */
export async function readDocumentProperties(opened: Package): Promise<DocumentProperties> {
  const found: DocumentProperties = { application: "", version: "", heading: "", language: "" };
  const parts = (await readRelationships(opened, ""))
    .filter(({ type, target }) => /^(?:extended|core)-properties$/.test(type) && opened.names.includes(target))
    .map(({ target }) => target);
  for (const part of parts) {
    let inside: keyof DocumentProperties | undefined;
    await readXml(opened.read(part), {
      open(name) {
        const property = elements[name];
        // Further headings and the sheets' names use the same element.
        inside = property !== undefined && found[property] === "" ? property : undefined;
      },
      text(piece) {
        if (inside !== undefined) found[inside] += piece;
      },
      close() {
        inside = undefined;
      },
    });
  }
  return found;
}
