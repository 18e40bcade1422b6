import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CopiedSchema } from "../../designs/copied-design.ts";
import { copiedRow, withPatterns } from "../../designs/copied-values.ts";
import { compileFit } from "../../mapping/fit/compile-fit.ts";
import type { Typesetter } from "../../typesetting/typesetter.ts";
import type { WorkerTasks } from "../protocol.ts";
import { batchFrame } from "./render/batch-frame.ts";
import { readRowsNear } from "./rows/table-file.ts";

type Task = WorkerTasks["copyTemplate"];

/** Sets a template with one row for its copy as a design, a label on paper of its own size. */
export async function copyTemplateTask(
  { table, assignment, row, folder }: Task["input"],
  typesetter: Typesetter,
): Promise<Task["output"]> {
  const { fit } = assignment;
  let fitted: Parameters<typeof copiedRow>[1] = { values: {}, settings: {} };
  for await (const each of readRowsNear(table, [row])) if (each.row === row) fitted = compileFit(fit)(each);
  const { values, settings, patterns } = copiedRow(fit, fitted);
  const frame = batchFrame(assignment);
  const alone = frame.sheet && {
    ...{ ...frame.sheet, paper: frame.sheet.label, columns: 1, rows: 1, left: 0, top: 0, shift: { x: 0, y: 0 } },
    ...{ cut: false, outlines: false, fold: false },
  };
  const labels = [{ values, settings, position: 1 }];
  const record = frame.sheet ? { values: { labels }, settings: {} } : { values, settings };
  const { pdf, copied } = typesetter.copy({ ...frame, sheet: alone, records: [record] });
  writeFileSync(join(folder, "page.pdf"), pdf);
  return z
    .array(CopiedSchema)
    .parse(copied)
    .map((each) => (each.kind === "text" ? { ...each, text: withPatterns(each.text, patterns) } : each));
}
