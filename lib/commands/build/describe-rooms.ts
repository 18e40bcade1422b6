type Rooms = Readonly<Record<string, string>>;

const shortName = (folder: string) => folder.replace(/^lib\//, "");

function longName(folder: string): string {
  if (folder === "lib") return "lib/*.ts";
  if (folder === "container") return "lib/generation/container.ts";
  return /^(app|lib)\b/.test(folder) ? `${folder}/` : `lib/generation/${folder}/`;
}

/** The rooms that each room may import. */
export function roomImports(rooms: Rooms): Map<string, string[]> {
  const names = new Set(Object.keys(rooms).map(shortName));
  const namesIn = (list: string) => list.split(" ").map((one) => one.replace(/\/[\w-]+\.ts$/, ""));
  const imports = ([folder, list]: [string, string]) =>
    [shortName(folder), namesIn(list).filter((one) => names.has(one))] as const;
  return new Map(Object.entries(rooms).map(imports));
}

/** The rooms in levels, each of which imports only from those below it. */
export function drawing(rooms: Rooms): string {
  const imports = roomImports(rooms);
  const levels = new Map<string, number>();
  const levelOf = (name: string): number => {
    const level = levels.get(name) ?? Math.max(0, ...(imports.get(name) ?? []).map((one) => levelOf(one) + 1));
    levels.set(name, level);
    return level;
  };
  const byLevel = Map.groupBy(imports.keys(), (name) => levelOf(name));
  const lines = [...byLevel].sort(([one], [other]) => other - one).map(([, some]) => some.join("   "));
  return `\n\`\`\`\n${lines.map((line) => line.padStart(Math.ceil((100 + line.length) / 2)).trimEnd()).join("\n")}\n\`\`\`\n\n`;
}

/**
 * The table of the rooms, with what each is for as `before` says it; empty where it says nothing.
 * @param before a table that this function made, with purposes written by hand
 */
export function table(rooms: Rooms, before: string): string {
  const rows = Object.keys(rooms).map((folder) => {
    const start = `| \`${longName(folder)}\` | `;
    const [purpose = ""] = before.split(start)[1]?.split(" |") ?? [];
    return `${start}${purpose} |`;
  });
  return `\n| Room | What it is for |\n|---|---|\n${rows.join("\n")}\n\n`;
}
