import { choices } from "./server/choices.ts";
import { designs } from "./server/designs.ts";
import { jobs } from "./server/jobs.ts";
import { patterns } from "./server/patterns.ts";
import { pictures } from "./server/pictures.ts";
import { problemList } from "./server/problem-list.ts";
import { quotas } from "./server/quotas.ts";
import { requests } from "./server/requests.ts";
import { rowProblemGroups } from "./server/row-problem-groups.ts";
import { rowProblems } from "./server/row-problems.ts";
import { sessions } from "./server/sessions.ts";
import { spreadsheet } from "./server/spreadsheet.ts";
import { files } from "./server/unreadable-files.ts";
import { uploads } from "./server/uploads.ts";
import { word } from "./server/word.ts";

/** The server's messages about files, rows and requests, a file for each subject. */
export const server = {
  ...requests,
  ...quotas,
  ...uploads,
  ...sessions,
  ...choices,
  ...patterns,
  ...designs,
  ...word,
  ...jobs,
  ...files,
  ...spreadsheet,
  ...pictures,
  ...rowProblems,
  ...rowProblemGroups,
  ...problemList,
} as const;
