import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import sharp from "sharp";
import { fontFamilies as designFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { nameInEngine } from "#lib/generation/designs/drawn-design.ts";
import { designFonts, fontFamilies } from "#lib/generation/typesetting/font-files.ts";

/**
 * Part of every build, after the templates' images: the social preview image of the site, and the names of the font
 * families that designs can choose, typeset by our own engine.
 */
const rootDir = process.cwd();

const compiler = NodeCompiler.create({ workspace: rootDir, fontArgs: [{ fontPaths: fontFamilies(rootDir).flat() }] });
const { result } = compiler.compile({ mainFilePath: join(rootDir, "lib/commands/build/social-picture.typ") });
if (!result) throw new Error("The engine refused lib/commands/build/social-picture.typ");
await sharp(Buffer.from(compiler.plainSvg(result)), { density: 72 })
  .png({ palette: true })
  .toFile(join(rootDir, "public/social.png"));

const filesOf = designFonts(rootDir);
mkdirSync(join(rootDir, "public/fonts"), { recursive: true });
for (const { id, title } of designFamilies) {
  const named = NodeCompiler.create({ workspace: rootDir, fontArgs: [{ fontPaths: filesOf.get(id) ?? [] }] });
  const mainFilePath = join(rootDir, "lib/commands/build/font-name.typ");
  const { result: name } = named.compile({ mainFilePath, inputs: { family: nameInEngine(title), title } });
  if (!name) throw new Error(`The engine refused ${title}`);
  writeFileSync(join(rootDir, "public/fonts", `${id}.svg`), named.plainSvg(name));
}
