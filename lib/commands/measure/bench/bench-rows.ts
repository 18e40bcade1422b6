import { oneOf, type Random, seededRandom } from "../../test/seeded-random.ts";

/** A person's row: all that the plain certificate of the peers shows, and what other templates need. */
export interface BenchRow {
  name: string;
  course: string;
  /** ISO 8601. */
  date: string;
  street: string;
  city: string;
}

const given = [
  ...[
    "Zoë",
    "Łukasz",
    "Šárka",
    "Jürgen",
    "Amélie",
    "Åse",
    "Gülşen",
    "Ștefan",
    "Nicolò",
    "João",
    "Siân",
    "Ðorđe",
    "Mary",
  ],
  ...["Ελένη", "Γιώργος", "Κωνσταντίνα", "Νίκος", "Зоряна", "Дмитро", "Светлана", "Юрій", "Ђорђе", "Ólafur", "Ngọc"],
];
const family = [
  ...["Żółkiewska", "Müller", "Novák", "Ørsted", "Yıldırım", "Ionescu", "Rossi", "Gonçalves", "O’Brien", "Čapek"],
  ...["Παπαδοπούλου", "Οικονόμου", "Ковальчук", "Їжакевич", "Петрова", "Þórsdóttir", "Nguyễn", "Smith", "Đurić"],
];
const subjects = [
  ...["Bookbinding", "Data protection", "Première secours", "Möbelrestaurierung", "Konserwacja zabytków", "Yacht crew"],
  ...["Συντήρηση σκαφών", "Реставрація дерева", "First aid", "Gestão de projetos", "Øksesmed", "Çini sanatı"],
];
const levels = [
  "for beginners",
  "advanced",
  "II",
  "with examination",
  "weekend",
  "Stufe B2",
  "masterclass",
  "refresher",
];

/**
 * Rows that differ from each other as people's do, always the same ones: Latin Extended, Greek and Cyrillic letters.
 */
export function benchRows(count: number): BenchRow[] {
  const random = seededRandom(16);
  return Array.from({ length: count }, (_, index) => ({
    name: `${oneOf(random, given)} ${middle(random)} ${oneOf(random, family)}`,
    course: `${oneOf(random, subjects)} ${oneOf(random, levels)} ${1 + (index % 97)}`,
    date: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 1_000))).toISOString().slice(0, 10),
    street: `${oneOf(random, family)} ${oneOf(random, ["Street", "gata", "Straße", "ulica"])} ${1 + (index % 211)}`,
    city: `${10_000 + Math.floor(random() * 80_000)} ${oneOf(random, ["Gdańsk", "Kraków", "Århus", "Θεσσαλονίκη", "Львів"])}`,
  }));
}

/** A second name made of syllables, so that hardly two rows are alike. */
function middle(random: Random): string {
  const syllables = ["ka", "lö", "mi", "ße", "né", "řo", "ša", "ün", "el", "vø", "gi", "ta", "dő", "ry", "ły"];
  const text = Array.from({ length: 2 + Math.floor(random() * 2) }, () => oneOf(random, syllables)).join("");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is made of the rows: a template in a style, and the columns of its sheet. */
export interface BenchSheet {
  name: string;
  template: string;
  settings: Record<string, string>;
  csv(rows: readonly BenchRow[]): string;
}

const lines = (header: string[], cells: string[][]) =>
  [header, ...cells].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()).join("\r\n");

const certificate = (rows: readonly BenchRow[]) =>
  lines(
    ["Full name", "Course", "Date"],
    rows.map(({ name, course, date }) => [name, course, date]),
  );
const code = (index: number) => `BX-${(index * 7_919).toString(36).toUpperCase().padStart(6, "0")}`;

export const benchSheets: readonly BenchSheet[] = [
  { name: "certificate, classical", template: "certificate", settings: { style: "classical" }, csv: certificate },
  { name: "certificate, modern", template: "certificate", settings: { style: "modern" }, csv: certificate },
  {
    name: "badge with a QR code",
    template: "badge",
    settings: {},
    csv: (rows) =>
      lines(
        ["Name", "Company", "Code"],
        rows.map(({ name, course }, index) => [name, course, code(index)]),
      ),
  },
  {
    name: "ticket",
    template: "ticket",
    settings: {},
    csv: (rows) =>
      lines(
        ["Holder", "Ticket type", "Row", "Seat", "Code"],
        rows.map(({ name, course }, index) => [name, course, "F", `${index + 1}`, code(index)]),
      ),
  },
  {
    name: "invoice of 3 lines",
    template: "invoice",
    settings: {},
    csv: (rows) =>
      lines(
        ["Invoice no", "Customer", "Address", "Date", "Item", "Quantity", "Unit price", "VAT %"],
        rows.flatMap(({ name, course, date, street, city }, index) =>
          [1, 2, 3].map((line) => {
            const item = [`${course} ${line}`, `${line}`, `${40 + (index % 60)}.50`, "20"];
            return [`2026-${index + 1}`, name, `${street}, ${city}`, date, ...item];
          }),
        ),
      ),
  },
  {
    name: "letter of one page",
    template: "letter",
    settings: {
      body: "We are glad that you were with us, and hope to see you again next year. Please find our programme enclosed.",
    },
    csv: (rows) =>
      lines(
        ["Name", "Street", "City", "Subject", "Date"],
        rows.map(({ name, course, date, street, city }) => [name, street, city, course, date]),
      ),
  },
];
