import { isValid } from "../../mapping/documents/sheet-documents.ts";
import type { TemplateDefinition } from "../definition.ts";
import { withSamples } from "../definition-in.ts";
import { print } from "./print.fixture.ts";
import { type Raster, rasterise } from "./printed/rasterise.fixture.ts";
import { sampleOf, scriptSheet } from "./scripts/script-sheet.fixture.ts";
import { scripts } from "./scripts/scripts.fixture.ts";
import { type FittedSheet, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";
import { variantsOf } from "./variants.fixture.ts";

/** A template's first document in one style, on one paper, in one script. */
export interface Look {
  /** The name of its file: `modern-letter-sample`. */
  name: string;
  variant: string;
  script: string;
  sheet(): Promise<FittedSheet>;
}

/** Every style on every paper in every script; the sample's own text comes first. */
export function looksOf(template: TemplateDefinition): Look[] {
  const filled = withSamples(template);
  return variantsOf(filled).flatMap(({ name: variant, settings }) => {
    const look = (script: string, sheet: Look["sheet"]) => ({ name: `${variant}-${script}`, variant, script, sheet });
    const inScripts = Object.entries(scripts).map(([script, texts]) =>
      look(script, () => scriptSheet(filled, settings, texts)),
    );
    return [look("sample", () => fitSheet(filled, sampleOf(template), settings, undefined, null, 1)), ...inScripts];
  });
}

/** Right-to-left, with marks above and below, and without spaces. */
const storedScripts = ["arabic", "devanagari", "japanese"];

/** The looks with stored images: all with the sample's text, and the default one in a few scripts. */
export function storedLooksOf(template: TemplateDefinition): Look[] {
  const looks = looksOf(template);
  return looks.filter(
    ({ script, variant }) => script === "sample" || (variant === looks[0]?.variant && storedScripts.includes(script)),
  );
}

/** The faults of a look's document: why it cannot be printed, or what is wrong on its pages. */
export async function lookFaults(look: Look): Promise<string[]> {
  const { assignment, documents } = await look.sheet();
  const { rows, faults, problems } = await print(assignment, documents.slice(0, 1).filter(isValid));
  const messages = [...(documents[0]?.problems ?? []), ...problems].map(({ message }) => message);
  return (rows > 0 ? faults : ["It is not printed.", ...messages]).map((fault) => `${look.name}, ${fault}`);
}

/** The first page of a look; null if its document has errors. */
export async function firstPage(look: Look, dpi: number): Promise<Raster | null> {
  const { assignment, documents } = await look.sheet();
  const [document] = documents;
  if (!document || !isValid(document)) return null;
  const batch = typesetDocuments(assignment, [document]);
  const { value: page } = await rasterise(batch.pdf("pdf", new Date(0)), dpi, [0], true).next();
  return page ?? null;
}
