import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import { sourceTexts } from "./source-texts.fixture.ts";

const root = "lib";
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !/\.(test|fixture|contract)\.ts$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));

/** Statements that belong to no visitor's request: in whole files, or by how they begin, each with its reason. */
const allowed: readonly (readonly [path: string, beginning: string, reason: string])[] = [
  ["commands/", "", "an operator's tools, which no request reaches"],
  ["generation/jobs/sweep/sweep.ts", "", "deletes whatever has expired, whoever it belongs to"],
  ["generation/jobs/sweep/lost-results.ts", "", "looks for the files of results, whoever they belong to"],
  ["generation/jobs/job-runner.ts", "", "counts the shards of all jobs"],
  ["generation/jobs/steps/plan.ts", "", "works on the job of a task that the queue has handed out"],
  ["generation/jobs/steps/render.ts", "", "works on the job of a task that the queue has handed out"],
  ["generation/jobs/steps/record-shard.ts", "", "works on the job of a task that the queue has handed out"],
  ["generation/jobs/waiting.ts", "", "works on the job of a task that the queue has handed out"],
  ["generation/jobs/steps/finish.ts", "UPDATE jobs", "works on the job of a task that the queue has handed out"],
  ["generation/database/migrations.ts", "UPDATE jobs SET problem_count", "migrates the jobs of an older build"],
  ["generation/records/jobs.ts", "SELECT * FROM jobs WHERE id = $1", "findJob, for the pipeline alone"],
  ["generation/records/jobs.ts", "UPDATE jobs SET state = 'failed'", "failJob, for the pipeline alone"],
  [
    "generation/quotas/quotas.ts",
    "SELECT",
    "counts what a visitor, an address and the whole site have, and tells no more",
  ],
  ["generation/records/traces.ts", "SELECT", "gives the name of a trace, which no answer tells"],
  ["generation/jobs/job-status.ts", 'SELECT id AS "resultId"', "of the job that findVisitorsJob gave"],
  ["generation/downloads/names.ts", "SELECT storage_key", "of the job that findVisitorsJob gave"],
  ["generation/records/preflights.ts", "SELECT state FROM sessions", "of the session that findSession gave"],
];

interface Statement {
  path: string;
  sql: string;
}

const statements = sources.flatMap(({ path, source }) => statementsIn(path, source));

/** What is filled in stands as a star. */
function statementsIn(path: string, source: string): Statement[] {
  return sourceTexts(source)
    .map((text) => ({
      path,
      sql: text
        .replace(/\$\{[^}]*\}/g, "*")
        .replace(/\s+/g, " ")
        .trim(),
    }))
    .filter(isOnVisitorsRows);
}

/** A table whose name is filled in may be one of them. */
function isOnVisitorsRows({ sql }: Statement): boolean {
  return /\b(FROM|JOIN|INTO|UPDATE) (uploads|sessions|jobs|results|\*)/.test(sql);
}

function namesVisitor({ sql }: Statement): boolean {
  if (sql.startsWith("INSERT")) return /^INSERT INTO \w+ \([^)]*\bvisitor\b/.test(sql);
  return /\bWHERE\b.*\bvisitor = \$\d/.test(sql);
}

const isAllowedBy = ({ path, sql }: Statement, [file, beginning]: readonly [string, string, string]) =>
  (file.endsWith("/") ? path.startsWith(file) : path === file) && sql.startsWith(beginning);

test("every statement on a visitor's rows names the visitor", () => {
  assert.ok(statements.length > 40, `${statements.length} statements were found`);
  const forgetful = statements.filter(
    (statement) => !namesVisitor(statement) && !allowed.some((exception) => isAllowedBy(statement, exception)),
  );
  assert.deepEqual(forgetful, []);
});

test("no exception outlives its statement", () => {
  const open = statements.filter((statement) => !namesVisitor(statement));
  const idle = allowed.filter((exception) => !open.some((statement) => isAllowedBy(statement, exception)));
  assert.deepEqual(idle, []);
});

test("what takes a job whoever it belongs to is for the pipeline alone", () => {
  const users = sources.filter(({ source }) => /\bimport \{[^}]*\b(findJob|failJob)\b[^}]*\} from/.test(source));
  assert.ok(users.length > 0);
  assert.deepEqual(
    users.filter(({ path }) => !path.startsWith("generation/jobs/")).map(({ path }) => path),
    [],
  );
});

test("finds a statement that forgets its visitor, however it is written", () => {
  const written = String.raw`
    const a = "UPDATE uploads SET expires_at = $1 WHERE id = $2"; // "SELECT 1 FROM jobs"
    const b = 'SELECT visitor = $1 FROM sessions WHERE id = $1';
    const c = /['"]/.test(x) ? 'DELETE FROM results WHERE id = $1' : "INSERT INTO jobs VALUES ($1)"; /* "FROM jobs" */
    const d = "SELECT id\n FROM sessions WHERE id = $1 AND visitor = $2" + "SELECT * FROM jobs";`;
  const forgetful = statementsIn("", written).filter((statement) => !namesVisitor(statement));
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

test("no other id can stand where a visitor is meant", () => {
  const upload = "upl_" as UploadId;
  // @ts-expect-error: the id of an upload is nobody
  const visitor: VisitorId = upload;
  assert.equal(visitor, upload);
});
