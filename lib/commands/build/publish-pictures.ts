import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import sharp from "sharp";
import { fontFamilies } from "#lib/generation/typesetting/fonts.ts";

/**
 * Part of every build, after the templates' images: the social preview image of the site, typeset by our own engine.
 */
const rootDir = process.cwd();

const compiler = NodeCompiler.create({ workspace: rootDir, fontArgs: [{ fontPaths: fontFamilies(rootDir).flat() }] });
const { result } = compiler.compile({ mainFilePath: join(rootDir, "lib/commands/build/social-picture.typ") });
if (!result) throw new Error("The engine refused lib/commands/build/social-picture.typ");
await sharp(Buffer.from(compiler.plainSvg(result)), { density: 72 })
  .png({ palette: true })
  .toFile(join(rootDir, "public/social.png"));
