import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";
import { sourceTexts } from "./source-texts.fixture.ts";

const sources = ["lib", "app"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|fixture|contract)\.ts$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, "utf8") }));

/** Where SQL is allowed. */
const homes = ["lib/generation/records/", "lib/generation/queue/", "lib/generation/database/", "lib/commands/"];
/** Code that works for all visitors. Nothing in these files answers a visitor's request. */
const everyone = "lib/generation/records/everyone/";
const worksForEveryone = /^lib\/generation\/(jobs\/(steps\/|sweep\/|job-runner\.ts)|quotas\/|records\/everyone\/)/;

/** Statements outside any visitor's request: whole folders, or a statement by its beginning, each with the reason. */
const allowed: readonly (readonly [path: string, beginning: string, reason: string])[] = [
  ["lib/commands/", "", "an operator's tools, which no request reaches"],
  [everyone, "", "the job runner, the sweep and the quotas work for everyone"],
  ["lib/generation/database/migrations.ts", "", "moves the rows of an older build"],
  ["lib/generation/database/keep-first-problems.ts", "", "moves the rows of an older build"],
  [
    "lib/generation/records/shares.ts",
    "SELECT shares.visitor, shares.token_hash",
    "finds the visitor whose share a token must fit; everything after that asks for this visitor",
  ],
  ["lib/generation/records/insert-into.ts", "INSERT INTO", "its type asks for the visitor, see below"],
];

interface Statement {
  path: string;
  sql: string;
}

function isSql(text: string): boolean {
  return /\b(SELECT\b.* FROM|INSERT INTO|DELETE FROM) \S|\bUPDATE \S+ SET |^(SELECT|BEGIN|PRAGMA|CREATE TABLE) /.test(
    text,
  );
}

const statements = sources.flatMap(({ path, source }) => statementsIn(path, source));

/** Interpolated constants are replaced by their text if their name is unique in the file; anything else becomes `*`. */
function statementsIn(path: string, source: string): Statement[] {
  const constants = new Map<string, string>();
  for (const [, name = "", , text = ""] of source.matchAll(/const (\w+) =\s*(["`])(.*?)\2;/gs)) {
    constants.set(name, constants.has(name) ? "*" : text);
  }
  return sourceTexts(source)
    .map((text) => ({
      path,
      sql: text
        .replace(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? "*")
        .replace(/\$\{[^}]*\}/g, "*")
        .replace(/\s+/g, " ")
        .trim(),
    }))
    .filter(({ sql }) => isSql(sql));
}

/** An interpolated table name may be any of these. Shards belong to the visitor of their job. */
function isOnVisitorsRows({ sql }: Statement): boolean {
  const tables = "uploads|sessions|preflights|previews|jobs|shards|shard_problems|results|shares";
  return new RegExp(`\\b(FROM|JOIN|INTO|UPDATE) (${tables}|\\*)`).test(sql);
}

function namesVisitor({ sql }: Statement): boolean {
  if (sql.startsWith("INSERT")) return /^INSERT INTO \w+ \([^)]*\bvisitor\b/.test(sql);
  return /\bWHERE\b.*\bvisitor = \$(visitor\b|\d)/.test(sql);
}

const isAllowedBy = ({ path, sql }: Statement, [file, beginning]: readonly [string, string, string]) =>
  (file.endsWith("/") ? path.startsWith(file) : path === file) && sql.startsWith(beginning);

test("only the records, the queue and the database contain SQL", () => {
  const strays = statements.filter(({ path }) => !homes.some((home) => path.startsWith(home)));
  assert.deepEqual(strays, []);
});

test("every statement about a visitor's rows names the visitor", () => {
  const onRows = statements.filter(isOnVisitorsRows);
  assert.ok(onRows.length > 40, `${onRows.length} statements were found`);
  const forgetful = onRows.filter(
    (statement) => !namesVisitor(statement) && !allowed.some((exception) => isAllowedBy(statement, exception)),
  );
  assert.deepEqual(forgetful, []);
});

test("every exception still has its statement", () => {
  const open = statements.filter((statement) => isOnVisitorsRows(statement) && !namesVisitor(statement));
  const idle = allowed.filter((exception) => !open.some((statement) => isAllowedBy(statement, exception)));
  assert.deepEqual(idle, []);
});

test("statements about all visitors can't be reached from a visitor's request", () => {
  const users = sources.filter(({ source }) => /from "[^"]*\beveryone\/[^"]+"/.test(source));
  assert.ok(users.length > 5);
  assert.deepEqual(
    users.map(({ path }) => path).filter((path) => !worksForEveryone.test(path)),
    [],
  );
});

test("a visitor's row can't be inserted without the visitor", () => {
  const add = (statements: Statements) => [
    insertInto(statements, "results", { id: "a", visitor: "v" }),
    insertInto(statements, "workers", { id: "a" }),
    // @ts-expect-error: the visitor is missing
    insertInto(statements, "results", { id: "a" }),
    // @ts-expect-error: no visitor
    insertInto(statements, "uploads", { id: "a", visitor: null }),
  ];
  assert.equal(add.length, 1);
});

test("finds a statement without its visitor, however it is written", () => {
  const written = String.raw`
    const a = "UPDATE uploads SET expires_at = $1 WHERE id = $2"; // "SELECT 1 FROM jobs"
    const b = 'SELECT visitor = $1 FROM sessions WHERE id = $1';
    const c = /['"]/.test(x) ? 'DELETE FROM results WHERE id = $1' : "INSERT INTO jobs VALUES ($1)"; /* "FROM jobs" */
    const d = "SELECT id\n FROM sessions WHERE id = $1 AND visitor = $2" + "SELECT * FROM jobs";`;
  const forgetful = statementsIn("", written).filter((one) => isOnVisitorsRows(one) && !namesVisitor(one));
  assert.deepEqual(
    forgetful.map(({ sql }) => sql.split(" WHERE")[0]),
    [
      "UPDATE uploads SET expires_at = $1",
      "SELECT visitor = $1 FROM sessions",
      "DELETE FROM results",
      "INSERT INTO jobs VALUES ($1)",
      "SELECT * FROM jobs",
    ],
  );
});

test("no other id is accepted as a visitor's", () => {
  const upload = "upl_" as UploadId;
  // @ts-expect-error: the id of an upload is no visitor
  const visitor: VisitorId = upload;
  assert.equal(visitor, upload);
});
