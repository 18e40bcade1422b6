/**
 * The rooms of the code: each folder, its purpose, and the only rooms and packages that its files may import. Tests and
 * fixtures may import anything. `npm run check` enforces this list, and that imports, including those of types, have no
 * circles.
 *
 * A name with a slash is a single file of a room. `node` stands for Node's built-in modules.
 */
export const rooms: readonly (readonly [folder: string, purpose: string, imports: string])[] = [
  [
    "app",
    "pages and their components",
    "client contracts messages site/site-facts.ts http/page-status.ts next react react-dom",
  ],
  [
    "app/api",
    "one thin route handler for each endpoint",
    "http uploads sessions jobs downloads container common contracts messages",
  ],
  ["lib/client", "requests to the endpoints, and hooks that follow a job", "contracts react swr zod @vercel/blob"],
  [
    "lib/http",
    "what endpoints share: visitors, bodies, errors, ranges, rate limits",
    "jobs downloads records storage container common contracts messages lib node next zod @fastify/busboy",
  ],
  ["lib/contracts", "schemas of every request and response, limits, error codes", "zod"],
  ["lib/messages", "texts of pages, server and documents: one folder per language", "contracts zod"],
  ["lib/telemetry", "traces and metrics, and where they are sent", "@opentelemetry"],
  ["lib", "settings, the log, and shutdown signals", "contracts node zod"],
  [
    "site",
    "startup of a site process, and facts for its pages",
    "container jobs uploads designs templates common contracts telemetry lib node",
  ],
  [
    "container",
    "the composition root: the only place that picks adapters",
    "database queue storage workers templates common lib node",
  ],
  [
    "jobs",
    "starting a job, its status, the job runner and the sweep",
    "jobs/steps sessions downloads quotas records records/everyone workers queue storage database templates mapping container common contracts messages telemetry lib node",
  ],
  [
    "jobs/steps",
    "the steps of a job: plan, render, finish",
    "orders records records/everyone workers queue database storage archive mapping templates container common contracts messages telemetry lib node zod",
  ],
  [
    "sessions",
    "a spreadsheet, a template and the visitor's choices; the preflight",
    "orders uploads quotas records workers storage designs designs/pages word mapping templates container common contracts messages telemetry lib node",
  ],
  [
    "designs",
    "a visitor's own design: its placeholders, its faults, and as a template",
    "designs/pages mapping templates formats common contracts messages lib node zod",
  ],
  [
    "designs/pages",
    "pages that visitors bring: read, their placeholders found, ready to be printed on",
    "archive typesetting mapping pictures formats common contracts messages node zod @hyzyla/pdfium",
  ],
  [
    "orders",
    "a job's input, lent to worker processes as local files",
    "workers records storage pictures common messages",
  ],
  [
    "downloads",
    "results, single documents, and their names",
    "records storage archive container common contracts messages telemetry",
  ],
  [
    "uploads",
    "accepting files, reading them once, storing tables and images",
    "quotas records workers storage word spreadsheet designs designs/pages pictures container common contracts messages telemetry node",
  ],
  [
    "quotas",
    "limits per visitor, per address and for the whole site",
    "records records/everyone database container common contracts messages lib node",
  ],
  [
    "records/everyone",
    "SQL of the job runner, the sweep and quotas, across all visitors",
    "records database mapping common contracts telemetry lib zod",
  ],
  [
    "records",
    "one file per table: its rows, and the SQL of a visitor's requests",
    "database designs/pages word mapping pictures templates common contracts messages telemetry lib node zod",
  ],
  [
    "workers",
    "the pool, the worker program and its tasks",
    "typesetting archive fonts designs designs/pages word mapping templates pictures spreadsheet formats common contracts messages lib node zod",
  ],
  [
    "typesetting",
    "documents to pages; fonts and their metrics",
    "archive mapping templates pictures contracts node @myriaddreamin/typst-ts-node-compiler",
  ],
  [
    "fonts",
    "fonts that visitors bring: read, and written as documents are set in them",
    "archive common contracts messages node",
  ],
  ["word", "Word files to Typst source, as templates, and filled", "fonts formats templates contracts node zod"],
  [
    "mapping",
    "matching columns to fields, rows to typed values, file names",
    "templates spreadsheet common contracts messages zod bwip-js qr",
  ],
  ["templates", "one folder per template, and the catalogue", "common contracts messages node zod"],
  [
    "spreadsheet",
    "bytes to columns and rows, as a stream",
    "pictures formats common contracts messages node iconv-lite numfmt",
  ],
  [
    "pictures",
    "photos and drawings to a pack of images ready to print",
    "formats common contracts messages node zod sharp",
  ],
  ["formats", "file types, ZIP and XML", "common messages node iconv-lite yauzl"],
  ["archive", "ZIP segments that concatenate; PDFs split and merged", "node"],
  ["queue", "the queue: a port and its adapters", "database common contracts lib node zod pg-boss"],
  [
    "storage",
    "files on disk or in an object store: a port and its adapters",
    "common contracts messages lib node zod @vercel/blob aws4fetch",
  ],
  ["database", "SQLite or Postgres: a port, its adapters and the migrations", "common messages lib node zod pg"],
  ["common", "ids, errors and small shared helpers", "contracts messages lib node zod"],
];
