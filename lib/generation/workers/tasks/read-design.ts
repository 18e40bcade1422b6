import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../common/app-error.ts";
import { damaged } from "../../designs/pages/pdf/faults.ts";
import { readDesignPdf } from "../../designs/pages/read-pdf.ts";
import type { WorkerTasks } from "../protocol.ts";

type Task = WorkerTasks["readDesign"];

/** Reads a PDF as the pages of a design, and writes them as documents are printed on them. */
export async function readDesignTask({ path, folder }: Task["input"]): Promise<Task["output"]> {
  const { design, pdf, archival, pictures } = await readDesignPdf(readFileSync(path)).catch((cause: unknown) => {
    // Whatever else a file makes our reader stumble over, the file is at fault.
    throw cause instanceof AppError ? cause : damaged(cause);
  });
  writeFileSync(join(folder, "pages.pdf"), pdf);
  if (archival) writeFileSync(join(folder, "pages-archival.pdf"), archival);
  for (const [index, picture] of pictures.entries()) writeFileSync(join(folder, `pages-${index + 1}.jpg`), picture);
  return design;
}
