import { amounts } from "./pages/amounts.ts";
import { check } from "./pages/check.ts";
import { design } from "./pages/design.ts";
import { designer } from "./pages/designer.ts";
import { file } from "./pages/file.ts";
import { help } from "./pages/help.ts";
import { history } from "./pages/history.ts";
import { job } from "./pages/job.ts";
import { match } from "./pages/match.ts";
import { myJobs } from "./pages/my-jobs.ts";
import { output } from "./pages/output.ts";
import { problems } from "./pages/problems.ts";
import { rows } from "./pages/rows.ts";
import { setups } from "./pages/setups.ts";
import { site } from "./pages/site.ts";
import { templates } from "./pages/templates.ts";
import { trouble } from "./pages/trouble.ts";
import { word } from "./pages/word.ts";

/** The messages of the pages, a file for each part of them. */
export const pages = {
  ...site,
  ...amounts,
  ...trouble,
  ...help,
  ...file,
  ...templates,
  ...word,
  ...design,
  ...match,
  ...check,
  ...rows,
  ...problems,
  ...output,
  ...setups,
  ...history,
  ...job,
  ...myJobs,
  ...designer,
} as const;
