import { readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { TypesettingError } from "./typesetter.ts";

export interface CheckedFont {
  family: string;
  path: string;
  /** Some of its characters. */
  sample: string;
}

/** Sets a text in each of these fonts. @returns why the engine can't, by family */
export function checkFonts(fonts: readonly CheckedFont[]): Map<string, TypesettingError> {
  const fontBlobs = fonts.map(({ path }) => readFileSync(path));
  const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
  const faults = new Map<string, TypesettingError>();
  for (const { family, sample } of fonts) {
    const line = `text(font: "${family}", fallback: false, ${JSON.stringify(sample)})`;
    const mainFileContent = `#set page(width: 150mm, height: auto)\n#${line}\n#context [#metadata(measure(${line}).width.pt()) <width>]`;
    try {
      const compiled = compiler.compile({ mainFileContent });
      if (!compiled.result) throw new TypesettingError(compiled.takeDiagnostics()?.shortDiagnostics);
      const [width] = compiler.query(compiled.result, { selector: "<width>", field: "value" });
      if (!(width > 0)) throw new TypesettingError(`The font of ${family} has no letters`);
      compiler.pdf(compiled.result, { pdfStandard: "a-3a" });
    } catch (error) {
      faults.set(family, error instanceof TypesettingError ? error : new TypesettingError(error));
    }
  }
  return faults;
}
