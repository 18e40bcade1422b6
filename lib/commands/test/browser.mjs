import { install } from "../install.mjs";
import { runPlaywright } from "./run-playwright.mjs";

/*
 * `npm run test:e2e`: the browser tests, against the site as built; it is built where its sources have changed since the last
 * build. `-- focus` runs the files with this in their names. `-- --headed` and `-- --ui` show the browser; these and all other
 * options but one are Playwright's. `-- --url http://localhost:3000` tests a site that runs already, such as `npm run dev`;
 * tests that start sites of their own need a build all the same.
 */

const args = process.argv.slice(2);
const at = args.indexOf("--url");
const [, url] = at < 0 ? [] : args.splice(at, 2);
install();
process.exitCode = await runPlaywright(args, url ? { BASE_URL: url } : {});
