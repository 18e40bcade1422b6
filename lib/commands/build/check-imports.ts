import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { drawing, roomImports, table } from "./describe-rooms.ts";
import { findCircles } from "./find-circles.ts";
import { rooms } from "./rooms.ts";
import { oversized } from "./size-limits.ts";

/*
 * `npm run check:imports`: checks every import against the list of rooms, finds circles, and compares the drawing and
 * the table in docs/architecture.md with the list. `-- --write` updates both, except for what a room is for, which is
 * written by hand. It also names files and folders that have grown too large.
 */

const guide = "docs/architecture.md";
const generation = "lib/generation/";
const isProgram = (path: string) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|fixture|contract)\.\w+$/.test(path);
const files = ["app", "lib"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => join(root, path))
    .filter(isProgram),
);

/** A file's room in the list, the innermost if there are several; commands belong to none and may import anything. */
function roomOf(path: string): string | null {
  const isIn = (folder: string) => path.startsWith(`${folder}/`);
  if (isIn("lib/commands")) return null;
  if (isIn("lib/generation") && !path.slice(generation.length).includes("/")) return "container";
  const isOurs = isIn("lib/generation");
  const known = Object.keys(rooms).filter((folder) => isIn(isOurs ? `${generation}${folder}` : folder));
  const [innermost] = known.toSorted((one, other) => other.length - one.length);
  return innermost ?? path;
}

const shortName = (room: string) => (room.startsWith("lib/") ? room.slice("lib/".length) : room);

/** An import's target: a file of ours, or a name in the list. */
function targetOf(path: string, specifier: string): { file: string } | { name: string } {
  if (specifier.startsWith("#lib/")) return { file: `lib/${specifier.slice("#lib/".length)}` };
  if (specifier.startsWith(".")) return { file: normalize(join(dirname(path), specifier)) };
  if (specifier.startsWith("node:")) return { name: "node" };
  return { name: specifier };
}

const statement =
  /(?:^|\n)\s*(?:import|export)\b[^;"]*?\bfrom\s*"([^"]+)"|\bimport\(\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"|^import "([^"]+)"/gm;

const importsOf = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(statement)].map((found) => found.slice(1).find(Boolean) ?? "");

const isPackageOf = (name: string, allowed: string) => name === allowed || name.startsWith(`${allowed}/`);

/** Why a file may not import this; null if it may. */
function faultOf(path: string, specifier: string): string | null {
  const room = roomOf(path);
  if (room === null || specifier.endsWith(".css")) return null;
  const allowed = rooms[room]?.split(" ");
  if (!allowed) return `${path}: the list has no room "${room}"`;
  const target = targetOf(path, specifier);
  if ("name" in target) {
    return allowed.some((name) => isPackageOf(target.name, name))
      ? null
      : `${path}: ${room} may not import ${specifier}`;
  }
  const other = roomOf(target.file);
  if (other === room) return null;
  const name = other === null ? "commands" : shortName(other);
  const isAllowed =
    allowed.includes(name) || allowed.some((one) => one.startsWith(`${name}/`) && target.file.endsWith(`/${one}`));
  return isAllowed ? null : `${path}: ${room} may not import ${target.file}`;
}

const graph = new Map(files.map((path) => [path, importsOf(path)]));
const ours = new Map(
  [...graph].map(([path, specifiers]) => [
    path,
    specifiers.map((one) => targetOf(path, one)).flatMap((target) => ("file" in target ? [target.file] : [])),
  ]),
);

function compareGuide(): string[] {
  const before = readFileSync(guide, "utf8");
  const after = before
    .replace(/(?<=<!-- drawing -->\n)[\s\S]*?(?=<!-- end -->)/, () => drawing(rooms))
    .replace(/(?<=<!-- rooms -->\n)[\s\S]*?(?=<!-- end -->)/, (written) => table(rooms, written));
  if (process.argv.includes("--write")) writeFileSync(guide, after);
  else if (after !== before) return [`${guide} does not match the list: npm run check:imports -- --write`];
  if (after.includes("|  |")) return [`${guide} must say what each room is for`];
  return [];
}

/** Imports that the list allows but no file uses. */
function unusedRules(): string[] {
  const used = new Map<string, Set<string>>();
  for (const [path, specifiers] of graph) {
    const names = used.get(roomOf(path) ?? "") ?? new Set();
    used.set(roomOf(path) ?? "", names);
    for (const one of specifiers) {
      const target = targetOf(path, one);
      if ("name" in target) names.add(target.name);
      else names.add(shortName(roomOf(target.file) ?? "")).add(target.file);
    }
  }
  const isUsed = (folder: string, rule: string) =>
    [...(used.get(folder) ?? [])].some((name) => isPackageOf(name, rule) || name.endsWith(`/${rule}`));
  return Object.entries(rooms).flatMap(([folder, imports]) =>
    imports
      .split(" ")
      .filter((rule) => !isUsed(folder, rule))
      .map((rule) => `${folder} may import ${rule}, and does not`),
  );
}

const faults = [
  ...[...graph]
    .flatMap(([path, specifiers]) => specifiers.map((one) => faultOf(path, one)))
    .filter((fault) => fault !== null),
  ...findCircles(ours).map((circle) => `circle: ${circle.join(" → ")}`),
  ...findCircles(roomImports(rooms)).map((circle) => `circle of rooms: ${circle.join(" → ")}`),
  ...unusedRules(),
  ...compareGuide(),
  ...oversized(),
];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${Object.keys(rooms).length} rooms, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
