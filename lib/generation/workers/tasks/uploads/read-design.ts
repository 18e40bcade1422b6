import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageUse } from "#lib/contracts/designs/page-use.ts";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { drawingSize } from "#lib/generation/designs/pages/drawing-size.ts";
import { damaged as damagedPdf } from "#lib/generation/designs/pages/pdf/faults.ts";
import { type ReadDesign, readDesignPdf } from "#lib/generation/designs/pages/read-pdf.ts";
import { readDesignPicture } from "#lib/generation/designs/pages/read-picture.ts";
import { pictureFormat } from "#lib/generation/formats/picture-format.ts";
import { damaged } from "#lib/generation/pictures/drawing/faults.ts";
import { normaliseDrawing } from "#lib/generation/pictures/drawing/normalise-drawing.ts";
import { normalisePicture } from "#lib/generation/pictures/normalise-picture.ts";
import { type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { WorkerTasks } from "../../protocol.ts";
import { drawEffects, hasEffects } from "./draw-picture.ts";

type Task = WorkerTasks["readDesign"];

/**
 * Reads a PDF or a picture as the pages of a design (the default) or of a letterhead, and writes them as documents are
 * printed on them.
 */
export async function readDesignTask(
  { path, kind, folder, use = "design" }: Task["input"],
  typesetter: () => Typesetter,
): Promise<Task["output"]> {
  const content = readFileSync(path);
  const { design, pdf, archival, pictures } =
    kind === "design" ? await readPdf(content, use) : await readPicture(content, use, typesetter);
  writeFileSync(join(folder, "pages.pdf"), pdf);
  if (archival) writeFileSync(join(folder, "pages-archival.pdf"), archival);
  for (const [index, picture] of pictures.entries()) writeFileSync(join(folder, `pages-${index + 1}.jpg`), picture);
  return design;
}

async function readPdf(content: Buffer, use: PageUse): Promise<ReadDesign> {
  try {
    return await readDesignPdf(content, use);
  } catch (cause) {
    // Any other error in our reader is the file's fault.
    throw cause instanceof AppError ? cause : damagedPdf(cause);
  }
}

async function readPicture(content: Buffer, use: PageUse, typesetter: () => Typesetter): Promise<ReadDesign> {
  const format = pictureFormat(content);
  if (format === null) throw new Error("The file is no picture");
  try {
    return format === "svg" ? await readDrawing(content, use, typesetter) : await readDesignPicture(content, format);
  } catch (error) {
    if (!(error instanceof AppError) || error.message.endsWith(".")) throw error;
    const { message, wording } = error;
    throw new AppError(error.code, msg("picture.wrong", { fault: { message, wording } }), { cause: error });
  }
}

/** A drawing is converted to a PDF once, so that its texts are found like in any other. */
async function readDrawing(content: Buffer, use: PageUse, typesetter: () => Typesetter): Promise<ReadDesign> {
  const svg = await normaliseDrawing(content, limits.pictureSide, normalisePicture);
  if (hasEffects(svg)) return readDesignPicture(Buffer.from((await drawEffects(svg)).content), "png");
  const { width, height } = drawingSize(svg.toString("utf8"));
  try {
    return await readDesignPdf(Buffer.from(typesetter().drawingPage(svg, width, height)), use);
  } catch (cause) {
    throw cause instanceof TypesettingError ? damaged(cause) : cause;
  }
}
