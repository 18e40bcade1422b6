import { install } from "../install.mjs";
import { runPlaywright } from "./run-playwright.mjs";

/*
 * `npm run test:e2e`: the browser tests, against a production build, which is updated if its sources have changed.
 * `-- focus` runs the files with this in their paths. `-- --headed` and `-- --ui` show the browser; these and all other
 * options but two are Playwright's. `-- --url http://localhost:3000` tests a running site, such as `npm run dev`; tests
 * that start their own sites still need a build. `-- screens --pictures` saves pictures of every state of every page.
 */

const given = process.argv.slice(2);
const args = given.filter((argument) => argument !== "--pictures");
const at = args.indexOf("--url");
const [, url] = at < 0 ? [] : args.splice(at, 2);
install();
process.exitCode = await runPlaywright(args, {
  ...(url ? { BASE_URL: url } : {}),
  ...(given.includes("--pictures") ? { TAKE_PICTURES: "1" } : {}),
});
