import { readFileSync } from "node:fs";

/** What only pages need; the processes that are started by path do without. */
const ofPages = ["next", "react", "react-dom", "swr"];

/** The folders of all packages that a process needs which serves no page, with what those packages need in turn. */
export function workerPackages() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const found = new Set();
  const visit = ({ dependencies = {}, optionalDependencies = {} }) => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const locked = packages[`node_modules/${name}`];
      if (!locked || found.has(name) || ofPages.includes(name)) continue;
      found.add(name);
      visit(locked);
    }
  };
  visit(packages[""]);
  return [...found].map((name) => `node_modules/${name}`);
}
