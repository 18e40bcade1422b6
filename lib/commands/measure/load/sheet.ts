import { oneOf, seededRandom } from "../../test/seeded-random.ts";

const firstNames = [
  "Ada",
  "Björn",
  "Chiara",
  "Dagmar",
  "Elif",
  "Femi",
  "Grace",
  "Hanna",
  "Ines",
  "Jürgen",
  "Kwame",
  "Zoë",
];
const lastNames = [
  "Ahmadi",
  "Becker",
  "Castellano",
  "Dvořák",
  "Eriksen",
  "Fernández",
  "Müller",
  "Okonkwo",
  "Østergaard",
];
const subjects = [
  "Bookbinding",
  "Data Protection",
  "First Aid",
  "Project Leadership",
  "Sustainable Procurement",
  "Welding",
];
const levels = ["for Beginners", "in Practice", "I", "II", "Refresher", "for Team Leads"];

/** A sheet in which no row equals another, of this visitor or any other. */
export interface Sheet {
  /** In row order. */
  names: string[];
  csv: string;
}

/** A visitor's own sheet, which is the same in each run. */
export function sheetOf(template: "certificate" | "badge", visitor: number, rows: number): Sheet {
  const random = seededRandom(visitor);
  const names = Array.from(
    { length: rows },
    (_, row) => `${oneOf(random, firstNames)} ${oneOf(random, lastNames)} ${visitor}-${row + 1}`,
  );
  const course = () => `${oneOf(random, subjects)} ${oneOf(random, levels)}`;
  const day = () => new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 300))).toISOString().slice(0, 10);
  const score = () => Math.round(400 + random() * 600) / 10;
  const [header, cells] =
    template === "certificate"
      ? ["Full name,Course,Date,Score", () => [course(), day(), score()]]
      : ["Name,Company,Role,Code", () => [oneOf(random, lastNames), course(), score()]];
  const lines = names.map((name) => [name, ...cells()].join());
  return { names, csv: [header, ...lines].join("\n") };
}
