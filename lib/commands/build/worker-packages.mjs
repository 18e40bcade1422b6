import { readFileSync } from "node:fs";

/** Packages that only pages need; processes started by path do without them. */
const ofPages = ["next", "react", "react-dom", "swr"];

/** The folders of all packages, direct and transitive, that a process without pages needs. */
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
